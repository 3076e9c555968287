// biome-ignore lint/suspicious/noExplicitAny: a mutation reaches anywhere into a document, a body or a client.
export type Json = any
