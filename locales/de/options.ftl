### Wird noch übersetzt.
