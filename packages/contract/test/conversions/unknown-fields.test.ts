import { toUpdateReversePrivateEndpoint, toUpdateService } from '@clouddb/management/requests'
import type { ReversePrivateEndpoint, Service } from '@clouddb/management/types'
import { InvalidArgumentError } from '@clouddb/observability-cloud/errors'
import { expect, test } from 'vitest'
import type { Json } from '../../src/index.ts'
import { isJsonObject } from '../../src/schema/schema.ts'
import { examplesOf, type Pair, pairs } from './pairs.ts'

const newer = 'newerField'

/** The losses of a conversion by their paths, without values that servers never show, and what is sent if there is none. */
function attempt({ convert }: Pair, record: unknown): { lost: readonly string[]; sent?: Json } {
  try {
    return { lost: [], sent: convert(record) }
  } catch (error) {
    if (!InvalidArgumentError.is(error)) throw error
    return { lost: (error.losses ?? []).flatMap(({ path, code }) => (code === 'hidden' ? [] : path)) }
  }
}

/** The paths of all objects in a value, which are written as losses are. */
function objectsIn(value: Json, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => objectsIn(item, `${path}[${index}]`))
  if (!isJsonObject(value)) return []
  const inner = Object.entries(value).flatMap(([name, each]) => objectsIn(each, path ? `${path}.${name}` : name))
  return [path, ...inner]
}

function withNewer(record: Json, path: string): Json {
  const changed = structuredClone(record)
  const keys = path.split(/[.[\]]+/).filter(Boolean)
  const object = keys.reduce<unknown>((value, key) => (value as Record<string, unknown>)[key], changed)
  Object.assign(object as object, { [newer]: 'of a newer server' })
  return changed
}

/** What happened to an unknown field of an object: it was named, sent, or the server alone sets what holds it. */
function fateOf(pair: Pair, record: Json, path: string): string {
  const { lost, sent } = attempt(pair, withNewer(record, path))
  if (lost.includes(path ? `${path}.${newer}` : newer)) return 'named'
  if (JSON.stringify(sent ?? {}).includes(newer)) return 'sent'
  const [name = ''] = path.split(/[.[]/)
  return name !== '' && !Object.hasOwn((sent ?? {}) as object, name) ? 'set by the server' : 'dropped'
}

/** Servers keep what this update leaves out, and a field of the record may be one that they call by another name. */
const keepsOthers = 'toUpdateConnection'

test.each(pairs)('$name of $api names an unknown field of the record, and of every object that it sends', (pair) => {
  const whole = examplesOf(pair).filter(({ value }) => attempt(pair, value).lost.length === 0)
  const fates = whole.flatMap(({ value }) =>
    objectsIn(value).map((path) => ({ path, fate: fateOf(pair, value, path) })),
  )
  const ofRecord = new Set(fates.filter(({ path }) => path === '').map(({ fate }) => fate))
  expect([...ofRecord]).toEqual([pair.name === keepsOthers ? 'dropped' : 'named'])
  expect(fates.filter(({ path, fate }) => path !== '' && fate === 'dropped')).toEqual([])
})

const service: Service = { id: 's', name: 'Shop' }
const endpoint: ReversePrivateEndpoint = { id: 'e', type: 'VPC_RESOURCE', customPrivateDnsMappings: [] }
const customPrivateDnsMappings = [{ privateDnsName: 'db.example.com' }]

test.each<[name: string, convert: (before: never, after: never) => object, record: object, change: object]>([
  ['toUpdateService', toUpdateService, service, { name: 'Cart' }],
  ['toUpdateReversePrivateEndpoint', toUpdateReversePrivateEndpoint, endpoint, { customPrivateDnsMappings }],
])('%s names an unknown field of the changed copy, and sends what changed', (_, convert, record, change) => {
  const send = (before: object, after: object) => convert(before as never, after as never)
  const more = { [newer]: 1 }
  expect(() => send(record, { ...record, ...change, ...more })).toThrow(newer)
  expect(send({ ...record, ...more }, { ...record, ...more, ...change })).toEqual(change)
})

test('a private way cannot lose what no document knows of its names', () => {
  const after = { ...endpoint, customPrivateDnsMappings: [{ privateDnsName: 'db.example.com', [newer]: 1 }] }
  expect(() => toUpdateReversePrivateEndpoint(endpoint, after)).toThrow(`customPrivateDnsMappings[0].${newer}`)
})
