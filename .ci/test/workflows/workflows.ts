import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { repository } from '../repository.ts'

export interface Step {
  readonly name?: string
  readonly uses?: string
  readonly run?: string
  readonly with?: Readonly<Record<string, unknown>>
  readonly env?: Readonly<Record<string, string>>
}

export interface Job {
  readonly permissions?: Readonly<Record<string, string>>
  readonly environment?: string
  readonly needs?: string | readonly string[]
  readonly 'timeout-minutes'?: number
  readonly steps: readonly Step[]
}

export interface Workflow {
  readonly on: Readonly<Record<string, unknown>>
  readonly permissions?: Readonly<Record<string, string>>
  readonly jobs: Readonly<Record<string, Job>>
}

const folder = join(repository, '.github/workflows')

/** The workflows of the repository, by file. */
export function readWorkflows(): Record<string, Workflow> {
  const files = readdirSync(folder).filter((file) => /\.ya?ml$/.test(file))
  return Object.fromEntries(files.map((file) => [file, parse(readFileSync(join(folder, file), 'utf8'))]))
}

/** The action that brings pnpm: one step. */
export function readPnpmAction(): Step {
  return parse(readFileSync(join(repository, '.github/actions/pnpm/action.yml'), 'utf8')).runs.steps[0]
}

/** What of a workflow breaks a rule, as `job: why not`. */
export function flawsOf(workflow: Workflow): string[] {
  const whole = wholeRules.flatMap(([says, breaks]) => (breaks(workflow) ? [`workflow: ${says}`] : []))
  const jobs = Object.entries(workflow.jobs).flatMap(([name, job]) =>
    jobRules.flatMap(([says, breaks]) => (breaks(job, workflow) ? [`${name}: ${says}`] : [])),
  )
  return [...whole, ...jobs]
}

const wholeRules: readonly (readonly [says: string, breaks: (workflow: Workflow) => boolean])[] = [
  ['no right is given to all jobs', ({ permissions }) => !permissions || Object.keys(permissions).length > 0],
  [
    'nothing from outside starts a run with rights',
    ({ on }) =>
      Object.keys(on).some((event) => !['pull_request', 'push', 'schedule', 'workflow_dispatch'].includes(event)),
  ],
]

const jobRules: readonly (readonly [says: string, breaks: (job: Job, workflow: Workflow) => boolean])[] = [
  ['a job says its rights', ({ permissions }) => !permissions],
  ['a job ends', (job) => !job['timeout-minutes']],
  [
    'an action is pinned by a whole commit',
    ({ steps }) => steps.some(({ uses }) => uses && !/^\.\/|@[0-9a-f]{40}$/.test(uses)),
  ],
  [
    'a checkout keeps no credential',
    ({ steps }) => steps.some((step) => isCheckout(step) && step.with?.['persist-credentials'] !== false),
  ],
  ['no text of an event stands in a script', ({ steps }) => steps.some(({ run }) => run?.includes('${{'))],
  [
    'pnpm is the one whose bytes are known',
    ({ steps }) =>
      steps.some(({ run }) => /\bnpm (install|i|exec)\b|\bnpx\b|corepack/.test(run?.replaceAll('pnpm', '') ?? '')) ||
      steps.findIndex(({ run }) => /^\s*pnpm /m.test(run ?? '')) < steps.findIndex(({ uses }) => uses === pnpmAction),
  ],
  ['publishing waits for a person', (job) => mayPublish(job) && !job.environment],
  [
    'where publishing is allowed, nothing runs but an install without scripts and hooks',
    (job) => mayPublish(job) && job.steps.some(({ run }) => run !== undefined && run.trim() !== bareInstall),
  ],
  [
    'what publishes takes no hook of the tree',
    (job) =>
      mayPublish(job) &&
      job.steps.some(({ uses, env }) => uses?.includes('/publish@') && env?.PNPM_CONFIG_IGNORE_PNPMFILE !== 'true'),
  ],
  [
    'what is published has been audited',
    (job, workflow) =>
      mayPublish(job) &&
      !before(job, workflow).some(({ steps }) => steps.some(({ run }) => run?.trim() === 'pnpm audit --prod')),
  ],
]

const pnpmAction = './.github/actions/pnpm'
const bareInstall = 'pnpm install --frozen-lockfile --ignore-scripts --ignore-pnpmfile'

const isCheckout = ({ uses }: Step) => uses?.startsWith('actions/checkout@') === true
const mayPublish = ({ permissions }: Job) => permissions?.['id-token'] === 'write'

/** The jobs that a job waits for, through others as well. */
function before(job: Job, workflow: Workflow): Job[] {
  return [job.needs ?? []].flat().flatMap((name) => {
    const needed = workflow.jobs[name]
    return needed ? [needed, ...before(needed, workflow)] : []
  })
}
