import { isRecord } from '@clouddb/spec/document/openapi'
import type { RequestSchema } from '@clouddb/spec/document/request-schema'
import { bodyOf, type Data } from '../document/api-documents.ts'

/** Refuses an alert that servers take after the tile that it watches is written, or lose with the next update of the tile. */
export function checkAlert({ channels }: Data, { name, config }: Data): void {
  if (!Array.isArray(channels) || channels.length === 0)
    throw new Error('An alert needs `channels`, a list of webhooks.')
  const displayType = isRecord(config) ? config.displayType : undefined
  if (typeof displayType === 'string' && !watchable.has(displayType))
    throw new Error(
      `Tile ${JSON.stringify(name)} is a ${displayType}, which no alert can watch: servers delete it later. Use one of ${[...watchable].join(', ')}.`,
    )
  const { configType, sqlTemplate } = isRecord(config) ? config : {}
  // A number needs none. Servers do not look into some macros.
  if (configType === 'sql' && displayType !== 'number' && !/interval|\$__/.test(`${sqlTemplate}`))
    throw new Error(
      `Tile ${JSON.stringify(name)} has SQL without an interval, which an alert needs. Use a macro such as $__timeInterval.`,
    )
}

/** The kinds of charts that an alert can watch: those that an alert with a chart of its own can have. */
const watchable: ReadonlySet<string> = displayTypes()

function displayTypes(): Set<string> {
  const body = bodyOf('alert')
  const membersNamed = (name: string, schema: RequestSchema): RequestSchema[] =>
    body.branchesOf(schema).flatMap(({ properties }) => properties?.[name] ?? [])
  const charts = membersNamed('chartConfig', body.schema)
  const types = charts
    .flatMap((chart) => membersNamed('displayType', chart))
    .flatMap((each) => body.valuesOf(each) ?? [])
  return new Set(types.filter((type) => typeof type === 'string'))
}
