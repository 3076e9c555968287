import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { refuse } from '../problem.ts'
import { attempt, type Environment, type Outcome, run } from '../processes.ts'
import type { Registry } from '../registry.ts'
import type { Transcript } from '../transcript.ts'
import { clone, git, gitEnvironment } from '../tree.ts'
import { readReleaseWorkflow, type Step, stepsOf } from './workflow.ts'

/** Where the jobs of the workflow run, what they speak to, where they leave what the next one takes, and who tells of it. */
export interface ReleaseContext {
  readonly tree: string
  /** The checkout of the job that publishes: nothing is built in it. */
  readonly checkout: string
  /** Plans and tarballs, a folder for each run. */
  readonly artifacts: string
  readonly registry: Registry
  readonly step: Transcript['step']
}

/** What the workflow knows of the repository. */
export const host = { server: 'https://git.example.com', repository: 'example/clouddb' } as const

/** What commands of the repository are given; packages of ours are published to, and looked for in, the rehearsal's registry. */
export const environmentOf = ({ registry }: ReleaseContext): Environment => ({
  ...gitEnvironment,
  CI: 'true',
  PNPM_CONFIG_REGISTRY: registry.url,
  TURBO_TELEMETRY_DISABLED: '1',
})

export const pnpm = (...words: string[]) => ['pnpm', ...words] as const

export function changeset(context: ReleaseContext, where: string, ...words: string[]): Promise<string> {
  return run(pnpm('exec', 'changeset', ...words), { cwd: where, env: environmentOf(context) })
}

/** What the job "select" finds to be published. */
export async function select(context: ReleaseContext, label: string): Promise<string> {
  const plan = join(context.artifacts, `${label}.plan.json`)
  await mkdir(context.artifacts, { recursive: true })
  await changeset(context, context.tree, 'publish-plan', '--output', plan)
  return plan
}

/** Runs the job "pack" and returns the folder of tarballs. The tree is left as it was. */
export async function pack(context: ReleaseContext, label: string, plan: string): Promise<string> {
  const temporary = await temporaryOf(context, label)
  // Where the action puts them, for steps that look there.
  const packed = join(temporary, `changeset-pack-${Date.now()}`)
  const sha = (await git(context.tree, 'rev-parse', 'HEAD')).trim()
  const env = { ...environmentOf(context), ...ofHost(temporary, sha) }
  for (const step of await jobOf(context, 'pack')) {
    if (step.kind === 'script' && !isInstall(step))
      await run(bash(step.text), { cwd: context.tree, env: { ...env, ...step.environment } })
    if (step.kind === 'changesets')
      await changeset(context, context.tree, 'pack', '--out-dir', packed, '--from-publish-plan', plan)
  }
  await git(context.tree, 'checkout', '--quiet', '--', '.')
  return packed
}

/** The checkout of the job "publish": it is installed as that job does, and nothing is built. */
export async function checkOut(context: ReleaseContext): Promise<void> {
  if (!existsSync(context.checkout)) {
    await clone(context.tree, context.checkout)
    const env = { ...environmentOf(context), PNPM_CONFIG_REGISTRY: undefined }
    for (const step of await jobOf(context, 'publish'))
      if (step.kind === 'script') await run(bash(step.text), { cwd: context.checkout, env })
    return
  }
  await git(context.checkout, 'fetch', '--quiet', 'origin', 'main')
  await git(context.checkout, 'reset', '--quiet', '--hard', 'FETCH_HEAD')
}

/**
 * Runs the job "publish". What it is told of provenance is heard, and cannot be had here: who signs it is no machine of
 * ours. So it is left out, unless that is what is to be seen.
 */
export async function publish(
  context: ReleaseContext,
  packed: string,
  provenance: 'signed' | 'left-out',
): Promise<Outcome> {
  const env = {
    ...environmentOf(context),
    ...(await publishingEnvironment(context)),
    ...(provenance === 'left-out' && { PNPM_CONFIG_PROVENANCE: 'false' }),
  }
  return attempt(pnpm('exec', 'changeset', 'publish', '--from-pack-dir', packed), { cwd: context.checkout, env })
}

/** What the step that publishes is given. */
export async function publishingEnvironment(context: ReleaseContext): Promise<Environment> {
  return (await jobOf(context, 'publish')).find((step) => step.kind === 'changesets')?.environment ?? {}
}

/** Runs the job "publish", which must succeed. */
export async function publishWhole(context: ReleaseContext, packed: string): Promise<void> {
  const { status, stdout, stderr } = await publish(context, packed, 'left-out')
  refuse(
    status === 0 ? [] : [`changeset publish ended with ${status}: ${lastWords(stdout + stderr)}`],
    'that every package of the plan is published',
    'read what it says; the registry is a fresh one, so it is the packages or the workflow.',
  )
}

/** What a program says, without its animations. */
const lastWords = (text: string) =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: colours and movements of a terminal.
    .replace(/\u001b\[[?\d;]*[A-Za-z]/g, '\n')
    .split('\n')
    .filter((line) => /\w/.test(line) && !/^[◒◐◓◑]/.test(line))
    .slice(-12)
    .join('\n')

/** The steps of a job, as the workflow of the tree has them. */
export async function jobOf({ tree }: ReleaseContext, job: string): Promise<Step[]> {
  return stepsOf(await readReleaseWorkflow(tree), job)
}

export const isInstall = ({ text }: { text: string }) => text.startsWith('pnpm install')

/** A script as a runner runs it: to its first failure. */
export const bash = (script: string) => ['bash', '-e', '-o', 'pipefail', '-c', script] as const

/** A folder for what a job leaves, as the host gives it one. */
export async function temporaryOf({ artifacts }: ReleaseContext, label: string): Promise<string> {
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
