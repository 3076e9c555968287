import { expect, test } from 'vitest'
import type { Interceptor } from '../worlds.ts'
import { isNightly } from '../worlds.ts'
import { dashboardOf, openSource, projectOf, workplace } from './workplace.ts'

const address = 'https://hooks.slack.com/services/T0CANARY7/B0CANARY8/c4naryTokenXyz'
const token = 'Bearer c4nary-Zyx789/c4nary+Zyx789=='
const hook = 'https://example.com/v2/hooks/canary-4711-Zyx'
const env = { ...openSource, ADDRESS: address, TOKEN: token }

/** A project that changes both webhooks and the dashboard from one `step` to the next. */
const step = (description: string) => {
  const headers = { Authorization: { secret: 'TOKEN' }, 'X-Team': 'Errors' }
  return projectOf(
    { webhook: { service: 'slack', name: 'Ours', url: { secret: 'ADDRESS' }, description } },
    { webhook: { service: 'generic', name: 'Our pager', url: hook, headers, description } },
    dashboardOf({ tags: [description] }),
  )
}

const spellings: readonly (readonly [name: string, spell: (text: string) => string])[] = [
  ['as it is, in quotation marks', (text) => `"${text}"`],
  ['encoded for an address', encodeURIComponent],
  ['lower-case percent', (text) => encodeURIComponent(text).replace(/%../g, (code) => code.toLowerCase())],
  ['JSON with escaped slashes', (text) => JSON.stringify(text).replaceAll('/', '\\/')],
  ['base64', (text) => Buffer.from(text).toString('base64')],
  ['without its scheme', (text) => text.replace(/^https:\/\//, '')],
  ['its parts', (text) => text.split(/[\s/&]+/).join(' and ')],
  ['cut off', (text) => `${text.slice(0, text.startsWith('https') ? 42 : 16)}…`],
  ['cut off by this package', (text) => `${'x '.repeat(130)}${text}`],
]

interface Asked {
  readonly path: string
  readonly method: string
  /** True after the first write of a run. */
  readonly isWritten: boolean
}

type Quoting = (answer: Response, asked: Asked, quoted: string) => unknown

const first = 'a list that is read first'

/** Answers in which a server can quote what it was sent, now or earlier. */
const places: Readonly<Record<string, Quoting>> = {
  'a refusal of every write': (_, { method, path }, message) =>
    method !== 'GET' && !path.endsWith('/validate') && Response.json({ message }, { status: 400 }),
  'the look at a dashboard': (_, { path }, message) =>
    path.endsWith('/validate') && Response.json({ data: { valid: false, errors: [{ path: message, message }] } }),
  'a look at a dashboard that fails': (_, { path }, message) =>
    path.endsWith('/validate') && Response.json({ message }, { status: 422 }),
  'every record that was written': async (answer, { method, path }, name) => {
    const quoted = path.includes('hooks') ? { name } : { savedQuery: name }
    return method === 'PUT' && Response.json({ data: { ...(await answer.json()).data, ...quoted } })
  },
  'the list that is read back': (_, { method, path, isWritten }, message) =>
    isWritten && method === 'GET' && path.endsWith('webhooks') && Response.json({ message }, { status: 422 }),
  [first]: (_, { path }, message) => path.endsWith('/sources') && Response.json({ message }, { status: 403 }),
}

/** Quotes secrets in the answers of one run. */
function quotingIn(quoting: Quoting, quoted: string): Interceptor {
  let isWritten = false
  return async (input, init, pass) => {
    const answer = await pass(input, init)
    isWritten ||= init.method === 'PUT'
    const asked = { path: new URL(input).pathname, method: `${init.method}`, isWritten }
    return ((await quoting(answer.clone(), asked, quoted)) || answer) as Response
  }
}

/** Every spelling is tried in every place in the nightly tier, and in one place otherwise. */
const stride = isNightly ? 1 : Object.keys(places).length

test.each(spellings)('no output shows a secret that a server quotes: %s', async (name, spell) => {
  const index = spellings.findIndex(([each]) => each === name)
  // A run that sends no secret does not know one before it has read the list of webhooks.
  for (const [place, quoting] of Object.entries(places).filter((_, at) => (at + index) % stride === 0))
    for (const isSet of place === first ? [true] : [true, false]) {
      const { run, write, world } = await workplace({ 'clouddb.json': step('one') })
      expect(await run('apply', env)).toMatchObject({ code: 0 })
      await write({ 'clouddb.json': step('two') })
      const quoted = [address, hook, ...(isSet ? [token] : [])].map(spell).join(' and ')
      for (const args of ['plan --detailed', 'plan --json', 'plan --markdown', 'apply --json', 'apply']) {
        world.intercept = quotingIn(quoting, quoted)
        const { out, err } = await run(args, isSet ? env : openSource)
        expect.soft((out + err).match(/.{20}(?:c[4a]nary|Zyx)/i)?.[0], `${place}, ${args}`).toBeUndefined()
        expect.soft(out + err, place).not.toContain(Buffer.from(address).toString('base64').slice(20, 40))
        if (args.startsWith('plan') && !err) expect.soft(out).toContain('Errors')
      }
    }
})
