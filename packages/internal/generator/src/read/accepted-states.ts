import { isRecord, type OpenApiDocument } from '@clouddb/document/openapi'
import type { LocatedOperation } from '@clouddb/document/operations'
import type { Problems } from '@clouddb/document/problems'
import { statesOf } from '@clouddb/document/resources'
import { allSchemas } from '@clouddb/document/schemas'

/** The states of its object in which servers accept an operation; absent for all of them. */
export function readStates(
  document: OpenApiDocument,
  { id }: LocatedOperation,
  problems: Problems,
): readonly string[] | undefined {
  const states = statesOf(document, id)
  if (states === undefined) return undefined
  const known = allSchemas(document).flatMap(({ node: schema }) => {
    const state = isRecord(schema) ? schema.properties?.state : undefined
    return isRecord(state) ? [state['x-extensible-enum']].flat() : []
  })
  const unknown = states.filter((state) => !known.includes(state))
  if (unknown.length > 0)
    problems.add(
      '#/x-resources',
      `No property \`state\` lists '${unknown.join("', '")}' in its x-extensible-enum`,
      'Name states that answers show.',
    )
  return states
}
