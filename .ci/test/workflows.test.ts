import { describe, expect, test } from 'vitest'
import { flawsOf, flawsOfText, mayPublish } from './workflows/rules.ts'
import { type Job, readTexts, readWorkflows, type Step, type Workflow } from './workflows/workflows.ts'

const workflows = readWorkflows()
const release = workflows['release.yml'] as Workflow

describe('the workflows', () => {
  test('have one job that may publish', () => {
    const publishing = Object.entries(workflows).flatMap(([file, { jobs }]) =>
      Object.keys(jobs).flatMap((name) => (mayPublish(jobs[name] as Job) ? [`${file}: ${name}`] : [])),
    )
    expect(publishing).toEqual(['release.yml: publish'])
    expect(Object.keys(workflows)).toEqual(expect.arrayContaining(['ci.yml', 'mutation.yml']))
  })

  test.each(Object.keys(workflows))('%s keeps the rules', (file) => {
    expect(flawsOf(workflows[file] as Workflow)).toEqual([])
  })

  test.each(Object.entries(readTexts()))('%s pins its actions and has no expression in a script', (_, text) => {
    expect(flawsOfText(text)).toEqual([])
  })

  test('give each job of a release only the permissions that it needs', () => {
    const rights = Object.entries(release.jobs).map(([name, { permissions }]) => [name, permissions])
    expect(Object.fromEntries(rights)).toEqual({
      select: { contents: 'read' },
      version: { contents: 'read' },
      'pull-request': { contents: 'write', 'pull-requests': 'write' },
      check: { actions: 'write' },
      pack: { contents: 'read' },
      publish: { contents: 'write', 'id-token': 'write', attestations: 'write' },
      attach: { contents: 'write' },
    })
  })
})

/** The release workflow with one job changed. */
function withJob(name: string, change: (job: Job) => Partial<Job>): Workflow {
  const job = release.jobs[name] as Job
  return { ...release, jobs: { ...release.jobs, [name]: { ...job, ...change(job) } } }
}

const withStep = (name: string, step: Step) => withJob(name, ({ steps }) => ({ steps: [...steps, step] }))
const withRun = (name: string, from: string, to: string) =>
  withJob(name, ({ steps }) => ({
    steps: steps.map((step) => (step.run ? { ...step, run: step.run.replace(from, to) } : step)),
  }))
const without = (key: keyof Workflow, more: object = {}) =>
  ({ ...Object.fromEntries(Object.entries(release).filter(([name]) => name !== key)), ...more }) as unknown as Workflow

const commit = '3d3c42e5aac5ba805825da76410c181273ba90b1'
const brokenWorkflows: [Workflow, string][] = [
  [without('permissions'), 'workflow: no permission is given to all jobs'],
  [{ ...release, on: { pull_request_target: null } }, 'workflow: no event from outside starts a job with permissions'],
  [without('concurrency', { jobs: {} }), 'workflow: two runs do not overlap'],
  [{ ...release, concurrency: { 'cancel-in-progress': true } }, 'workflow: a started release is not cancelled'],
  [{ ...release, env: {} }, 'workflow: a release uses no cache'],
  [withJob('attach', () => ({ permissions: 'write-all' as never })), 'attach: every permission is a known one'],
  [withJob('pack', () => ({ 'timeout-minutes': 0 })), 'pack: a job has a time limit'],
  [withStep('pack', { uses: `actions/checkout@${commit}` }), 'pack: a checkout keeps no credential'],
  [
    withStep('pack', { uses: `actions/checkout@${commit}`, with: { 'persist-credentials': false, ref: 'other' } }),
    'pack: a checkout is of the commit that started the run',
  ],
  [withStep('pack', { run: 'npx --yes pnpm@12.21.0 install' }), 'pack: pnpm is the one with the known hash'],
  [withJob('publish', () => ({ environment: 'preview' })), 'publish: publishing waits for approval'],
  [
    withJob('attach', () => ({ permissions: { pages: 'write', 'id-token': 'write' }, environment: 'release' })),
    'attach: only publishing uses the environment that the registry trusts',
  ],
  [withRun('publish', ' --ignore-scripts', ''), 'publish: a job that may write runs no code of the tree'],
  [withStep('publish', { uses: './.github/actions/other' }), 'publish: a job that may write runs no code of the tree'],
  [withStep('attach', { run: 'npm x cowsay' }), 'attach: a job that may write runs no code of the tree'],
  [withRun('pack', 'pnpm audit --prod', 'true'), 'publish: published packages have been audited'],
  [withStep('pack', { uses: `actions/cache@${commit}` }), 'pack: a release uses no cache'],
  ...(['PNPM_CONFIG_IGNORE_PNPMFILE', 'PNPM_CONFIG_PROVENANCE'] as const).map((variable): [Workflow, string] => [
    withJob('publish', ({ steps }) => ({
      steps: steps.map((step) => ({ ...step, env: { ...step.env, [variable]: '' } })),
    })),
    variable === 'PNPM_CONFIG_PROVENANCE'
      ? 'publish: published packages carry provenance'
      : 'publish: a job that may write runs no hook of the tree',
  ]),
]

test.each(brokenWorkflows)('a broken workflow is reported %#', (workflow, flaw) => {
  expect(flawsOf(workflow)).toEqual([flaw])
})

test.each([
  ['uses: actions/cache@v5', 'actions/cache@v5: an action is pinned by a full commit hash'],
  [`uses: actions/cache@${commit} # v5`, `actions/cache@${commit}: a comment gives the full version of the commit`],
  [
    `run: echo '$${'{{'} github.event.head_commit.message }}'`,
    `echo '$${'{{'} github.event.head_commit.message }}': a script contains no expression`,
  ],
])('a broken step is reported: %s', (step, flaw) => {
  expect(flawsOfText(`steps:\n  - ${step}\n`)).toEqual([flaw])
})
