import { isObject, type Json, type JsonObject, type Patch } from '../json.ts'
import { applicable, inside, keyword, propertiesOf, sample } from './schemas.ts'

/** One change of a body. Mutations with one key do the same to the same kind of value. */
export interface Mutation {
  key: string
  name: string
  patch: Patch
}

const nowhere = '66a1f0c2d4e8b7a9c3f5ffff'
const wrong: { [type: string]: Json[] } = {
  string: [7, {}, [], true],
  number: ['7', null, {}, 1.5],
  boolean: ['true', 0],
  object: ['text', [], 7],
  array: [{}, 'text', 3],
  null: [0, ''],
}

const isTime = (value: Json) => typeof value === 'string' && value.startsWith('{hours:')
const typeOf = (value: Json): string =>
  isTime(value)
    ? 'number'
    : value === null
      ? 'null'
      : Array.isArray(value)
        ? 'array'
        : typeof value === 'object'
          ? 'object'
          : typeof value

/** All changes of a body, one at a time. */
export function mutationsOf(body: Json, schema: JsonObject): Mutation[] {
  const found: Mutation[] = []
  visit(body, applicable(schema, body), '', '', found)
  return found
}

function visit(value: Json, schemas: JsonObject[], pointer: string, key: string, found: Mutation[]): void {
  const add = (name: string, to: Json, at = pointer) =>
    found.push({
      key: `${key}${at.slice(pointer.length)} ${name}`,
      name: `${at || '/'} ${name}`,
      patch: { with: { [at]: to } },
    })
  const types = new Set(wrong[typeOf(value)])
  for (const other of types) add(`is ${JSON.stringify(other)}`, other)
  if (value !== null && pointer !== '') add('is null', null)
  for (const [name, to] of bounds(value, schemas)) add(name, to)
  if (isObject(value)) visitObject(value, schemas, pointer, key, found, add)
  if (!Array.isArray(value)) return
  const [first] = value
  for (const [name, to] of listBounds(value, schemas)) add(name, to)
  for (const [i, item] of value.entries())
    visit(item, inside(schemas, 0, item), `${pointer}/${i}`, `${key}/*${tag(item)}`, found)
  if (first !== undefined) add('gets null', [...value, null])
}

// Values of unions are of another kind each.
const tag = (value: Json): string => {
  const at = isObject(value) ? (isObject(value.config) ? value.config : value) : {}
  return `(${[at.displayType, at.configType, at.source, at.type, at.aggFn, isObject(value) && 'series' in value].filter(Boolean).join()})`
}

function visitObject(
  value: JsonObject,
  schemas: JsonObject[],
  pointer: string,
  key: string,
  found: Mutation[],
  add: (name: string, to: Json, at?: string) => void,
): void {
  for (const property of ['unknownProperty', 'id', '$where'])
    if (!(property in value)) add('is unknown', property === 'id' ? nowhere : 1, `${pointer}/${property}`)
  for (const property of propertiesOf(schemas)) {
    if (property in value) continue
    const possible = sample(inside(schemas, property, undefined))
    add('is added', possible, `${pointer}/${property}`)
    add('is added as null', null, `${pointer}/${property}`)
    add('is added wrong', wrong[typeOf(possible)]?.[0] ?? 0, `${pointer}/${property}`)
    for (const [name, to] of bounds(possible, inside(schemas, property, undefined)))
      add(`is added and ${name}`, to, `${pointer}/${property}`)
  }
  for (const [property, inner] of Object.entries(value)) {
    const at = `${pointer}/${property}`
    found.push({ key: `${key}/${property} is left out`, name: `${at} is left out`, patch: { without: [at] } })
    visit(
      inner,
      inside(schemas, property, inner),
      at,
      `${key}/${property}${property === 'config' ? tag(value) : ''}`,
      found,
    )
  }
}

function bounds(value: Json, schemas: JsonObject[]): [string, Json][] {
  const found: [string, Json][] = []
  const numbers = (word: string) => [...new Set(keyword(schemas, word))].filter((n) => typeof n === 'number')
  if (typeof value === 'number') {
    for (const least of numbers('minimum')) found.push(['is its least', least], ['is below its least', least - 1])
    for (const most of numbers('maximum')) found.push(['is its most', most], ['is above its most', most + 1])
    found.push(['is zero', 0], ['is negative', -1], ['is huge', 1e21])
  }
  if (isTime(value))
    return ['1772409600000', 1772409600, 1772409600000.5, -1772409600000, '{hours:-6000}', '{hours:6}'].map((time) => [
      `is ${time}`,
      time,
    ])
  if (typeof value !== 'string') return found
  for (const most of numbers('maxLength'))
    found.push(['is as long as may be', { $repeat: ['x', most] }], ['is too long', { $repeat: ['x', most + 1] }])
  found.push(['is empty', ''], ['is a space', ' '])
  const members = new Set([...keyword(schemas, 'enum').flat(), ...keyword(schemas, 'const')])
  // Of long lists of words a few are enough.
  const some = members.size > 12 ? [...members].slice(0, 3) : members
  for (const member of some) if (member !== value) found.push([`is ${JSON.stringify(member)}`, member])
  if (members.size > 0)
    found.push(['is in capitals', value.toUpperCase()], ['has a space', `${value} `], ['is another word', 'other'])
  return [...found, ...ids(value)]
}

function ids(value: string): [string, Json][] {
  if (!/^\{[a-z]/.test(value)) return []
  const others = [
    '{source.log}',
    '{source.trace}',
    '{source.metric}',
    '{source.session}',
    '{connection}',
    '{webhook}',
    '{savedSearch}',
  ]
  return [
    ['is an id of nothing', nowhere],
    ['is no id', 'not-an-id'],
    ['lacks a digit', nowhere.slice(1)],
    ['has a digit too many', `${nowhere}0`],
    ['is an id in capitals', nowhere.toUpperCase()],
    ['has twelve characters', 'twelve chars'],
    ...others.filter((other) => other !== value).map((other): [string, Json] => [`is ${other}`, other]),
  ]
}

function listBounds(value: Json[], schemas: JsonObject[]): [string, Json][] {
  const [first] = value
  const found: [string, Json][] = value.length > 0 ? [['is empty', []]] : []
  if (first === undefined) return found
  found.push(['has its first twice', [...value, first]])
  for (const most of new Set(keyword(schemas, 'maxItems')))
    if (typeof most === 'number' && most <= 100)
      found.push(
        ['has as many as may be', { $repeat: [[first], most] }],
        ['has too many', { $repeat: [[first], most + 1] }],
      )
  return found
}
