import { ownOf, parsedJson } from '../../../json.ts'
import type { Value } from '../expression.ts'
import { asText } from '../types.ts'
import { type DatabaseFunction, define, type FunctionTable, prepared } from './function-table.ts'

/** The value at a path of keys and of positions that count from 1. */
function valueAt(json: string, path: (string | number)[]): unknown {
  let value = parsedJson(json)
  for (const key of path) {
    if (typeof value !== 'object' || value === null) return undefined
    value = typeof key === 'number' ? Object.values(value)[key - 1] : ownOf(value as Record<string, unknown>, key)
  }
  return value
}

const number = (value: unknown): number => (Number.isFinite(Number(value)) ? Number(value ?? 0) : 0)
const text = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value ?? undefined) ?? '')

/** The functions that read the value at a path. */
const results: Readonly<Record<string, [type: string, of: (value: unknown) => Value]>> = {
  ExtractString: ['String', text],
  ExtractInt: ['Int64', (value) => Math.trunc(number(value))],
  ExtractUInt: ['UInt64', (value) => Math.max(0, Math.trunc(number(value)))],
  ExtractFloat: ['Float64', number],
  ExtractBool: ['UInt8', (value) => Number(value === true)],
  ExtractRaw: ['String', (value) => (value === undefined ? '' : JSON.stringify(value))],
  Has: ['UInt8', (value) => Number(value !== undefined)],
  Length: ['UInt64', (value) => (typeof value === 'string' ? 0 : Object.keys(Object(value)).length)],
}

/** Functions with the same results: `JSON…` takes a path, and the others take the name of one key. */
const readers: [string, DatabaseFunction][] = Object.entries(results).flatMap(([name, [type, of]]) => [
  [`JSON${name}`, define('text any?…', type, (json: string, ...path) => of(valueAt(json, path)))],
  ...['simpleJSON', 'visitParam'].map((start): [string, DatabaseFunction] => [
    `${start}${name}`,
    define('text text', type, (json: string, key: string) => of(valueAt(json, [key]))),
  ]),
])

/** Functions of JSON in strings. */
export const json: FunctionTable = {
  ...Object.fromEntries(readers.filter(([name]) => !/^(simpleJSON|visitParam)Length$/.test(name))),
  toJSONString: prepared('any', ([type = '']) => ({
    type: 'String',
    apply: (value) => JSON.stringify(typeof value === 'number' ? Number(value) : asText(value, type) && value),
  })),
}
