### What everybody wants of an Epilogue, and the offer.

objective-proof-of-death = Proof of Death
objective-trophy = Trophy
objective-full-pockets = Full Pockets
objective-own-business = Own Business
objective-message-home = Message Home
objective-fit-for-duty = Fit for Duty
objective-working-order = Working Order
objective-homeward-course = Homeward Course
objective-field-study = Field Study
objective-containment = Containment
objective-inspector = Inspector
objective-full-crew = Full Crew
objective-burn-it = Burn It
objective-lucrative-offer = Lucrative Offer
possibility-take-offer = take the Lucrative Offer
    .text = Give your requirement up for good: send the signal and leave in a pod with an egg. Whatever becomes of alerts and discovery tokens, you win if you survive the contamination check.
