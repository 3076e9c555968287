import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { refuse } from '../problem.ts'
import { run } from '../processes.ts'
import { commit, git, gitEnvironment } from '../tree.ts'
import { bash, environmentOf, isInstall, jobOf, type ReleaseContext, temporaryOf } from './jobs.ts'
import type { Step } from './workflow.ts'

/** The version step, as the workflow runs it, with the commit that merging its pull request would make. */
export async function version(context: ReleaseContext): Promise<void> {
  const temporary = await temporaryOf(context, `version-${++versions}`)
  // What versions are made with comes from the lockfile, and not from the registry of the rehearsal.
  const env = { ...environmentOf(context), PNPM_CONFIG_REGISTRY: undefined, RUNNER_TEMP: temporary }
  const before = (await git(context.tree, 'rev-parse', 'HEAD')).trim()
  const scripts = (await jobOf(context, 'version')).flatMap((step) => scriptOf(step))
  refuse(
    scripts.length === 0 ? ['No step of the job "version" in release.yml makes versions.'] : [],
    'a step that runs `pnpm run version`, which writes the baselines as well',
    'name the job of today in packages/internal/changes/rehearsal/src/release/versions.ts.',
  )
  for (const script of scripts) await run(bash(script), { cwd: context.tree, env })
  await commit(context.tree, 'Version packages')
  await mustBeCarried(context, before, join(temporary, 'version.patch'))
}

let versions = 0

/** What a step of the job "version" runs: its own words, or those that it gives to the action. */
function scriptOf(step: Step): string[] {
  if (step.kind === 'script' && !isInstall(step)) return [step.text]
  return step.kind === 'changesets' && step.inputs.script ? [step.inputs.script] : []
}

/** Where a patch carries the versions into a job with more rights, it carries all of them. */
async function mustBeCarried(context: ReleaseContext, before: string, patch: string): Promise<void> {
  if (!existsSync(patch)) return
  const index = { ...gitEnvironment, GIT_INDEX_FILE: `${patch}.index` }
  const where = { cwd: context.tree, env: index }
  await run(['git', 'read-tree', before], where)
  await run(['git', 'apply', '--cached', patch], where)
  const [carried, made] = [await run(['git', 'write-tree'], where), await git(context.tree, 'rev-parse', 'HEAD^{tree}')]
  refuse(
    carried === made ? [] : [await git(context.tree, 'diff', '--stat', carried.trim(), made.trim())],
    'that the pull request gets everything that the version step wrote',
    'look at the step of the job "version" that keeps what changed.',
  )
}
