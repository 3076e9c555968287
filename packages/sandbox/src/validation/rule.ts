import { type ZodTypeAny, z } from 'zod/v3'

/** Adds a mistake in the server's words, at a path below the checked value. */
export type Complain = (message: string, path?: readonly (string | number)[]) => void

/** Checks what a schema cannot express, for a value that is valid by its schema. */
export type Rule<Value> = (value: Value, complain: Complain) => void

/** A schema with rules, which run in their order unless the shape of the value is wrong. */
export function ruled(schema: ZodTypeAny, ...rules: readonly Rule<never>[]): ZodTypeAny {
  return rules.reduce<ZodTypeAny>(
    (checked, rule) => checked.superRefine((value, context) => rule(value as never, complainTo(context))),
    schema,
  )
}

export function complainTo(context: z.RefinementCtx): Complain {
  return (message, path = []) => context.addIssue({ code: z.ZodIssueCode.custom, message, path: [...path] })
}
