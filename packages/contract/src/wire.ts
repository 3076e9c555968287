import type { Alteration } from './derivation/case.ts'

/** A request as the client gave it to `fetch`. */
export interface SentRequest {
  readonly method: string
  readonly url: string
  readonly headers: Headers
  readonly body: string | undefined
}

/** The way between a client and its server: everything that is sent is kept, and may be altered on its way. */
export interface Wire {
  /** For the option `fetch` of a client. */
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>
  readonly sent: readonly SentRequest[]
}

export function createWire(alteration: Alteration = {}): Wire {
  const sent: SentRequest[] = []
  return {
    sent,
    fetch: async (url, init) => {
      const headers = new Headers(init.headers)
      const body =
        init.body == null ? undefined : typeof init.body === 'string' ? init.body : await new Response(init.body).text()
      sent.push({ method: init.method ?? 'GET', url, headers, body })
      return fetch(url, alter({ ...init, headers: new Headers(headers), body: body ?? null }, alteration))
    },
  }
}

function alter(init: RequestInit & { headers: Headers }, alteration: Alteration): RequestInit {
  const { headers } = init
  const { authorization, contentType, method, noBody, prefer } = alteration
  if (authorization === null) headers.delete('authorization')
  if (typeof authorization === 'string') headers.set('authorization', authorization)
  if (contentType !== undefined) headers.set('content-type', contentType)
  if (noBody) headers.delete('content-type')
  if (prefer) {
    const { answer, example } = prefer
    headers.set('prefer', [`code=${answer.status}`, ...(example ? [`example=${example.name}`] : [])].join(', '))
    // A mock chooses among the media types of a status by what is accepted.
    if (answer.mediaType) headers.set('accept', answer.mediaType)
  }
  return { ...init, ...(method !== undefined && { method }), ...(noBody && { body: null }) }
}
