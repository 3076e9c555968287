import { isRecord } from '@clouddb/document/openapi'
import type { RequestBody, RequestSchema } from '@clouddb/document/request-schema'
import { memberOf } from '@clouddb/document/request-schema'
import { toDeclared } from '../src/code/references.ts'
import { type Data, requestBodySchema } from '../src/document/api-documents.ts'
import type { Declaration } from '../src/index.ts'
import { logs, tileOf } from './declarations.ts'
import { examplesOf } from './projects.ts'

/** Times in every form that somebody may take for one, and whether servers do. */
export const times: readonly (readonly [text: string, isTaken: boolean])[] = [
  ...['06:00:00.000Z', '06:00:00Z', '06:00Z', '06:00:00.1Z', '06:00:00.123456789Z', '06:00:00.9999999Z'].map(
    (time) => [`2026-03-02T${time}`, true] as const,
  ),
  ...['T08:00:00+02:00', 'T06:00:00+00:00', 't06:00:00z', 'T06:00:00z', ' 06:00:00Z', '', 'T06Z', 'T06:00:00'].map(
    (time) => [`2026-03-02${time}`, false] as const,
  ),
  ...[
    '2026-02-30T06:00:00Z',
    '2026-13-01T06:00:00Z',
    '2026-03-01T24:00:00Z',
    '2026-06-30T23:59:60Z',
    '1026-01-01T00:00Z',
  ].map((time) => [time, false] as const),
]

/** Spellings of a value that a schema may take, and some that it does not. */
function spellingsOf(schema: RequestSchema, value: unknown): readonly unknown[] {
  const types = [schema.type].flat()
  const text = typeof value === 'string' && value !== '' ? value : 'abc'
  const listed = schema.enum ?? (schema.const === undefined ? undefined : [schema.const])
  const ends = [
    '',
    ' ',
    ` ${text}`,
    `${text}\n`,
    `\t${text}\u00a0`,
    `${text}\r\n${text}`,
    `${text}e\u0301`,
    `${text}\ud800`,
  ]
  const limits = [schema.minimum, schema.maximum].flatMap((limit) =>
    limit === undefined ? [] : [limit, limit + 0.5, limit + 1],
  )
  return [
    null,
    undefined,
    ...(schema.default === undefined ? [] : [schema.default]),
    ...(listed ?? (types.includes('string') ? [...ends, text.toUpperCase()] : [])),
    ...(types.includes('number') || types.includes('integer')
      ? [0, -0, -1, 0.1, 1e3, 1e21, 5e-324, `${value}`, ...limits]
      : []),
    ...(types.includes('boolean') ? [true, false] : []),
    ...(types.includes('array') ? [[], Array.isArray(value) ? [...value, ...value] : ['a', 'a']] : []),
    ...(types.includes('object') || schema.oneOf ? [{}] : []),
    ...(schema.format === 'date-time' ? times.map(([time]) => time) : []),
  ]
}

type Path = readonly (string | number)[]

interface Spelling {
  readonly path: Path
  readonly value: unknown
}

/** Each field that the document knows inside a request, present or not, in several spellings. */
function spellingsIn(body: RequestBody, request: Data): Spelling[] {
  const visit = (schema: RequestSchema, value: unknown, path: Path): Spelling[] => {
    const own = body.schemaOf(schema, value) ?? {}
    if (Array.isArray(value)) return value.flatMap((item, index) => visit(own.items ?? {}, item, [...path, index]))
    if (!isRecord(value)) return []
    return Object.keys(own.properties ?? {}).flatMap((name) => {
      const member = memberOf(own, name)
      if (!member || name === 'id' || name.endsWith('Id') || name.endsWith('Ids')) return []
      const spellings = spellingsOf(body.resolve(member), value[name])
      const at = [...path, name]
      return [...spellings.map((each) => ({ path: at, value: each })), ...visit(member, value[name], at)]
    })
  }
  return visit(body.schema, request, [])
}

function replaced(data: unknown, [key, ...rest]: Path, value: unknown): unknown {
  if (key === undefined) return value
  if (Array.isArray(data)) return data.map((item, index) => (index === key ? replaced(item, rest, value) : item))
  return { ...(data as Data), [key]: replaced((data as Data)[key], rest, value) }
}

/** A declaration with one field in another spelling. */
export interface Case {
  readonly title: string
  readonly declaration: Declaration
}

/** An alert inside what it watches. */
function watching(alert: Data, name: string): Data {
  const { source, dashboardId: _, tileId: __, savedSearchId: ___, channel, ...own } = alert
  const alerts = [{ channels: channel ? [channel] : undefined, ...own }]
  return source === 'tile'
    ? { dashboard: { name, tiles: [tileOf('Errors', alerts)] } }
    : { savedSearch: { name, source: logs, alerts } }
}

/** The fields that `watching` sets, and the names by which objects are told apart. */
const isFixed = (kind: string, [field, inner]: Path): boolean =>
  inner === undefined && (kind === 'alert' ? /^(source|channel)$/ : /^name$/).test(`${field}`)

/** Every field of the examples of the document's requests, in several spellings. A dashboard has one tile. */
export function spelledCases(): Case[] {
  const all = (['dashboard', 'savedSearch', 'webhook', 'alert'] as const).flatMap((kind) => {
    const body = requestBodySchema(kind)
    const declare = (own: Data, name: string) => (kind === 'alert' ? watching(own, name) : { [kind]: { ...own, name } })
    const examples = examplesOf(kind).filter(({ source }) => source !== 'inline')
    const bases = examples.flatMap(({ tiles, ...whole }) =>
      Array.isArray(tiles) ? tiles.map((tile) => ({ ...whole, tiles: [tile] }) as Data) : [whole],
    )
    return bases.flatMap((base, index) =>
      spellingsIn(body, base)
        .filter(({ path: at }) => !isFixed(kind, at))
        .map(({ path: at, value }): Case => {
          const title = `${kind} ${index}: ${at.join('.')} ${JSON.stringify(value)}`
          return { title, declaration: toDeclared(declare(replaced(base, at, value) as Data, title)) as never }
        }),
    )
  })
  return [...new Map(all.map((each) => [each.title, each])).values()]
}
