import { getLineColLocation, type Oas3Rule, type UserContext } from '@redocly/openapi-core'
import { extensions, isDay } from './extensions.ts'
import { asObject, type Location } from './node.ts'

/** Words of our own (`x-...`) are a closed vocabulary: a misspelt one would be read by nobody. */
export const knownExtensions: Oas3Rule = () => ({
  any: (node, ctx) => check(node, ctx.location, ctx),
  ref: (node, ctx) => check(node, ctx.location, ctx),
})

function check(node: unknown, location: Location, ctx: UserContext): void {
  if (ctx.type.extensionsPrefix === undefined) return
  const owner = asObject(node)
  for (const key of Object.keys(owner).filter((name) => name.startsWith('x-'))) {
    const extension = extensions[key]
    const complain = (message: string): void => ctx.report({ message, location: location.child(key).key() })
    if (!extension) complain(`${key} is no known word; expected one of ${Object.keys(extensions).join(', ')}.`)
    else if (!extension.on.includes(ctx.type.name)) {
      complain(`${key} stands on ${ctx.type.name}; expected it on ${extension.on.join(', ')} only.`)
    } else if (!extension.accepts(owner[key], owner)) {
      complain(`${key} is ${JSON.stringify(owner[key])}; expected ${extension.expected}.`)
    } else if (!daysIn(owner[key], location.child(key)).every(isQuoted)) {
      complain(`${key} has a day without quotes, which other readers of YAML take for a time; expected quotes.`)
    }
  }
}

/** The days that an extension gives, by itself or for some names. */
function daysIn(value: unknown, location: Location): Location[] {
  if (isDay(value)) return [location]
  return Object.entries(asObject(value)).flatMap(([name, day]) => (isDay(day) ? location.child(name) : []))
}

function isQuoted({ source, pointer }: Location): boolean {
  const { start } = getLineColLocation({ source, pointer, reportOnKey: false })
  return /^['"]/.test(source.getLines()[start.line - 1]?.slice(start.col - 1) ?? '')
}
