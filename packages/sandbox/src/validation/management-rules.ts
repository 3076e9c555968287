import { brokenIn } from '@clouddb/document/rule-examples'
import { managementDocument, type Schema } from '../documents.ts'
import { Refusal } from '../http/refusal.ts'

const document = { components: { schemas: managementDocument.schemas } }

/**
 * Refuses a value that breaks a rule of a schema of the management API, at any depth: a body, or the settings that follow
 * from it.
 *
 * @param wordsOf Changes the words. Default: those of the document.
 */
export function refuseBroken(schema: Schema, value: unknown, wordsOf = (message: string) => message): void {
  const [breach] = brokenIn(document, { node: schema, pointer: '#' }, value)
  if (!breach) return
  const place = breach.at.length > 0 ? `${breach.at.join('.')}: ` : ''
  throw new Refusal(400, `BAD_REQUEST: ${place}${wordsOf(breach.message)}`)
}

/** A component of the management API. */
export const managementSchema = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` })
