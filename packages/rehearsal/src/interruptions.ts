import { changed } from './changes.ts'
import { Problem, refuse } from './problem.ts'
import type { Fate, Publication, Registry } from './registry.ts'
import * as release from './release.ts'
import type { Release } from './stages.ts'
import { mustBeConsistent, mustBeOnce } from './store.ts'
import type { Transcript } from './transcript.ts'
import { git } from './tree.ts'

/** The connection is cut for one package, the registry is not well for another; then the same job is run again. */
export async function interruptAndResume(
  desk: release.Desk,
  registry: Registry,
  { folder }: Release,
  { step }: Transcript,
): Promise<void> {
  const plan = await release.plannedIn(folder)
  const fates: Readonly<Record<string, Fate>> = {
    '@clouddb/observability-cloud': 'cut',
    '@clouddb/observability-oss': 'unavailable',
  }
  await step(
    'the registry fails between two packages: the connection is cut, and 503',
    () => publishHalf(desk, registry, folder, ({ name }) => fates[name] ?? 'pass'),
    (stored) => `${stored.length} of ${plan.length} are there, and can be installed`,
  )
  const there = registry.repeated.length
  await step(
    'the job "publish" is run again: it publishes the rest, and nothing twice',
    async () => {
      await release.publishWhole(desk, folder)
      mustBeOnce(registry.stored, plan)
    },
    () => `${registry.repeated.length - there} were there already, and were left alone`,
  )
  await tagged(desk, plan)
}

/** A package is stored and the answer gets lost; then the workflow is started anew, from its first job. */
export async function interruptAndStartAnew(
  desk: release.Desk,
  registry: Registry,
  { folder }: Release,
  { step }: Transcript,
): Promise<void> {
  const plan = await release.plannedIn(folder)
  await step(
    'the answer to a package gets lost: it is stored, and called a failure',
    () => publishHalf(desk, registry, folder, ({ name }) => (name === changed.name ? 'lost' : 'pass')),
    (stored) => `${stored.length} of ${plan.length} are there`,
  )
  const repeated = registry.repeated.length
  await step(
    'the workflow is started anew: its plan has the rest, and nothing is sent twice',
    async () => {
      const again = await release.pack(desk, 'again', await release.select(desk, 'again'))
      await release.publishWhole(desk, again)
      mustBeOnce(registry.stored, plan)
      refuse(
        registry.repeated.slice(repeated),
        'that nothing is sent that is there',
        'look at `changeset publish-plan`.',
      )
      return release.plannedIn(again)
    },
    (again) => `${again.length} of ${plan.length}`,
  )
  await step(
    'its tag, which nobody made, is made by hand: `pnpm changeset git-tag`',
    async () => {
      const missing = await missingTags(desk, plan)
      await release.changeset(desk, desk.checkout, 'git-tag')
      await tagged(desk, plan)
      return missing
    },
    (missing) => missing.join(', '),
  )
}

/** Publishes, which must fail, and returns what is there afterwards. Nothing of it needs what is not there. */
async function publishHalf(
  desk: release.Desk,
  registry: Registry,
  folder: string,
  decide: (publication: Publication) => Fate,
): Promise<readonly string[]> {
  const before = registry.stored.length
  registry.decide = decide
  const { status } = await release.publish(desk, folder, 'left-out')
  registry.decide = () => 'pass'
  if (status === 0)
    throw new Problem(
      'Publishing succeeds though the registry fails.',
      'that the job fails, so that somebody looks',
      'look at `changeset publish`.',
    )
  await mustBeConsistent(registry.url, registry.stored)
  return registry.stored.slice(before)
}

async function tagged(desk: release.Desk, plan: readonly release.Planned[]): Promise<void> {
  refuse(
    (await missingTags(desk, plan)).map((tag) => `There is no tag ${tag}.`),
    'a tag for each version that was published',
    'run `pnpm changeset git-tag`, and push the tags.',
  )
}

async function missingTags({ checkout }: release.Desk, plan: readonly release.Planned[]): Promise<string[]> {
  const tags = (await git(checkout, 'tag', '--list')).split('\n')
  return plan.map(({ name, version }) => `${name}@${version}`).filter((tag) => !tags.includes(tag))
}
