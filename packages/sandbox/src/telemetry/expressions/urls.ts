import { QueryError } from '../query-error.ts'
import type { DatabaseFunction } from './database-function.ts'
import { usual } from './usual.ts'

const part = (pattern: RegExp): DatabaseFunction =>
  usual('text', 'String', (url: string) => pattern.exec(url)?.[1] ?? '')

const without = (pattern: RegExp): DatabaseFunction =>
  usual('text', 'String', (url: string) => url.replace(pattern, ''))

const host = /^(?:\w+:)?\/\/(?:[^@/]*@)?([^/:?#]+)/
const hostOf = (url: string): string => host.exec(url)?.[1] ?? ''
const parameters = (url: string): string[] => /\?([^#]*)/.exec(url)?.[1]?.split('&').filter(Boolean) ?? []
const isNamed = (name: string) => (parameter: string) => parameter.split('=')[0] === name

/** A page, and all that it lies in. */
function hierarchy(url: string): string[] {
  const [start = ''] = /^\w+:\/\/[^/?#]*\/?/.exec(url) ?? []
  const steps = url.slice(start.length).match(/[^/?#]*[/?#]?/g) ?? []
  let reached = start
  const all = [start, ...steps.filter(Boolean).map((step) => (reached += step))]
  return all.filter((one, index) => one !== '' && all.indexOf(one) === index)
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** Functions of addresses. */
export const urls: Record<string, DatabaseFunction> = {
  protocol: part(/^(\w+):\/\//),
  domain: part(host),
  domainWithoutWWW: usual('text', 'String', (url: string) => hostOf(url).replace(/^www\./, '')),
  topLevelDomain: usual('text', 'String', (url: string) => /\.([^.\d][^.]*)$/.exec(hostOf(url))?.[1] ?? ''),
  port: usual('text number?', 'UInt16', (url: string, otherwise = 0) =>
    Number(/^(?:\w+:)?\/\/[^/?#:]*:(\d+)/.exec(url)?.[1] ?? otherwise),
  ),
  path: part(/^(?:\w+:)?\/\/[^/?#]*(\/[^?#]*)/),
  pathFull: part(/^(?:\w+:)?\/\/[^/?#]*([/?#].*)/),
  queryString: part(/\?([^#]*)/),
  fragment: part(/#(.*)/),
  queryStringAndFragment: part(/[?](.*)/),
  cutQueryString: without(/\?[^#]*/),
  cutFragment: without(/#.*/),
  cutQueryStringAndFragment: without(/[?#].*/),
  cutWWW: usual('text', 'String', (url: string) => url.replace(/^((?:\w+:)?\/\/)www\./, '$1')),
  extractURLParameter: usual('text text', 'String', (url: string, name: string) => {
    const found = parameters(url).find(isNamed(name))
    return found?.slice(name.length + 1) ?? ''
  }),
  extractURLParameters: usual('text', 'Array(String)', parameters),
  extractURLParameterNames: usual('text', 'Array(String)', (url: string) =>
    parameters(url).flatMap((parameter) => (parameter.includes('=') ? parameter.split('=').slice(0, 1) : [])),
  ),
  cutURLParameter: usual('text text', 'String', (url: string, name: string) => {
    const all = parameters(url)
    const kept = all.filter((parameter) => !isNamed(name)(parameter))
    return all.length === kept.length ? url : url.replace(/\?[^#]*/, kept.length > 0 ? `?${kept.join('&')}` : '?')
  }),
  decodeURLComponent: usual('text', 'String', decoded),
  decodeURLFormComponent: usual('text', 'String', (text: string) => decoded(text.replaceAll('+', ' '))),
  encodeURLComponent: usual('text', 'String', encodeURIComponent),
  URLHierarchy: usual('text', 'Array(String)', hierarchy),
  isIPv4String: usual('text', 'UInt8', (text: string) => Number(numberOfIPv4(text) !== undefined)),
  IPv4StringToNum: usual('text', 'UInt32', (text: string) => {
    const found = numberOfIPv4(text)
    if (found === undefined) throw new QueryError('Invalid IPv4 value: In scope SELECT. ')
    return found
  }),
  IPv4NumToString: usual('number', 'String', (value: number) =>
    [24, 16, 8, 0].map((bits) => Math.floor(value / 2 ** bits) % 256).join('.'),
  ),
}

function numberOfIPv4(text: string): number | undefined {
  const bytes = /^\d{1,3}(\.\d{1,3}){3}$/.test(text) ? text.split('.').map(Number) : []
  return bytes.length === 4 && bytes.every((byte) => byte < 256)
    ? bytes.reduce((sum, byte) => sum * 256 + byte, 0)
    : undefined
}
