import { existsSync } from 'node:fs'
import { mkdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { refuse } from './problem.ts'
import { attempt, type Environment, type Outcome, run } from './processes.ts'
import { clone, commit, git, gitEnvironment } from './tree.ts'
import { readReleaseWorkflow, type Step, stepsOf } from './workflow.ts'

/** A package as the publish plan has it, with the tarball that was packed for it. */
export interface Planned {
  readonly name: string
  readonly version: string
  readonly tag: string
  readonly access: string
  readonly tarball: { readonly path: string; readonly integrity: string }
}

/** What the jobs of the workflow share: where they run, what they speak to, and where they leave what the next one takes. */
export interface Desk {
  readonly tree: string
  /** The checkout of the job that publishes: nothing is built in it. */
  readonly checkout: string
  readonly registry: string
  /** Plans and tarballs, a folder for each run. */
  readonly artifacts: string
}

/** What the workflow knows of the repository. */
export const host = { server: 'https://git.example.com', repository: 'example/clouddb' } as const

const environmentOf = ({ registry }: Desk): Environment => ({
  ...gitEnvironment,
  CI: 'true',
  PNPM_CONFIG_REGISTRY: registry,
  TURBO_TELEMETRY_DISABLED: '1',
})

export const pnpm = (...words: string[]) => ['pnpm', ...words] as const

export function changeset(desk: Desk, where: string, ...words: string[]): Promise<string> {
  return run(pnpm('exec', 'changeset', ...words), { cwd: where, env: environmentOf(desk) })
}

/** The version step, as the workflow runs it, with the commit that merging its pull request would make. */
export async function version(desk: Desk): Promise<void> {
  const temporary = await temporaryOf(desk, `version-${++versions}`)
  // What versions are made with comes from the lockfile, and not from the registry of the rehearsal.
  const env = { ...environmentOf(desk), PNPM_CONFIG_REGISTRY: undefined, RUNNER_TEMP: temporary }
  const before = (await git(desk.tree, 'rev-parse', 'HEAD')).trim()
  const scripts = (await jobOf(desk, 'version')).flatMap((step) => scriptOf(step))
  for (const script of scripts) await run(bash(script), { cwd: desk.tree, env })
  await commit(desk.tree, 'Version packages')
  await mustBeCarried(desk, before, join(temporary, 'version.patch'))
}

let versions = 0

/** What a step of the job "version" runs: its own words, or those that it gives to the action. */
function scriptOf(step: Step): string[] {
  if (step.kind === 'script' && !isInstall(step)) return [step.text]
  return step.kind === 'changesets' && step.inputs.script ? [step.inputs.script] : []
}

/** Where a patch carries the versions into a job with more rights, it carries all of them. */
async function mustBeCarried(desk: Desk, before: string, patch: string): Promise<void> {
  if (!existsSync(patch)) return
  const index = { ...gitEnvironment, GIT_INDEX_FILE: `${patch}.index` }
  const where = { cwd: desk.tree, env: index }
  await run(['git', 'read-tree', before], where)
  await run(['git', 'apply', '--cached', patch], where)
  const [carried, made] = [await run(['git', 'write-tree'], where), await git(desk.tree, 'rev-parse', 'HEAD^{tree}')]
  refuse(
    carried === made ? [] : [await git(desk.tree, 'diff', '--stat', carried.trim(), made.trim())],
    'that the pull request gets everything that the version step wrote',
    'look at the step of the job "version" that keeps what changed.',
  )
}

/** What the job "select" finds to be published. */
export async function select(desk: Desk, label: string): Promise<string> {
  const plan = join(desk.artifacts, `${label}.plan.json`)
  await mkdir(desk.artifacts, { recursive: true })
  await changeset(desk, desk.tree, 'publish-plan', '--output', plan)
  return plan
}

/** Runs the job "pack" and returns the folder of tarballs. The tree is left as it was. */
export async function pack(desk: Desk, label: string, plan: string): Promise<string> {
  const temporary = await temporaryOf(desk, label)
  // Where the action puts them, for steps that look there.
  const packed = join(temporary, `changeset-pack-${Date.now()}`)
  const sha = (await git(desk.tree, 'rev-parse', 'HEAD')).trim()
  const env = { ...environmentOf(desk), ...ofHost(temporary, sha) }
  for (const step of await jobOf(desk, 'pack')) {
    if (step.kind === 'script' && !isInstall(step))
      await run(bash(step.text), { cwd: desk.tree, env: { ...env, ...step.environment } })
    if (step.kind === 'changesets')
      await changeset(desk, desk.tree, 'pack', '--out-dir', packed, '--from-publish-plan', plan)
  }
  await git(desk.tree, 'checkout', '--quiet', '--', '.')
  return packed
}

/** The checkout of the job "publish": it is installed as that job does, and nothing is built. */
export async function checkOut(desk: Desk): Promise<void> {
  if (!existsSync(desk.checkout)) {
    await clone(desk.tree, desk.checkout)
    const env = { ...environmentOf(desk), PNPM_CONFIG_REGISTRY: undefined }
    for (const step of await jobOf(desk, 'publish'))
      if (step.kind === 'script') await run(bash(step.text), { cwd: desk.checkout, env })
    return
  }
  await git(desk.checkout, 'fetch', '--quiet', 'origin', 'main')
  await git(desk.checkout, 'reset', '--quiet', '--hard', 'FETCH_HEAD')
}

/**
 * Runs the job "publish". What it is told of provenance is heard, and cannot be had here: who signs it is no machine of
 * ours. So it is left out, unless that is what is to be seen.
 */
export async function publish(desk: Desk, packed: string, provenance: 'signed' | 'left-out'): Promise<Outcome> {
  const steps = await jobOf(desk, 'publish')
  const step = steps.find((one) => one.kind === 'changesets')
  const told = step?.environment ?? {}
  const env = {
    ...environmentOf(desk),
    ...told,
    ...(provenance === 'left-out' && { PNPM_CONFIG_PROVENANCE: 'false' }),
  }
  return attempt(pnpm('exec', 'changeset', 'publish', '--from-pack-dir', packed), { cwd: desk.checkout, env })
}

/** Runs the job "publish", which must succeed. */
export async function publishWhole(desk: Desk, packed: string): Promise<void> {
  const { status, stdout, stderr } = await publish(desk, packed, 'left-out')
  refuse(
    status === 0 ? [] : [`changeset publish ended with ${status}: ${lastWords(stdout + stderr)}`],
    'that every package of the plan is published',
    'read what it says; the registry is a fresh one, so it is the packages or the workflow.',
  )
}

/** The packages of a plan, in the order in which they are published. */
export async function plannedIn(packed: string): Promise<Planned[]> {
  return (JSON.parse(await readFile(join(packed, 'publish-plan.json'), 'utf8')).plan as Planned[][]).flat()
}

/** What a program says, without its animations. */
export const lastWords = (text: string) =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: colours and movements of a terminal.
    .replace(/\u001b\[[?\d;]*[A-Za-z]/g, '\n')
    .split('\n')
    .filter((line) => /\w/.test(line) && !/^[◒◐◓◑]/.test(line))
    .slice(-12)
    .join('\n')

async function jobOf({ tree }: Desk, job: string): Promise<Step[]> {
  return stepsOf(await readReleaseWorkflow(tree), job)
}

const isInstall = ({ text }: { text: string }) => text.startsWith('pnpm install')

const bash = (script: string) => ['bash', '-e', '-o', 'pipefail', '-c', script] as const

/** A folder for what a job leaves, as the host gives it one. */
async function temporaryOf({ artifacts }: Desk, label: string): Promise<string> {
  const folder = join(artifacts, label)
  await mkdir(folder, { recursive: true })
  return folder
}

function ofHost(temporary: string, sha: string): Environment {
  return {
    GITHUB_SERVER_URL: host.server,
    GITHUB_REPOSITORY: host.repository,
    GITHUB_SHA: sha,
    GITHUB_ENV: join(temporary, 'host.env'),
    GITHUB_OUTPUT: join(temporary, 'host.output'),
    GITHUB_STEP_SUMMARY: join(temporary, 'host.summary'),
    RUNNER_TEMP: temporary,
  }
}
