import { type ZodTypeAny, z } from 'zod/v3'
import type { Rule } from '../rules/rule.ts'

/** A schema, and rules for what is right by it. */
export function ruled(schema: ZodTypeAny, ...rules: readonly Rule<never>[]): ZodTypeAny {
  return rules.reduce<ZodTypeAny>(
    (judged, rule) =>
      judged.superRefine((value, context) =>
        rule(value as never, (message, path = []) =>
          context.addIssue({ code: z.ZodIssueCode.custom, message, path: [...path] }),
        ),
      ),
    schema,
  )
}
