import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parse } from 'yaml'
import { repository } from './repository.ts'

export interface Step {
  readonly uses?: string
  readonly run?: string
  readonly with?: Readonly<Record<string, unknown>>
  readonly env?: Readonly<Record<string, string>>
}

export interface Job {
  readonly name?: string
  readonly permissions?: Readonly<Record<string, string>>
  readonly environment?: string
  readonly needs?: string | readonly string[]
  readonly 'timeout-minutes'?: number
  readonly steps: readonly Step[]
}

export interface Workflow {
  readonly on: Readonly<Record<string, unknown>>
  readonly permissions?: Readonly<Record<string, string>>
  readonly concurrency?: { readonly 'cancel-in-progress'?: unknown }
  readonly env?: Readonly<Record<string, string>>
  readonly jobs: Readonly<Record<string, Job>>
}

/** The texts of the workflows and actions of the repository, by file. */
export const workflowTexts = new Map(
  globSync('.github/{workflows,actions}/**/*.{yml,yaml}', { cwd: repository })
    .sort()
    .map((file) => [file, readFileSync(join(repository, file), 'utf8')]),
)

/** The workflows of the repository, by file. */
export const workflows: Readonly<Record<string, Workflow>> = Object.fromEntries(
  [...workflowTexts].flatMap(([file, text]) => (/workflows/.test(file) ? [[basename(file), parse(text)]] : [])),
)

/** Returns the rules that the text of a workflow or an action breaks. Only the text has the version comments. */
export function flawsOfText(text: string): string[] {
  const { jobs = {}, runs } = parse(text) as Partial<Workflow> & { runs?: Pick<Job, 'steps'> }
  const steps = [...Object.values(jobs), ...(runs ? [runs] : [])].flatMap((job) => job.steps)
  const lines = [...text.matchAll(/^ *(?:- )?uses: (?!\.\/)(.+)$/gm)].map(([, action = '']) => action)
  return [
    ...lines
      .filter((action) => !/^\S+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(action))
      .map((action) => `${action}: an action has a full commit hash and version`),
    ...(lines.length < steps.filter(({ uses = './' }) => !uses.startsWith('./')).length ? ['an action is hidden'] : []),
    ...steps.flatMap(({ run = '' }) => (run.includes('${{') ? [`${run}: a script contains no expression`] : [])),
  ]
}

/** Returns the rules that a workflow breaks, as `job: rule`. */
export function flawsOf(workflow: Workflow): string[] {
  const flaws = (name: string, broken: Readonly<Record<string, unknown>>) =>
    Object.entries(broken).flatMap(([rule, isBroken]) => (isBroken ? [`${name}: ${rule}`] : []))
  const jobs = Object.entries(workflow.jobs)
  return [
    ...flaws('workflow', brokenIn(workflow)),
    ...jobs.flatMap(([name, job]) => flaws(name, brokenBy(job, workflow))),
  ]
}

const harmlessEvents = ['pull_request', 'push', 'schedule', 'workflow_dispatch']

/** The rules of a whole workflow, and whether it breaks them. */
const brokenIn = ({ on, permissions, concurrency, env, jobs }: Workflow) => ({
  'no permission is given to all jobs': !permissions || Object.keys(permissions).length > 0,
  'no event from outside starts a job with permissions': Object.keys(on).some((each) => !harmlessEvents.includes(each)),
  'two runs do not overlap': !concurrency,
  'a started release is not cancelled': releases(jobs) && concurrency?.['cancel-in-progress'] !== false,
  'a release uses no cache': releases(jobs) && env?.TURBO_FORCE !== 'true',
})

/** The rules of a job, and whether it breaks them. */
function brokenBy(job: Job, workflow: Workflow) {
  const { permissions = {}, steps, environment } = job
  const checkouts = steps.filter(isCheckout)
  const publishing = steps.filter(({ uses }) => uses?.includes('/publish@'))
  const mayPublish = publishes(job)
  const mayWrite = Object.values(permissions).includes('write')
  return {
    'a job has a time limit': !job['timeout-minutes'],
    'a checkout keeps no credential': checkouts.some((step) => step.with?.['persist-credentials'] !== false),
    'a checkout is of the commit that started the run': checkouts.some(
      (step) => step.with?.ref ?? step.with?.repository,
    ),
    'pnpm is the one with the known hash': usesOtherPnpm(job),
    'a job that may write runs no code of the tree':
      mayWrite && steps.some((step) => runsTree(step, checkouts.length > 0)),
    'a job that may write runs no hook of the tree':
      mayWrite && publishing.some(({ env }) => env?.PNPM_CONFIG_IGNORE_PNPMFILE !== 'true'),
    'published packages carry provenance':
      mayPublish && publishing.some(({ env }) => env?.PNPM_CONFIG_PROVENANCE !== 'true'),
    'publishing waits for approval': mayPublish && environment !== 'release',
    'only publishing uses the environment that the registry trusts': environment === 'release' && !mayPublish,
    'published packages have been audited':
      mayPublish &&
      !jobsBefore(job, workflow).some((each) => each.steps.some(({ run }) => run?.trim() === 'pnpm audit --prod')),
    'a release uses no cache': releases(workflow.jobs) && steps.some(takesCache),
  }
}

const pnpmAction = './.github/actions/pnpm'
const bareInstall = 'pnpm install --frozen-lockfile --ignore-scripts --ignore-pnpmfile'

const isCheckout = ({ uses }: Step) => uses?.startsWith('actions/checkout@') === true

/** The registry trusts a token with this permission. The pages job has one too, together with a permission of its own. */
const publishes = ({ permissions = {} }: Job) => permissions['id-token'] === 'write' && permissions.pages !== 'write'
const releases = (jobs: Workflow['jobs']) => Object.values(jobs).some(publishes)

const usesOtherPnpm = ({ steps }: Job) =>
  steps.some(({ run }) => /\bnpm (install|i|exec)\b|\bnpx\b|corepack/.test(run?.replaceAll('pnpm', '') ?? '')) ||
  steps.findIndex(({ run }) => /^\s*pnpm /m.test(run ?? '')) < steps.findIndex(({ uses }) => uses === pnpmAction)

/** True where a step could run code of the tree or of its dependencies. */
function runsTree({ uses, run, with: inputs }: Step, hasTree: boolean): boolean {
  if (uses?.startsWith('./') && uses !== pnpmAction) return true
  const script = String(inputs?.script ?? 'git apply x').replace(/\$\{\{.*?\}\}/g, '')
  if (!/^git apply \S+( \S+)*$/.test(script)) return true
  if (run === undefined || run.trim() === bareInstall) return false
  return hasTree || /\b(pnpm|npm|npx|yarn|node|corepack|curl|wget)\b/.test(run)
}

const takesCache = ({ uses = '', with: inputs }: Step) =>
  uses.startsWith('actions/cache') ||
  (uses.startsWith('actions/setup-node@') &&
    (inputs?.['package-manager-cache'] !== false || inputs.cache !== undefined))

/** The jobs that a job waits for, directly or through others. */
function jobsBefore(job: Job, workflow: Workflow): Job[] {
  return [job.needs ?? []].flat().flatMap((name) => {
    const needed = workflow.jobs[name]
    return needed ? [needed, ...jobsBefore(needed, workflow)] : []
  })
}
