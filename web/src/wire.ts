/** What goes over the wire. Every type comes from the server's own code. */
export type * from "./generated/provisional";
