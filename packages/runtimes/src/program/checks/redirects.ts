import { ids, managementClient, ossClient } from '../clients.ts'
import { must, same, thrownBy } from '../expectations.ts'
import type { Check, Corner, Setting } from '../setting.ts'

const seenAs = async (corner: Corner) =>
  (await corner.seen()).requests.map(({ method, path }) => `${method} ${path.split('/').at(-1)}`)

/** A redirect that is not followed: an error of the package that says so, with its status where the runtime shows it. */
async function isRefused({ packages, traits }: Setting, call: () => unknown, status: number): Promise<void> {
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
    async (setting) => {
      const corner = setting.open('redirects')
      const call = () => ossClient(setting, corner.url).listSources()
      if (setting.traits.hidesRedirects) {
        await isRefused(setting, call, 302)
        return same(await seenAs(corner), ['GET sources'], 'What the peer saw')
      }
      same((await call()).length, 1, 'The number of sources')
      const { requests } = await corner.seen()
      same(
        requests.map(({ path }) => path.split('/').at(-1)),
        ['sources', 'moved'],
        'What the peer saw',
      )
      same(requests[1]?.headers.authorization, 'Bearer personal-access-key-0815', 'The credential')
    },
  ],
  [
    'a redirect to another origin is refused, and nothing arrives there',
    async (setting) => {
      const corner = setting.open('redirects-elsewhere')
      await isRefused(setting, () => ossClient(setting, corner.url).listSources(), 302)
      same(await seenAs(corner), ['GET sources'], 'What the peer saw')
    },
  ],
  [
    'a write is never redirected, not even within its origin',
    async (setting) => {
      const corner = setting.open('redirects')
      const client = managementClient(setting, corner.url)
      await isRefused(setting, () => client.updateServiceScaling(ids.service, { idleScaling: true }), 307)
      await isRefused(setting, () => client.deleteKey(ids.key), 307)
      same(await seenAs(corner), ['PATCH scaling', `DELETE ${ids.key}`], 'What the peer saw')
    },
  ],
]
