import { Problem, refuse } from '../problem.ts'
import type { Fault, Publication } from '../registry.ts'
import { git } from '../tree.ts'
import { changed } from './changes.ts'
import { changeset, pack, publish, publishWhole, type ReleaseContext, select } from './jobs.ts'
import { type Planned, plannedIn } from './packed.ts'
import { mustBeConsistent, mustBeOnce } from './published.ts'
import type { Release } from './release.ts'

/** The connection is cut for one package, the registry is not well for another; then the same job is run again. */
export async function interruptAndResume(context: ReleaseContext, { folder }: Release): Promise<void> {
  const { step, registry } = context
  const plan = await plannedIn(folder)
  const faults: Readonly<Record<string, Fault>> = {
    '@clouddb/observability-cloud': 'cut',
    '@clouddb/observability-oss': 'unavailable',
  }
  await step(
    'the registry fails between two packages: the connection is cut, and 503',
    () => publishHalf(context, folder, ({ name }) => faults[name] ?? 'none'),
    (stored) => `${stored.length} of ${plan.length} are there, and can be installed`,
  )
  const repeated = registry.repeated.length
  await step(
    'the job "publish" is run again: it publishes the rest, and nothing twice',
    async () => {
      await publishWhole(context, folder)
      mustBeOnce(registry.stored, plan)
    },
    () => `${registry.repeated.length - repeated} were there already, and were left alone`,
  )
  await mustBeTagged(context, plan)
}

/** A package is stored and the answer gets lost; then the workflow is started anew, from its first job. */
export async function interruptAndStartAnew(context: ReleaseContext, { folder }: Release): Promise<void> {
  const { step, registry } = context
  const plan = await plannedIn(folder)
  await step(
    'the answer to a package gets lost: it is stored, and called a failure',
    () => publishHalf(context, folder, ({ name }) => (name === changed.name ? 'lost' : 'none')),
    (stored) => `${stored.length} of ${plan.length} are there`,
  )
  const repeated = registry.repeated.length
  await step(
    'the workflow is started anew: its plan has the rest, and nothing is sent twice',
    async () => {
      const again = await pack(context, 'again', await select(context, 'again'))
      await publishWhole(context, again)
      mustBeOnce(registry.stored, plan)
      const sentAgain = registry.repeated.slice(repeated)
      refuse(sentAgain, 'that nothing is sent that is there', 'look at `changeset publish-plan`.')
      return plannedIn(again)
    },
    (again) => `${again.length} of ${plan.length}`,
  )
  await step(
    'its tag, which nobody made, is made by hand: `pnpm changeset git-tag`',
    async () => {
      const missing = await missingTags(context, plan)
      await changeset(context, context.checkout, 'git-tag')
      await mustBeTagged(context, plan)
      return missing
    },
    (missing) => missing.join(', '),
  )
}

/** Publishes, which must fail, and returns what is there afterwards. Nothing of it needs what is not there. */
async function publishHalf(
  context: ReleaseContext,
  folder: string,
  faultOf: (publication: Publication) => Fault,
): Promise<readonly string[]> {
  const { registry } = context
  const before = registry.stored.length
  registry.faultOf = faultOf
  const { status } = await publish(context, folder, 'left-out')
  registry.faultOf = () => 'none'
  if (status === 0)
    throw new Problem(
      'Publishing succeeds though the registry fails.',
      'that the job fails, so that somebody looks',
      'look at `changeset publish`.',
    )
  await mustBeConsistent(registry.url, registry.stored)
  return registry.stored.slice(before)
}

async function mustBeTagged(context: ReleaseContext, plan: readonly Planned[]): Promise<void> {
  refuse(
    (await missingTags(context, plan)).map((tag) => `There is no tag ${tag}.`),
    'a tag for each version that was published',
    'run `pnpm changeset git-tag`, and push the tags.',
  )
}

async function missingTags({ checkout }: ReleaseContext, plan: readonly Planned[]): Promise<string[]> {
  const tags = (await git(checkout, 'tag', '--list')).split('\n')
  return plan.map(({ name, version }) => `${name}@${version}`).filter((tag) => !tags.includes(tag))
}
