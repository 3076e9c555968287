import type { Interceptor } from './worlds.ts'

// Servers that answer something else than the sandbox.

type Record = Readonly<globalThis.Record<string, unknown>>

export type Answer = { readonly data?: unknown; readonly result?: unknown; readonly meta?: object }

/** Changes the answers of a server. */
export function answering(change: (answer: Answer, request: { method: string; path: string }) => Answer): Interceptor {
  return async (input, init, pass) => {
    const answer = await pass(input, init)
    if (!answer.headers.get('content-type')?.includes('json')) return answer
    const request = { method: init.method ?? 'GET', path: new URL(input).pathname }
    return Response.json(change((await answer.json()) as Answer, request), answer)
  }
}

/** Changes each record that answers of a path show, in lists and alone. */
export function showing(path: string, change: (record: Record) => unknown): Interceptor {
  const changed = (value: unknown) => (Array.isArray(value) ? value.map(change) : value && change(value as Record))
  return answering((answer, { path: asked }) =>
    asked.includes(path) ? { ...answer, data: changed(answer.data), result: changed(answer.result) } : answer,
  )
}

/** Changes the lists of a path. */
export function listing(path: string, change: (items: readonly Record[]) => unknown, meta?: object): Interceptor {
  return answering((answer, { method, path: asked }) => {
    const key = 'result' in answer ? 'result' : 'data'
    const items = answer[key]
    if (method !== 'GET' || !asked.endsWith(path) || !Array.isArray(items)) return answer
    return { ...answer, [key]: change(items), ...(meta && { meta }) }
  })
}

/** A list whose total is larger than what it holds. */
export const cutting = (path: string, change = (items: readonly Record[]): unknown => items): Interceptor =>
  listing(path, change, { total: 100, limit: 50, offset: 0 })

/** Refuses requests, where `isRefused` says so. */
export function refusing(
  isRefused: (method: string, input: string, body: string) => boolean,
  { status, message }: { readonly status: number; readonly message: string },
): Interceptor {
  return async (input, init, pass) =>
    isRefused(`${init.method}`, input, `${init.body ?? ''}`)
      ? Response.json({ message }, { status })
      : await pass(input, init)
}

/** Sends other bodies to a server. */
export function sending(change: (body: Record, method: string) => object): Interceptor {
  return async (input, init, pass) => {
    if (!init.body || input.endsWith('/validate')) return await pass(input, init)
    return await pass(input, { ...init, body: JSON.stringify(change(JSON.parse(`${init.body}`), `${init.method}`)) })
  }
}
