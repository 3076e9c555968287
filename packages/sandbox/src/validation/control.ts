import { timeOf } from '@clouddb/telemetry'
import { z } from 'zod/v3'
import { controlDocument } from '../documents.ts'
import { mistakeIn } from './mistakes.ts'
import { type Composition, RequestSchemas } from './request-schemas.ts'

const expected = 'Expected epoch milliseconds, or ISO 8601 with its zone, such as 2026-01-12T12:05:00Z'

/** Schemas of the control API whose messages say more than those that follow from the document. */
export const controlCompositions: Composition = {
  TelemetryTime: () => z.custom((time) => !Number.isNaN(timeOf(time)), expected),
}

/** The exact schemas of the control API. */
export function controlSchemas(more: Composition = {}): RequestSchemas {
  const newest = { since: '9999-12-31', now: () => 0 }
  return new RequestSchemas(controlDocument, newest, { ...controlCompositions, ...more }, true)
}

let schemas: RequestSchemas | undefined

/** The first mistake of a value that a component of the control API describes, such as `count must be a number.` */
export function mistakeInControl(component: 'Fault' | 'SuppliedTelemetry', value: unknown): string | undefined {
  schemas ??= controlSchemas()
  return mistakeIn(schemas.named(component), value)?.message
}
