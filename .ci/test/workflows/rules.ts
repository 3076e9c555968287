import { parseDocument, visit } from 'yaml'
import type { Job, Step, Workflow } from './workflows.ts'

/** Rules, each with a function that returns whether a subject breaks it. */
type Rules<Subject> = Readonly<Record<string, (subject: Subject, workflow: Workflow) => boolean>>

/** Returns the rules that a workflow breaks, as `job: rule`. */
export function flawsOf(workflow: Workflow): string[] {
  const flaws = <Subject>(name: string, subject: Subject, rules: Rules<Subject>) =>
    Object.entries(rules).flatMap(([says, breaks]) => (breaks(subject, workflow) ? [`${name}: ${says}`] : []))
  const jobs = Object.entries(workflow.jobs)
  return [...flaws('workflow', workflow, wholeRules), ...jobs.flatMap(([name, job]) => flaws(name, job, jobRules))]
}

/** Returns the rules that the text of a workflow or an action breaks. Only the text has the version comments. */
export function flawsOfText(text: string): string[] {
  const flaws: string[] = []
  visit(parseDocument(text), {
    Pair(_, { key, value }) {
      const { value: name } = key as { value?: unknown }
      const { value: said, comment } = (value ?? {}) as { value?: unknown; comment?: string | null }
      if (name === 'uses' && typeof said === 'string' && !said.startsWith('./')) {
        if (!/@[0-9a-f]{40}$/.test(said)) flaws.push(`${said}: an action is pinned by a full commit hash`)
        else if (!/^ v\d+\.\d+\.\d+$/.test(comment ?? ''))
          flaws.push(`${said}: a comment gives the full version of the commit`)
      }
      if (name === 'run' && typeof said === 'string' && said.includes('${{'))
        flaws.push(`${said.trim()}: a script contains no expression`)
    },
  })
  return flaws
}

const harmlessEvents = ['pull_request', 'push', 'schedule', 'workflow_dispatch']

const wholeRules: Rules<Workflow> = {
  'no permission is given to all jobs': ({ permissions }) => !permissions || Object.keys(permissions).length > 0,
  'no event from outside starts a job with permissions': ({ on }) =>
    Object.keys(on).some((event) => !harmlessEvents.includes(event)),
  'two runs do not overlap': ({ concurrency }) => !concurrency,
  'a started release is not cancelled': (workflow) =>
    releases(workflow) && workflow.concurrency?.['cancel-in-progress'] !== false,
  'a release uses no cache': (workflow) => releases(workflow) && workflow.env?.TURBO_FORCE !== 'true',
}

const pnpmAction = './.github/actions/pnpm'
const bareInstall = 'pnpm install --frozen-lockfile --ignore-scripts --ignore-pnpmfile'
const knownPermissions = ['actions', 'attestations', 'contents', 'id-token', 'pages', 'pull-requests', 'statuses']

const jobRules: Rules<Job> = {
  'a job states its permissions': ({ permissions }) => !permissions,
  'every permission is a known one': ({ permissions = {} }) =>
    typeof permissions !== 'object' || Object.keys(permissions).some((name) => !knownPermissions.includes(name)),
  'a job has a time limit': (job) => !job['timeout-minutes'],
  'a checkout keeps no credential': ({ steps }) =>
    steps.some((step) => isCheckout(step) && step.with?.['persist-credentials'] !== false),
  'a checkout is of the commit that started the run': ({ steps }) =>
    steps.some((step) => isCheckout(step) && (step.with?.ref ?? step.with?.repository) !== undefined),
  'pnpm is the one with the known hash': ({ steps }) =>
    steps.some(({ run }) => /\bnpm (install|i|exec)\b|\bnpx\b|corepack/.test(run?.replaceAll('pnpm', '') ?? '')) ||
    steps.findIndex(({ run }) => /^\s*pnpm /m.test(run ?? '')) < steps.findIndex(({ uses }) => uses === pnpmAction),
  'a job that may write runs no code of the tree': (job) =>
    mayWrite(job) && job.steps.some((step) => runsTree(step, job)),
  'a job that may write runs no hook of the tree': (job) =>
    mayWrite(job) &&
    job.steps.some(({ uses, env }) => uses?.includes('/publish@') && env?.PNPM_CONFIG_IGNORE_PNPMFILE !== 'true'),
  'published packages carry provenance': (job) =>
    mayPublish(job) &&
    job.steps.some(({ uses, env }) => uses?.includes('/publish@') && env?.PNPM_CONFIG_PROVENANCE !== 'true'),
  'publishing waits for approval': (job) => mayPublish(job) && job.environment !== 'release',
  'only publishing uses the environment that the registry trusts': (job) =>
    job.environment === 'release' && !mayPublish(job),
  'published packages have been audited': (job, workflow) =>
    mayPublish(job) &&
    !before(job, workflow).some(({ steps }) => steps.some(({ run }) => run?.trim() === 'pnpm audit --prod')),
  'a release uses no cache': ({ steps }, workflow) => releases(workflow) && steps.some((step) => takesCache(step)),
}

const isCheckout = ({ uses }: Step) => uses?.startsWith('actions/checkout@') === true
const mayWrite = ({ permissions = {} }: Job) => Object.values(permissions).includes('write')

/** The registry trusts a token with this permission. The pages job has one too, together with a permission of its own. */
export const mayPublish = ({ permissions = {} }: Job) =>
  permissions['id-token'] === 'write' && permissions.pages !== 'write'

const releases = ({ jobs }: Workflow) => Object.values(jobs).some(mayPublish)

/** True where a step could run code of the tree or of its dependencies. */
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

/** The jobs that a job waits for, directly or through others. */
function before(job: Job, workflow: Workflow): Job[] {
  return [job.needs ?? []].flat().flatMap((name) => {
    const needed = workflow.jobs[name]
    return needed ? [needed, ...before(needed, workflow)] : []
  })
}
