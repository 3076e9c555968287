import { expect, test } from 'vitest'
import { flawsOf, flawsOfText, type Job, type Step, type Workflow, workflows, workflowTexts } from './workflow-rules.ts'

const release = workflows['release.yml'] as Workflow

test('the jobs with permissions to write are these, and no other job may publish', () => {
  const rights = Object.entries(workflows).flatMap(([file, { jobs }]) =>
    Object.entries(jobs).map(([name, { permissions = {} }]) => {
      const isReadOnly = (permission: string) => !(permission in permissions) || permissions[permission] === 'read'
      return [`${file}: ${name}`, Object.keys(permissions).filter((permission) => !isReadOnly(permission))] as const
    }),
  )
  expect(Object.fromEntries(rights.filter(([, permissions]) => permissions.length > 0))).toEqual({
    'ci.yml: tell': ['statuses'],
    'release.yml: pull-request': ['contents', 'pull-requests'],
    'release.yml: check': ['actions'],
    'release.yml: publish': ['contents', 'id-token', 'attestations'],
    'release.yml: attach': ['contents'],
    'site.yml: deploy': ['pages', 'id-token'],
  })
})

test.each(Object.keys(workflows))('the workflow %s keeps the rules', (file) => {
  expect(flawsOf(workflows[file] as Workflow)).toEqual([])
})

test.each([...workflowTexts])('%s pins its actions and has no expression in a script', (_, text) => {
  expect(flawsOfText(text)).toEqual([])
})

/** The release workflow with one job changed. */
function withJob(name: string, change: (job: Job) => Partial<Job>): Workflow {
  const job = release.jobs[name] as Job
  return { ...release, jobs: { ...release.jobs, [name]: { ...job, ...change(job) } } }
}

const withStep = (name: string, step: Step) => withJob(name, ({ steps }) => ({ steps: [...steps, step] }))
const withSteps = (name: string, change: (step: Step) => Step) =>
  withJob(name, ({ steps }) => ({ steps: steps.map(change) }))
const withRun = (name: string, from: string, to: string) =>
  withSteps(name, (step) => (step.run ? { ...step, run: step.run.replace(from, to) } : step))
const withVariable = (variable: string) =>
  withSteps('publish', (step) => ({ ...step, env: { ...step.env, [variable]: '' } }))

const commit = '3d3c42e5aac5ba805825da76410c181273ba90b1'
const checkout = `actions/checkout@${commit}`
const pages = { permissions: { pages: 'write', 'id-token': 'write' }, environment: 'release' }
const brokenWorkflows: [Workflow, string][] = [
  [{ ...release, permissions: { contents: 'read' } }, 'workflow: no permission is given to all jobs'],
  [{ ...release, on: { pull_request_target: null } }, 'workflow: no event from outside starts a job with permissions'],
  [{ ...release, concurrency: { 'cancel-in-progress': true } }, 'workflow: a started release is not cancelled'],
  [{ on: {}, permissions: {}, jobs: {} }, 'workflow: two runs do not overlap'],
  [{ ...release, env: {} }, 'workflow: a release uses no cache'],
  [withJob('pack', () => ({ 'timeout-minutes': 0 })), 'pack: a job has a time limit'],
  [withStep('pack', { uses: checkout }), 'pack: a checkout keeps no credential'],
  [
    withStep('pack', { uses: checkout, with: { 'persist-credentials': false, ref: 'other' } }),
    'pack: a checkout is of the commit that started the run',
  ],
  [withStep('pack', { run: 'npx --yes pnpm@12.21.0 install' }), 'pack: pnpm is the one with the known hash'],
  [withJob('publish', () => ({ environment: 'preview' })), 'publish: publishing waits for approval'],
  [withJob('attach', () => pages), 'attach: only publishing uses the environment that the registry trusts'],
  [withRun('publish', ' --ignore-scripts', ''), 'publish: a job that may write runs no code of the tree'],
  [withStep('publish', { uses: './.github/actions/other' }), 'publish: a job that may write runs no code of the tree'],
  [withStep('attach', { run: 'npm x cowsay' }), 'attach: a job that may write runs no code of the tree'],
  [withRun('pack', 'pnpm audit --prod', 'true'), 'publish: published packages have been audited'],
  [withStep('pack', { uses: `actions/cache@${commit}` }), 'pack: a release uses no cache'],
  [withVariable('PNPM_CONFIG_IGNORE_PNPMFILE'), 'publish: a job that may write runs no hook of the tree'],
  [withVariable('PNPM_CONFIG_PROVENANCE'), 'publish: published packages carry provenance'],
]

test.each(brokenWorkflows)('a broken workflow is reported %#', (workflow, flaw) => {
  expect(flawsOf(workflow)).toEqual([flaw])
})

test.each([
  ['uses: actions/cache@v5 # v5.0.0', 'actions/cache@v5 # v5.0.0: an action has a full commit hash and version'],
  [`uses: actions/cache@${commit} # v5`, `actions/cache@${commit} # v5: an action has a full commit hash and version`],
  ['"uses": actions/cache@v5', 'an action is hidden'],
  [`run: echo $${'{{'} github.ref }}`, `echo $${'{{'} github.ref }}: a script contains no expression`],
])('a broken step is reported: %s', (step, flaw) => {
  expect(flawsOfText(`runs:\n  steps:\n    - ${step}\n`)).toEqual([flaw])
})
