import type { RequestSchema } from '@clouddb/document/request-schema'
import { requestBodySchema } from '../document/api-documents.ts'

/** The kinds of charts that an alert can watch: those that an alert with a chart of its own can have. */
export const watchable: ReadonlySet<string> = displayTypes()

/** False for a chart of another kind: each update of its dashboard deletes alerts on it. */
export function canBeWatched(config: unknown): boolean {
  const { displayType } = Object(config)
  return typeof displayType !== 'string' || watchable.has(displayType)
}

function displayTypes(): Set<string> {
  const body = requestBodySchema('alert')
  const membersNamed = (name: string, schema: RequestSchema): RequestSchema[] =>
    body.branchesOf(schema).flatMap(({ properties }) => properties?.[name] ?? [])
  const charts = membersNamed('chartConfig', body.schema)
  const types = charts
    .flatMap((chart) => membersNamed('displayType', chart))
    .flatMap((each) => body.valuesOf(each) ?? [])
  return new Set(types.filter((type) => typeof type === 'string'))
}
