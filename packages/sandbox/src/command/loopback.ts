/**
 * Answers requests for names of the loopback alone. A name that leads elsewhere may be made to lead here: a page of its
 * owner could then send what it likes, and read what is answered.
 */
export function onlyOnLoopback(next: typeof globalThis.fetch): typeof globalThis.fetch {
  return async (input, init) => {
    const host = new Headers(init?.headers).get('host') ?? ''
    if (/^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d{1,5})?$/i.test(host)) return next(input, init)
    const words = 'The sandbox answers at a name of the loopback only, such as 127.0.0.1 or localhost.\n'
    return new Response(words, { status: 403, headers: { 'content-type': 'text/plain; charset=utf-8' } })
  }
}
