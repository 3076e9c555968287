import { parseDocument, visit } from 'yaml'
import type { Job, Step, Workflow } from './workflows.ts'

type Rule<Subject> = readonly [says: string, breaks: (subject: Subject, workflow: Workflow) => boolean]

/** What of a workflow breaks a rule, as `job: why not`. */
export function flawsOf(workflow: Workflow): string[] {
  const whole = wholeRules.flatMap(([says, breaks]) => (breaks(workflow, workflow) ? [`workflow: ${says}`] : []))
  const jobs = Object.entries(workflow.jobs).flatMap(([name, job]) =>
    jobRules.flatMap(([says, breaks]) => (breaks(job, workflow) ? [`${name}: ${says}`] : [])),
  )
  return [...whole, ...jobs]
}

/** What of the text of a workflow or an action breaks a rule: only there stands the version that a commit has. */
export function flawsOfText(text: string): string[] {
  const flaws: string[] = []
  visit(parseDocument(text), {
    Pair(_, { key, value }) {
      const { value: name } = key as { value?: unknown }
      const { value: said, comment } = (value ?? {}) as { value?: unknown; comment?: string | null }
      if (name === 'uses' && typeof said === 'string' && !said.startsWith('./')) {
        if (!/@[0-9a-f]{40}$/.test(said)) flaws.push(`${said}: an action is pinned by a whole commit`)
        else if (!/^ v\d+\.\d+\.\d+$/.test(comment ?? '')) flaws.push(`${said}: a commit has its version beside it`)
      }
      if (name === 'run' && typeof said === 'string' && said.includes('${{'))
        flaws.push(`${said.trim()}: no expression stands in a script`)
    },
  })
  return flaws
}

const harmlessEvents = ['pull_request', 'push', 'schedule', 'workflow_dispatch']

const wholeRules: readonly Rule<Workflow>[] = [
  ['no right is given to all jobs', ({ permissions }) => !permissions || Object.keys(permissions).length > 0],
  [
    'nothing from outside starts a run with rights',
    ({ on }) => Object.keys(on).some((event) => !harmlessEvents.includes(event)),
  ],
  ['runs of the same do not meet', ({ concurrency }) => !concurrency],
  [
    'a release that has begun is brought to its end',
    (workflow) => releases(workflow) && workflow.concurrency?.['cancel-in-progress'] !== false,
  ],
  ['a release takes nothing from a cache', (workflow) => releases(workflow) && workflow.env?.TURBO_FORCE !== 'true'],
]

const pnpmAction = './.github/actions/pnpm'
const bareInstall = 'pnpm install --frozen-lockfile --ignore-scripts --ignore-pnpmfile'
const knownRights = ['actions', 'attestations', 'contents', 'id-token', 'pages', 'pull-requests', 'statuses']

const jobRules: readonly Rule<Job>[] = [
  ['a job says its rights', ({ permissions }) => !permissions],
  [
    'a right is one that we know',
    ({ permissions = {} }) =>
      typeof permissions !== 'object' || Object.keys(permissions).some((right) => !knownRights.includes(right)),
  ],
  ['a job ends', (job) => !job['timeout-minutes']],
  [
    'a checkout keeps no credential',
    ({ steps }) => steps.some((step) => isCheckout(step) && step.with?.['persist-credentials'] !== false),
  ],
  [
    'a checkout is of what started the run',
    ({ steps }) => steps.some((step) => isCheckout(step) && (step.with?.ref ?? step.with?.repository) !== undefined),
  ],
  [
    'pnpm is the one whose bytes are known',
    ({ steps }) =>
      steps.some(({ run }) => /\bnpm (install|i|exec)\b|\bnpx\b|corepack/.test(run?.replaceAll('pnpm', '') ?? '')) ||
      steps.findIndex(({ run }) => /^\s*pnpm /m.test(run ?? '')) < steps.findIndex(({ uses }) => uses === pnpmAction),
  ],
  ['what may write runs no code of the tree', (job) => mayWrite(job) && job.steps.some((step) => runsTree(step, job))],
  [
    'what may write takes no hook of the tree',
    (job) =>
      mayWrite(job) &&
      job.steps.some(({ uses, env }) => uses?.includes('/publish@') && env?.PNPM_CONFIG_IGNORE_PNPMFILE !== 'true'),
  ],
  [
    'what is published proves where it is from',
    (job) =>
      mayPublish(job) &&
      job.steps.some(({ uses, env }) => uses?.includes('/publish@') && env?.PNPM_CONFIG_PROVENANCE !== 'true'),
  ],
  ['publishing waits for a person', (job) => mayPublish(job) && job.environment !== 'release'],
  ['what the registry trusts is for publishing alone', (job) => job.environment === 'release' && !mayPublish(job)],
  [
    'what is published has been audited',
    (job, workflow) =>
      mayPublish(job) &&
      !before(job, workflow).some(({ steps }) => steps.some(({ run }) => run?.trim() === 'pnpm audit --prod')),
  ],
  [
    'a release takes nothing from a cache',
    ({ steps }, workflow) => releases(workflow) && steps.some((step) => takesCache(step)),
  ],
]

const isCheckout = ({ uses }: Step) => uses?.startsWith('actions/checkout@') === true
const mayWrite = ({ permissions = {} }: Job) => Object.values(permissions).includes('write')

/** The registry trusts a token of this right; the host's pages take one as well, together with a right of their own. */
export const mayPublish = ({ permissions = {} }: Job) =>
  permissions['id-token'] === 'write' && permissions.pages !== 'write'

const releases = ({ jobs }: Workflow) => Object.values(jobs).some(mayPublish)

/** Whether a step could run what stands in the tree, or what the tree depends on. */
function runsTree({ uses, run, with: inputs }: Step, { steps }: Job): boolean {
  if (uses?.startsWith('./') && uses !== pnpmAction) return true
  if (
    inputs?.script !== undefined &&
    !/^git apply \S+( \S+)*$/.test(String(inputs.script).replace(/\$\{\{.*?\}\}/g, ''))
  )
    return true
  if (run === undefined || run.trim() === bareInstall) return false
  return steps.some(isCheckout) || /\b(pnpm|npm|npx|yarn|node|corepack|curl|wget)\b/.test(run)
}

const takesCache = ({ uses = '', with: inputs }: Step) =>
  uses.startsWith('actions/cache') ||
  (uses.startsWith('actions/setup-node@') &&
    (inputs?.['package-manager-cache'] !== false || inputs.cache !== undefined))

/** The jobs that a job waits for, through others as well. */
function before(job: Job, workflow: Workflow): Job[] {
  return [job.needs ?? []].flat().flatMap((name) => {
    const needed = workflow.jobs[name]
    return needed ? [needed, ...before(needed, workflow)] : []
  })
}
