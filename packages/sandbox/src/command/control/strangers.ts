import { Refusal } from '../../http/refusal.ts'

/**
 * Refuses the requests that a web page of another origin can send: without the header, because it needs a preflight, and
 * preflights, because they are not granted. Servers of the same machine have other origins, too.
 *
 * @throws Refusal
 */
export function refuseStrangers({ method, headers }: { readonly method: string; readonly headers: Headers }): void {
  refuseOtherOrigins(headers)
  if (method === 'OPTIONS') throw new Refusal(403, 'The control API grants no preflight to web pages.')
  if (headers.get('x-sandbox-control') === '1') return
  throw new Refusal(403, 'The control API needs the header X-Sandbox-Control. Send it with the value 1.')
}

/**
 * Refuses the requests of a web page that another server has given.
 *
 * @throws Refusal
 */
export function refuseOtherOrigins(headers: Headers): void {
  if (!isOfOtherOrigin(headers)) return
  throw new Refusal(
    403,
    'The control API does not answer web pages of other origins. Call it from a program or a test.',
  )
}

/** Whether a web page that another server has given sends the request. */
export function isOfOtherOrigin(headers: Headers): boolean {
  const [host, origin, site = 'none'] = ['host', 'origin', 'sec-fetch-site'].map((name) =>
    headers.get(name)?.toLowerCase(),
  )
  return (origin !== undefined && origin !== `http://${host}`) || (site !== 'same-origin' && site !== 'none')
}
