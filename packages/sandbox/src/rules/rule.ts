/** Says what is wrong, in the server's words, and where it is in the judged value. */
export type Complain = (message: string, path?: readonly (string | number)[]) => void

/** Looks at a value that is right by its schema, and complains of what no schema says. */
export type Rule<Value> = (value: Value, complain: Complain) => void
