import { type Body, bodyOf, type Data, isObject, type Schema } from '../document/walk.ts'

/** Refuses an alert that servers take after the tile that it watches is written, or lose with the next update of the tile. */
export function checkAlert({ channels }: Data, { name, config }: Data): void {
  if (!Array.isArray(channels) || channels.length === 0)
    throw new Error('An alert needs `channels`, a list of webhooks.')
  const displayType = isObject(config) ? config.displayType : undefined
  if (typeof displayType === 'string' && !watchable.has(displayType))
    throw new Error(
      `Tile ${JSON.stringify(name)} is a ${displayType}, which no alert can watch: servers delete it later. Use one of ${[...watchable].join(', ')}.`,
    )
  const { configType, sqlTemplate } = isObject(config) ? config : {}
  // A number needs none. Servers do not look into some macros.
  if (configType === 'sql' && displayType !== 'number' && !/interval|\$__/.test(`${sqlTemplate}`))
    throw new Error(
      `Tile ${JSON.stringify(name)} has SQL without an interval, which an alert needs. Use a macro such as $__timeInterval.`,
    )
}

/** The kinds of charts that an alert can watch: those that an alert with a chart of its own can have. */
const watchable: ReadonlySet<string> = kindsOf(bodyOf('oss', 'createAlert'), ['chartConfig', 'displayType'])

/** Returns the constants of a field in every branch of a schema. */
function kindsOf(body: Body | undefined, path: readonly string[]): Set<string> {
  const visit = (schema: Schema, [name, ...rest]: readonly string[]): unknown[] => {
    const own = body?.resolve(schema) ?? {}
    if (name === undefined) return own.const === undefined ? [...(own.enum ?? [])] : [own.const]
    const property = own.properties?.[name]
    const branches = own.oneOf ?? own.anyOf ?? []
    return [...(property ? visit(property, rest) : []), ...branches.flatMap((branch) => visit(branch, [name, ...rest]))]
  }
  return new Set((body ? visit(body.schema, path) : []).filter((kind) => typeof kind === 'string'))
}
