import type { OperationTraits } from './traits.ts'

/** One way in which a client, or the wire behind it, does something else than it should. */
export interface Fault<Injection> {
  /** A sentence fragment: `swaps two path parameters`. */
  readonly name: string
  readonly category: string
  /** Whether it can show in an operation at all. */
  appliesTo(operation: OperationTraits): boolean
  /** What brings it in. */
  readonly inject: Injection
}

type Uncategorized<Injection> = Omit<Fault<Injection>, 'category'>

/** Faults by name that can show in the same operations. */
export function where<Injection>(
  appliesTo: (operation: OperationTraits) => boolean,
  injections: Readonly<Record<string, Injection>>,
): Uncategorized<Injection>[] {
  return Object.entries(injections).map(([name, inject]) => ({ name, appliesTo, inject }))
}

export function inCategory<Injection>(
  category: string,
  faults: readonly Uncategorized<Injection>[],
): Fault<Injection>[] {
  return faults.map((fault) => ({ ...fault, category }))
}

export type Send = (url: string, init: RequestInit) => Promise<Response>

/** A request as a client gives it to `fetch`. */
export interface HttpRequest {
  readonly url: string
  readonly method: string
  readonly headers: Headers
  readonly body: string | undefined
}

/** Sends something else than it is given. */
export function alterRequest(change: (request: HttpRequest) => Partial<HttpRequest>, send: Send): Send {
  return (url, init) => {
    const given: HttpRequest = {
      url,
      method: init.method ?? 'GET',
      headers: new Headers(init.headers),
      body: typeof init.body === 'string' ? init.body : undefined,
    }
    const { url: target, method, headers, body } = { ...given, ...change(given) }
    return send(target, { ...init, method, headers, body: body ?? null })
  }
}

/** Headers without some, and with others in the place of what they hold. */
export function withHeaders(headers: Headers, changes: Readonly<Record<string, string | undefined>>): Headers {
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined) headers.delete(name)
    else headers.set(name, value)
  }
  return headers
}
