import type { DatabaseFunction } from './database-function.ts'
import type { Value } from './expression.ts'
import { usual } from './usual.ts'

const ofJson = {
  complaint: (type: string, index: number, name: string) =>
    index === 0
      ? `The first argument of function ${name} should be a string containing JSON or a JSON object, illegal type: ${type}`
      : `Illegal type ${type} of argument of function ${name}`,
}

function read(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

function found(json: string, path: (string | number)[]): unknown {
  let value = read(json)
  for (const key of path) {
    if (typeof value !== 'object' || value === null) return undefined
    value = typeof key === 'number' ? Object.values(value)[key - 1] : (value as Record<string, unknown>)[key]
  }
  return value
}

function extracted(type: string, shown: (value: unknown) => Value): DatabaseFunction {
  return usual('text any?…', type, (json: string, ...path) => shown(found(json, path)), ofJson)
}

const number = (value: unknown): number => (Number.isFinite(Number(value)) ? Number(value ?? 0) : 0)
const text = (value: unknown): string =>
  typeof value === 'string' ? value : (JSON.stringify(value ?? undefined) ?? '')

/** The value of a key somewhere in a text, as servers find it that do not read all of it. */
function simple(type: string, shown: (value: unknown) => Value): DatabaseFunction {
  return usual('text text', type, (json: string, key: string) => shown(found(json, [key])))
}

const simpleOnes: [string, DatabaseFunction][] = ['simpleJSON', 'visitParam'].flatMap((start) => [
  [`${start}ExtractString`, simple('String', text)],
  [`${start}ExtractInt`, simple('Int64', (value) => Math.trunc(number(value)))],
  [`${start}ExtractFloat`, simple('Float64', number)],
  [`${start}Has`, simple('UInt8', (value) => Number(value !== undefined))],
])

const stepsOf = (path: string): string[] =>
  path
    .replace(/^\$\.?/, '')
    .split('.')
    .filter(Boolean)

function typeName(value: unknown): string {
  if (value === null || value === undefined) return 'Null'
  if (typeof value === 'number') return Number.isInteger(value) ? 'Int64' : 'Double'
  if (typeof value === 'object') return Array.isArray(value) ? 'Array' : 'Object'
  return typeof value === 'string' ? 'String' : 'Bool'
}

/** Functions that read JSON out of a text. */
export const jsonTexts: Record<string, DatabaseFunction> = {
  ...Object.fromEntries(simpleOnes),
  JSONExtractString: extracted('String', text),
  JSONExtractInt: extracted('Int64', (value) => Math.trunc(number(value))),
  JSONExtractUInt: extracted('UInt64', (value) => Math.max(0, Math.trunc(number(value)))),
  JSONExtractFloat: extracted('Float64', number),
  JSONExtractBool: extracted('UInt8', (value) => Number(value === true)),
  JSONExtractRaw: extracted('String', (value) => (value === undefined ? '' : JSON.stringify(value))),
  JSONExtractKeys: extracted('Array(String)', (value) => Object.keys(Object(value))),
  JSONExtractArrayRaw: extracted('Array(String)', (value) =>
    Array.isArray(value) ? value.map((item) => JSON.stringify(item)) : [],
  ),
  JSONHas: extracted('UInt8', (value) => Number(value !== undefined)),
  JSONLength: extracted('UInt64', (value) => (typeof value === 'string' ? 0 : Object.keys(Object(value)).length)),
  JSONType: extracted('String', typeName),
  JSON_EXISTS: usual('text text', 'UInt8', (json: string, path: string) =>
    Number(found(json, stepsOf(path)) !== undefined),
  ),
  JSON_QUERY: usual('text text', 'String', (json: string, path: string) => {
    const value = found(json, stepsOf(path))
    return typeof value === 'object' && value !== null ? `[${JSON.stringify(value)}]` : ''
  }),
  isValidJSON: usual('text', 'UInt8', (json: string) => Number(read(json) !== undefined)),
  JSON_VALUE: usual('text text', 'String', (json: string, path: string) => {
    const value = found(json, stepsOf(path))
    return value === undefined || typeof value === 'object' ? '' : String(value)
  }),
}
