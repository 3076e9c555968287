import fc from 'fast-check'
import { expect, test } from 'vitest'
import { converterOf, deploymentOf } from '../src/deployment/client.ts'
import { type Project, project } from '../src/index.ts'
import { projects } from './projects.ts'
import { ages, isAmbiguous, World } from './worlds.ts'

const runs = process.env.TEST_TIER === 'all' ? { numRuns: 500 } : { numRuns: 10, seed: 1 }

/** Takes the marks of a project away, so that its objects are those of other people. */
async function disown({ raw, age, client }: World): Promise<void> {
  const deployment = deploymentOf(client)
  const without = (request: { readonly tags?: readonly string[] }) =>
    ({ ...request, tags: request.tags?.filter((tag) => !/^(code|rev):/.test(tag)) ?? [] }) as never
  for (const record of await raw.listDashboards())
    await raw.updateDashboard(record.id, without(converterOf(deployment, 'dashboard')(record, {}) as object))
  if (age === 'February') return
  for (const record of await raw.listSavedSearches())
    await raw.updateSavedSearch(record.id, without(converterOf(deployment, 'savedSearch')(record, {}) as object))
}

/** A project whose objects have names that no other project has, and no webhook, which belongs to one project. */
const withPrefix = (prefix: string, { project: name, objects }: Project): Project => {
  const text = JSON.stringify(objects.filter((declaration) => !('webhook' in declaration)))
  const renamed = JSON.parse(text).map((declaration: Record<string, { name: string }>) => {
    const [[kind, code] = ['', { name: '' }]] = Object.entries(declaration)
    return { [kind]: { ...code, name: prefix + code.name } }
  })
  return project(name, withoutOwnWebhooks(renamed))
}

/** Alerts name the webhook of the seed in place of declared ones. */
function withoutOwnWebhooks<Value>(value: Value): Value {
  return JSON.parse(JSON.stringify(value), (key, inner) =>
    key === 'channels' ? [{ ref: 'webhook', service: 'slack', name: 'Chat' }] : inner,
  )
}

test.each([{}, null, new Map(), { [Symbol.toStringTag]: 'clouddb-management/1.0.0' }])(
  'what is no client of an observability API is refused: %#',
  (client) => expect(() => deploymentOf(client as never)).toThrow('Pass a client of `createObservabilityOssClient` or'),
)

test('a copy of a client, with own methods, is taken for its deployment', () => {
  const { client } = new World('newest')
  expect(deploymentOf({ ...client }).api).toBe('oss')
})

test.each(ages)('%s: objects of other people and projects stay as they are, to the byte', async (age) => {
  const each = (name: string) => projects(age, name)
  await fc.assert(
    fc.asyncProperty(
      await each('theirs'),
      await each('other'),
      await each('checkout'),
      await each('checkout'),
      async (theirs, other, before, after) => {
        const world = new World(age)
        await world.run(withPrefix('theirs ', theirs))
        await disown(world)
        // Another project may use the same names.
        await world.run(withPrefix('', other))
        const kept = await world.contents()
        for (const wanted of [before, after, project('checkout', [])]) {
          const options = { prune: 'all', overwrite: true } as const
          if (!isAmbiguous(await world.plan(withPrefix('', wanted), options)))
            await world.run(withPrefix('', wanted), options)
          const now = await world.contents()
          for (const [id, text] of kept) expect(now.get(id)).toBe(text)
        }
        expect([...(await world.contents()).keys()].sort()).toEqual([...kept.keys()].sort())
        expect((await world.plan(withPrefix('', other))).changes).toEqual([])
      },
    ),
    runs,
  )
})
