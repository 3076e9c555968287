import fc from 'fast-check'
import { expect, test } from 'vitest'
import { clientDeployment, converterOf } from '../src/deployment/client.ts'
import { apply, type Project, project } from '../src/index.ts'
import { chat } from './declarations.ts'
import { projects } from './projects.ts'
import { ages, isAmbiguous, isNightly, World } from './worlds.ts'

const runs = isNightly ? { numRuns: 500 } : { numRuns: 3, seed: 1 }

/** Takes the marks of a project away, so that its objects are those of other people. */
async function disown({ raw, age, client }: World): Promise<void> {
  const toRequest = (kind: string, record: object) => {
    const request = converterOf(clientDeployment(client), kind)(record, {}) as { readonly tags?: readonly string[] }
    return { ...request, tags: request.tags?.filter((tag) => !/^(code|rev):/.test(tag)) ?? [] } as never
  }
  for (const record of await raw.listDashboards()) await raw.updateDashboard(record.id, toRequest('dashboard', record))
  for (const record of age === 'February' ? [] : await raw.listSavedSearches())
    await raw.updateSavedSearch(record.id, toRequest('savedSearch', record))
}

/** A project whose objects have names that no other project has, and no webhook, which belongs to one project. */
const withPrefix = (prefix: string, { project: name, objects }: Project): Project => {
  const text = JSON.stringify(objects, (key, inner) => (key === 'channels' ? [chat] : inner))
  const renamed = JSON.parse(text).flatMap((declaration: Record<string, { name: string }>): object[] =>
    Object.entries(declaration).flatMap(([kind, code]) =>
      kind === 'webhook' ? [] : [{ [kind]: { ...code, name: prefix + code.name } }],
    ),
  )
  return project(name, renamed)
}

test.each([{}, null, new Map(), { [Symbol.toStringTag]: 'clouddb-management/1.0.0' }])(
  'what is no client of an observability API is refused: %#',
  (client) =>
    expect(() => clientDeployment(client as never)).toThrow('Pass a client of `createObservabilityOssClient` or'),
)

test('a copy of a client, with own methods, is taken for its deployment', () => {
  expect(clientDeployment({ ...new World().client }).api).toBe('oss')
})

test.each(ages)('%s: objects of other people and projects stay as they are, to the byte', async (age) => {
  const [theirs, others, own] = [
    await projects(age, 'theirs'),
    await projects(age, 'other'),
    await projects(age, 'checkout'),
  ]
  await fc.assert(
    fc.asyncProperty(theirs, others, own, own, async (their, other, before, after) => {
      const world = new World(age)
      await world.run(withPrefix('theirs ', their))
      await disown(world)
      // Another project may use the same names.
      await world.run(withPrefix('', other))
      const kept = await world.contents()
      for (const wanted of [before, after, project('checkout', [])]) {
        const planned = await world.plan(withPrefix('', wanted), { prune: 'all', overwrite: true })
        if (!isAmbiguous(planned)) await apply(planned)
        const now = await world.contents()
        for (const [id, text] of kept) expect(now.get(id)).toBe(text)
      }
      expect([...(await world.contents()).keys()].sort()).toEqual([...kept.keys()].sort())
      expect((await world.plan(withPrefix('', other))).changes).toEqual([])
    }),
    runs,
  )
})
