import { altering, type Fault } from './fault.ts'
import type { OperationTraits } from './operation.ts'

type Change = (path: string, operation: OperationTraits) => string

/** Changes the path of the address, and leaves origin and query. */
function onPath(change: Change): Fault['plant'] {
  return altering(({ url }, operation) => {
    const [, origin = '', path = '', query = ''] = /^(https?:\/\/[^/]+)([^?]*)(.*)$/.exec(url) ?? []
    return { url: origin + change(path, operation) + query }
  })
}

/** Changes what stands where the template has a parameter. */
const onParameters = (
  change: (values: readonly string[], operation: OperationTraits) => readonly string[],
): Fault['plant'] =>
  onPath((path, operation) => {
    const template = operation.path.split('/')
    const segments = path.split('/').slice(-template.length)
    const places = template.flatMap((segment, index) => (segment.startsWith('{') ? [index] : []))
    const values = change(
      places.map((index) => segments[index] as string),
      operation,
    )
    return segments.map((segment, index) => values[places.indexOf(index)] ?? segment).join('/')
  })

const each = (change: (value: string) => string): Fault['plant'] => onParameters((values) => values.map(change))

const hasParameter = ({ pathParameters }: OperationTraits): boolean => pathParameters.length > 0
const hasSeveral = ({ pathParameters }: OperationTraits): boolean => pathParameters.length > 1
const hasBound = ({ boundParameters }: OperationTraits): boolean => boundParameters.length > 0

const faults: readonly Omit<Fault, 'category'>[] = [
  {
    name: 'gives two path parameters the place of each other',
    shows: hasSeveral,
    plant: onParameters(([first = '', second = '', ...rest]) => [second, first, ...rest]),
  },
  {
    name: 'puts the last path parameter in every place',
    shows: hasSeveral,
    plant: onParameters((values) => values.map(() => values.at(-1) as string)),
  },
  { name: 'does not encode a path parameter', shows: hasParameter, plant: each(decodeURIComponent) },
  { name: 'encodes a path parameter twice', shows: hasParameter, plant: each(encodeURIComponent) },
  {
    name: 'leaves a slash in a path parameter',
    shows: hasParameter,
    plant: each((value) => value.replaceAll('%2F', '/')),
  },
  {
    name: 'writes a space of a path parameter as a plus',
    shows: hasParameter,
    plant: each((value) => value.replaceAll('%20', '+')),
  },
  {
    name: 'leaves out what is not ASCII in a path parameter',
    shows: hasParameter,
    plant: each((value) => value.replace(/(%[89A-F][\dA-F])+/g, '')),
  },
  { name: 'writes a path parameter in capitals', shows: hasParameter, plant: each((value) => value.toUpperCase()) },
  { name: 'cuts a path parameter', shows: hasParameter, plant: each((value) => value.slice(0, -1)) },
  {
    name: 'sends the name of a path parameter for its value',
    shows: hasParameter,
    plant: onParameters((values, { pathParameters }) => [...values.slice(0, -1), `{${pathParameters.at(-1)}}`]),
  },
  {
    name: 'forgets what is bound to the client',
    shows: hasBound,
    plant: onParameters((values) => ['undefined', ...values.slice(1)]),
  },
  {
    name: 'overlooks a bound parameter that is given with the call',
    shows: hasBound,
    plant:
      (createClient, { id, boundParameters }) =>
      (options) => {
        const client = createClient(options) as Record<string, (...parameters: unknown[]) => unknown>
        const method = client[id] as (...parameters: unknown[]) => unknown
        const overlooking = (...parameters: unknown[]) => {
          const last = parameters.at(-1)
          if (typeof last !== 'object' || last === null) return method(...parameters)
          const rest = Object.entries(last).filter(([name]) => !boundParameters.includes(name))
          return method(...parameters.slice(0, -1), Object.fromEntries(rest))
        }
        return { ...client, [id]: overlooking }
      },
  },
  { name: 'loses the version of the path', shows: () => true, plant: onPath((path) => path.replace(/\/v\d+\//, '/')) },
  { name: 'ends the path in a slash', shows: () => true, plant: onPath((path) => `${path}/`) },
  { name: 'doubles a slash', shows: () => true, plant: onPath((path) => `/${path}`) },
  { name: 'adds a segment', shows: () => true, plant: onPath((path) => `${path}/all`) },
  {
    name: 'adds a query of its own',
    shows: () => true,
    plant: altering(({ url }) => ({ url: `${url}${url.includes('?') ? '&' : '?'}client=sdk` })),
  },
  {
    name: 'drops the query',
    shows: ({ queryParameters }) => queryParameters.length > 0,
    plant: altering(({ url }) => ({ url: url.split('?')[0] as string })),
  },
  {
    name: 'writes a name of the query otherwise',
    shows: ({ queryParameters }) => queryParameters.length > 0,
    plant: altering(({ url }, { queryParameters }) => ({
      url: queryParameters.reduce((text, name) => text.replace(`${name}=`, `${name.toUpperCase()}=`), url),
    })),
  },
  {
    name: 'gives two parameters of the query the value of each other',
    shows: ({ queryParameters }) => queryParameters.length > 1,
    plant: altering(({ url }, { queryParameters: [first, second] }) => ({
      url: url
        .replace(`${first}=`, '=')
        .replace(`${second}=`, `${first}=`)
        .replace(/([?&])=/, `$1${second}=`),
    })),
  },
  {
    name: 'sends the query twice',
    shows: ({ queryParameters }) => queryParameters.length > 0,
    plant: altering(({ url }) => ({ url: url.replace(/\?(.*)$/, '?$1&$1') })),
  },
]

export const addresses: readonly Fault[] = faults.map((fault) => ({ category: 'address', ...fault }))
