import type { ApiDefinition } from './definition.ts'
import { ConfigurationError } from './errors.ts'
import { KeyRenaming, type Renames } from './key-renaming.ts'

/** The words that a deployment uses, by the neutral words of the document. */
export interface Names {
  /** Segments of paths: `{ observability: '…' }`. */
  readonly segments?: Readonly<Record<string, string>> | undefined
  /** Fields of JSON bodies: `{ databaseVersion: '…' }`. */
  readonly fields?: Readonly<Record<string, string>> | undefined
}

/** A `fetch` that takes the place of the global one, and of the option `fetch` of a client. */
export type FetchWithNames = (input: string | URL | Request, init?: RequestInit) => Promise<Response>

/** The function that sends what was translated. */
export type SendingFetch = (input: string, init: RequestInit) => Promise<Response>

/**
 * Creates a `fetch` that translates the neutral words of a document into those of a deployment, and answers back.
 *
 * @param maps The fields below which keys belong to users, by path.
 */
export function createFetchWithNames(
  { operations }: Pick<ApiDefinition, 'operations'>,
  maps: Readonly<Record<string, readonly string[]>>,
  names: Names,
  fetch: SendingFetch = (input, init) => globalThis.fetch(input, init),
): FetchWithNames {
  const { segments, fields } = checkNames(names)
  const paths = [...new Set(Object.values(operations).map(({ path }) => path))].toSorted(compareExactness)
  const back = new Map([...fields].map(([neutral, real]) => [real, neutral]))

  return async (input, init = {}) => {
    const given = isRequest(input) ? new Request(input, init) : undefined
    const [, origin = '', pathname = '', rest = ''] = addressParts.exec(given?.url ?? `${input}`) ?? []
    const path = paths.find((template) => matchesTemplate(template, pathname, segments))
    const renamed = path === undefined ? pathname : renamePath(path, pathname, segments)
    const inMaps = new Set(path === undefined ? [] : maps[path])
    const options = given ? await requestInit(given) : init
    const sent = await renameBody(options, { keys: fields, maps: inMaps })
    return renameAnswer(await fetch(origin + renamed + rest, sent), { keys: back, maps: inMaps })
  }
}

// The parser accepts a relative address as well, which browsers complete.
const addressParts = /^([a-z][a-z\d+.-]*:\/\/[^/?#]*)?([^?#]*)(.*)$/is

/** A copy of this class that another library brings is a request as well. */
const isRequest = (input: string | URL | Request): input is Request => typeof input === 'object' && 'url' in input

const pathSegments = (path: string): string[] => path.split('/').slice(1)
const isParameter = (segment: string): boolean => segment.startsWith('{')

/** `/books/validate` is more exact than `/books/{bookId}`, and both are than `/books`. */
function compareExactness(one: string, other: string): number {
  const [left, right] = [pathSegments(one), pathSegments(other)]
  return right.length - left.length || left.filter(isParameter).length - right.filter(isParameter).length
}

/** True where an address ends as a template does, in neutral or in translated words. Before it stands the base. */
function matchesTemplate(template: string, pathname: string, segments: ReadonlyMap<string, string>): boolean {
  const wanted = pathSegments(template)
  const last = pathSegments(pathname).slice(-wanted.length)
  return (
    last.length === wanted.length &&
    wanted.every((part, index) => isParameter(part) || part === last[index] || segments.get(part) === last[index])
  )
}

/** Replaces only what the template itself names: the base and the values of parameters stay. */
function renamePath(template: string, pathname: string, segments: ReadonlyMap<string, string>): string {
  const parts = pathname.split('/')
  const wanted = pathSegments(template).map((part) => (isParameter(part) ? undefined : segments.get(part)))
  const start = parts.length - wanted.length
  return parts.map((part, index) => wanted[index - start] ?? part).join('/')
}

/** The options of a request as `fetch` takes them beside an address. Some runtimes lack some of them. */
async function requestInit(request: Request): Promise<RequestInit> {
  const { method, headers, signal, redirect, credentials, cache } = request
  const body = await request.arrayBuffer()
  const options = { method, headers, signal, redirect, credentials, cache, ...(body.byteLength > 0 && { body }) }
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined))
}

const isJson = (headers: Headers): boolean => /[/+]json\s*(;|$)/i.test(headers.get('content-type') ?? '')

async function renameBody(init: RequestInit, renames: Renames): Promise<RequestInit> {
  const headers = new Headers(init.headers)
  if (init.body == null || renames.keys.size === 0 || !isJson(headers)) return init
  if (headers.has('content-encoding'))
    throw new ConfigurationError('The names in a compressed body cannot be translated. Send the body as it is.')
  const renaming = new KeyRenaming(renames)
  const bytes = new Uint8Array(await new Response(init.body).arrayBuffer())
  const pieces = [renaming.push(bytes), renaming.end()] as Uint8Array<ArrayBuffer>[]
  const blob = new Blob(pieces)
  // Servers of tests read texts.
  const body = typeof init.body === 'string' ? await blob.text() : await blob.arrayBuffer()
  if (!headers.has('content-length')) return { ...init, body }
  headers.delete('content-length')
  return { ...init, headers, body }
}

async function renameAnswer(response: Response, renames: Renames): Promise<Response> {
  const { body, status, statusText, url, redirected } = response
  if (!body || renames.keys.size === 0 || !isJson(response.headers)) return response
  const headers = new Headers(response.headers)
  // The body is decoded, and its length changes.
  headers.delete('content-length')
  headers.delete('content-encoding')
  const renaming = new KeyRenaming(renames)
  const stream = new TransformStream<Uint8Array, Uint8Array>({
    transform: (piece, output) => output.enqueue(renaming.push(piece)),
    flush: (output) => output.enqueue(renaming.end()),
  })
  // The body of some libraries is another kind of stream.
  const source = typeof body.pipeThrough === 'function' ? body : new Blob([await response.arrayBuffer()]).stream()
  // `Response` cannot be constructed with a status outside of HTTP; servers can send one.
  const isKnown = status >= 200 && status <= 599
  const made = new Response(source.pipeThrough(stream as never), {
    status: isKnown ? status : 599,
    statusText,
    headers,
  })
  return Object.defineProperties(made, {
    status: { value: status },
    url: { value: url },
    redirected: { value: redirected },
  })
}

interface CheckedNames {
  readonly segments: ReadonlyMap<string, string>
  readonly fields: ReadonlyMap<string, string>
}

function checkNames(names: Names): CheckedNames {
  const isPlain = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value)
  if (!isPlain(names)) refuseNames('The names must be an object with `segments`, `fields` or both.')
  const unknown = Object.keys(names).find((name) => name !== 'segments' && name !== 'fields')
  if (unknown !== undefined) refuseNames(`The names have no \`${unknown}\`. Pass \`segments\`, \`fields\` or both.`)
  const { segments = {}, fields = {} } = names
  for (const [kind, words] of Object.entries({ segments, fields }))
    if (!isPlain(words))
      refuseNames(`The names \`${kind}\` must be an object: neutral words with those of the deployment.`)
  return {
    segments: checkWords('segments', segments, /^(?!\.{1,2}$)[\w.~-]+$/, 'a segment of a path, such as `my-word`'),
    fields: checkWords('fields', fields, /./s, 'the name of a field'),
  }
}

function checkWords(
  kind: string,
  words: Readonly<Record<string, unknown>>,
  pattern: RegExp,
  expected: string,
): ReadonlyMap<string, string> {
  const owners = new Map<string, string>()
  for (const [neutral, real] of Object.entries(words)) {
    if (typeof real !== 'string' || !pattern.test(real)) refuseNames(`\`${kind}.${neutral}\` must be ${expected}.`)
    const owner = owners.get(real)
    if (owner !== undefined)
      refuseNames(`\`${kind}.${owner}\` and \`${kind}.${neutral}\` are both \`${real}\`. Give each a word of its own.`)
    owners.set(real, neutral)
  }
  return new Map([...owners].map(([real, neutral]) => [neutral, real]))
}

function refuseNames(message: string): never {
  throw new ConfigurationError(message)
}
