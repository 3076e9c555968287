import type { Check, CheckContext, Endpoint } from '../check.ts'
import { ids, managementClient, ossClient } from '../clients.ts'
import { must, same, thrownBy } from '../expectations.ts'

const seenAs = async (endpoint: Endpoint) =>
  (await endpoint.seen()).requests.map(({ method, path }) => `${method} ${path.split('/').at(-1)}`)

/** A redirect that is not followed: an error of the package that says so, with its status where the runtime shows it. */
async function isRefused({ packages, traits }: CheckContext, call: () => unknown, status: number): Promise<void> {
  const error = await thrownBy(call)
  must(packages.oss.errors.CallError.is(error), `It must be an error of the package, and is ${error.name}.`)
  must(!/ 200\b/.test(error.message), `It must not speak of an answer: ${error.message}`)
  same((error.attempts as unknown[]).length, 1, 'The number of attempts')
  if (traits.hidesRedirects) must(/redirect/i.test(error.message), `It must speak of the redirect: ${error.message}`)
  else same([error.name, error.status], [packages.oss.errors.ApiError.prototype.name, status], 'The error')
}

export const redirects: readonly Check[] = [
  [
    'a GET follows a redirect within its origin, or where redirects are hidden says that it met one',
    async (context) => {
      const endpoint = context.open('redirects')
      const call = () => ossClient(context, endpoint.url).listSources()
      if (context.traits.hidesRedirects) {
        await isRefused(context, call, 302)
        return same(await seenAs(endpoint), ['GET sources'], 'What the server saw')
      }
      same((await call()).length, 1, 'The number of sources')
      const { requests } = await endpoint.seen()
      same(
        requests.map(({ path }) => path.split('/').at(-1)),
        ['sources', 'moved'],
        'What the server saw',
      )
      same(requests[1]?.headers.authorization, 'Bearer personal-access-key-0815', 'The credential')
    },
  ],
  [
    'a redirect to another origin is refused, and nothing arrives there',
    async (context) => {
      const endpoint = context.open('redirects-elsewhere')
      await isRefused(context, () => ossClient(context, endpoint.url).listSources(), 302)
      same(await seenAs(endpoint), ['GET sources'], 'What the server saw')
    },
  ],
  [
    'a write is never redirected, not even within its origin',
    async (context) => {
      const endpoint = context.open('redirects')
      const client = managementClient(context, endpoint.url)
      await isRefused(context, () => client.updateServiceScaling(ids.service, { idleScaling: true }), 307)
      await isRefused(context, () => client.deleteKey(ids.key), 307)
      same(await seenAs(endpoint), ['PATCH scaling', `DELETE ${ids.key}`], 'What the server saw')
    },
  ],
]
