/** The answer of a deployment, before it becomes a `Response`. */
export interface Answer {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string
  /** Whether the answer has no `ETag`. */
  readonly isUntagged?: boolean
  /** An error of the sandbox itself, for the log. */
  readonly error?: string
}

export function jsonAnswer(status: number, value: unknown, headers: Readonly<Record<string, string>> = {}): Answer {
  return {
    status,
    headers: { ...headers, 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify(value),
  }
}

const answerText =
  (type: string) =>
  (status: number, body: string): Answer => ({ status, headers: { 'content-type': `${type}; charset=utf-8` }, body })

export const textAnswer = answerText('text/plain')
export const htmlAnswer = answerText('text/html')

const methods =
  /^(ACL|BIND|CHECKOUT|CONNECT|COPY|DELETE|GET|HEAD|LINK|LOCK|M-SEARCH|MERGE|MKACTIVITY|MKCALENDAR|MKCOL|MOVE|NOTIFY|OPTIONS|PATCH|POST|PROPFIND|PROPPATCH|PURGE|PUT|QUERY|REBIND|REPORT|SEARCH|SOURCE|SUBSCRIBE|TRACE|UNBIND|UNLINK|UNLOCK|UNSUBSCRIBE)$/

/** The answer to a method that no server knows; `undefined` for a known one. */
export function methodNotKnown(method: string): Answer | undefined {
  return methods.test(method) ? undefined : { status: 400, headers: {}, body: '', isUntagged: true }
}

/** The 404 page of both deployments for a route that they do not serve. */
export function routeNotServed({ method, path }: { method: string; path: string }): Answer {
  const shown = path.replace(/%(?![0-9a-f]{2})/gi, '%25')
  const said = `Cannot ${method} ${shown}`.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
  const lines = ['<!DOCTYPE html>', '<html lang="en">', '<head>', '<meta charset="utf-8">', '<title>Error</title>']
  const page = [...lines, '</head>', '<body>', `<pre>${said}</pre>`, '</body>', '</html>', ''].join('\n')
  const headers = { 'content-security-policy': "default-src 'none'", 'x-content-type-options': 'nosniff' }
  const answer = htmlAnswer(404, page)
  return { ...answer, headers: { ...headers, ...answer.headers }, isUntagged: true }
}

/** The answer with the weak `ETag` of its body, or 304 to a GET that has the same one already. */
export function withEntityTag(
  answer: Answer,
  { method, headers: sent }: { readonly method: string; readonly headers: Headers },
): Answer {
  if (answer.isUntagged) return answer
  const etag = entityTag(answer.body)
  const tagged = { ...answer, headers: { ...answer.headers, etag } }
  const isRead = method === 'GET' || method === 'HEAD'
  if (!isRead || answer.status !== 200 || !isKnown(etag, sent)) return tagged
  const { 'content-type': _type, ...headers } = tagged.headers as Record<string, string>
  return { status: 304, headers, body: '' }
}

/** Whether the client has the answer with this `ETag` already, and does not ask for a new one. */
function isKnown(etag: string, headers: Headers): boolean {
  const ifNoneMatch = headers.get('if-none-match')?.trim()
  // No answer has a `Last-Modified`, so none is known to be old enough.
  if (!ifNoneMatch || headers.has('if-modified-since')) return false
  if (/(^|,)\s*no-cache\s*(,|$)/.test(headers.get('cache-control') ?? '')) return false
  if (ifNoneMatch === '*') return true
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '')
  return ifNoneMatch.split(',').some((tag) => opaque(tag) === opaque(etag))
}

// Servers use another digest. Clients cannot tell: an ETag is opaque.
function entityTag(body: string): string {
  let [left, right] = [0x811c9dc5, 0x01000193]
  for (let index = 0; index < body.length; index++) {
    left = Math.imul(left ^ body.charCodeAt(index), 0x01000193)
    right = Math.imul(right ^ left, 0x85ebca6b) >>> 0
  }
  return `W/"${body.length.toString(16)}-${(left >>> 0).toString(36)}${right.toString(36)}"`
}
