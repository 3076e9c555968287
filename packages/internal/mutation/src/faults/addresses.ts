import { fields } from '../document.ts'
import { altering, type ClientInjection, calling } from './client-injection.ts'
import { type Fault, inCategory, type OperationTraits, where } from './fault.ts'

type Change = (path: string, operation: OperationTraits) => string

/** Changes the path of the URL, and keeps its origin and query. */
function onPath(change: Change): ClientInjection {
  return altering(({ url }, operation) => {
    const [, origin = '', path = '', query = ''] = /^(https?:\/\/[^/]+)([^?]*)(.*)$/.exec(url) ?? []
    return { url: origin + change(path, operation) + query }
  })
}

/** Changes the values of the path parameters. */
const onParameters = (
  change: (values: readonly string[], operation: OperationTraits) => readonly string[],
): ClientInjection =>
  onPath((path, operation) => {
    const template = operation.path.split('/')
    const segments = path.split('/').slice(-template.length)
    const indexes = template.flatMap((segment, index) => (segment.startsWith('{') ? [index] : []))
    const values = change(
      indexes.map((index) => segments[index] as string),
      operation,
    )
    return segments.map((segment, index) => values[indexes.indexOf(index)] ?? segment).join('/')
  })

const each = (change: (value: string) => string): ClientInjection => onParameters((values) => values.map(change))

const hasSeveral = ({ pathParameters }: OperationTraits): boolean => pathParameters.length > 1

export const addresses: readonly Fault<ClientInjection>[] = inCategory('address', [
  ...where(hasSeveral, {
    'gives two path parameters the place of each other': onParameters(([first = '', second = '', ...rest]) => [
      second,
      first,
      ...rest,
    ]),
    'puts the last path parameter in every place': onParameters((values) => values.map(() => values.at(-1) as string)),
  }),
  ...where('hasPathParameters', {
    'does not encode a path parameter': each(decodeURIComponent),
    'encodes a path parameter twice': each(encodeURIComponent),
    'leaves a slash in a path parameter': each((value) => value.replaceAll('%2F', '/')),
    'writes a space of a path parameter as a plus': each((value) => value.replaceAll('%20', '+')),
    'leaves out what is not ASCII in a path parameter': each((value) => value.replace(/(%[89A-F][\dA-F])+/g, '')),
    'writes a path parameter in capitals': each((value) => value.toUpperCase()),
    'cuts a path parameter': each((value) => value.slice(0, -1)),
    'sends the name of a path parameter for its value': onParameters((values, { pathParameters }) => [
      ...values.slice(0, -1),
      `{${pathParameters.at(-1)}}`,
    ]),
  }),
  ...where('hasBoundParameters', {
    'forgets what is bound to the client': onParameters((values) => ['undefined', ...values.slice(1)]),
    'overlooks a bound parameter that is given with the call': calling((method, { boundParameters }) => (...given) => {
      const last = given.at(-1)
      if (typeof last !== 'object' || last === null) return method(...given).withResponse()
      const rest = fields(last, (entries) => entries.filter(([name]) => !boundParameters.includes(name)))
      return method(...given.slice(0, -1), rest).withResponse()
    }),
  }),
  ...where('always', {
    'loses the version of the path': onPath((path) => path.replace(/\/v\d+\//, '/')),
    'ends the path in a slash': onPath((path) => `${path}/`),
    'doubles a slash': onPath((path) => `/${path}`),
    'adds a segment': onPath((path) => `${path}/all`),
    'adds a query of its own': altering(({ url }) => ({ url: `${url}${url.includes('?') ? '&' : '?'}client=sdk` })),
  }),
  ...where('hasQuery', {
    'drops the query': altering(({ url }) => ({ url: url.split('?')[0] as string })),
    'writes a name of the query otherwise': altering(({ url }, { queryParameters }) => ({
      url: queryParameters.reduce((text, name) => text.replace(`${name}=`, `${name.toUpperCase()}=`), url),
    })),
    'sends the query twice': altering(({ url }) => ({ url: url.replace(/\?(.*)$/, '?$1&$1') })),
  }),
  ...where(({ queryParameters }) => queryParameters.length > 1, {
    'gives two parameters of the query the value of each other': altering(
      ({ url }, { queryParameters: [first, second] }) => ({
        url: url
          .replace(`${first}=`, '=')
          .replace(`${second}=`, `${first}=`)
          .replace(/([?&])=/, `$1${second}=`),
      }),
    ),
  }),
])
