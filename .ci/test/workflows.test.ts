import { describe, expect, test } from 'vitest'
import { flawsOf, flawsOfText, mayPublish } from './workflows/rules.ts'
import { type Job, readTexts, readWorkflows, type Step, type Workflow } from './workflows/workflows.ts'

const workflows = readWorkflows()
const release = workflows['release.yml'] as Workflow

describe('the workflows', () => {
  test('are seen whole, and one job of them may publish', () => {
    const publishing = Object.entries(workflows).flatMap(([file, { jobs }]) =>
      Object.keys(jobs).flatMap((name) => (mayPublish(jobs[name] as Job) ? [`${file}: ${name}`] : [])),
    )
    expect(publishing).toEqual(['release.yml: publish'])
    expect(Object.keys(workflows)).toEqual(expect.arrayContaining(['ci.yml', 'mutation.yml']))
  })

  test.each(Object.keys(workflows))('%s keeps to the rules', (file) => {
    expect(flawsOf(workflows[file] as Workflow)).toEqual([])
  })

  test.each(Object.entries(readTexts()))('%s is written as it should be', (_, text) => {
    expect(flawsOfText(text)).toEqual([])
  })

  test('give to each job of a release what it needs, and no more', () => {
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

/** The release workflow with one thing changed in a job. */
function withJob(name: string, change: (job: Job) => Partial<Job>): Workflow {
  const job = release.jobs[name] as Job
  return { ...release, jobs: { ...release.jobs, [name]: { ...job, ...change(job) } } }
}

const withStep = (name: string, step: Step) => withJob(name, ({ steps }) => ({ steps: [...steps, step] }))

const withSteps = (name: string, change: (step: Step) => Step) =>
  withJob(name, ({ steps }) => ({ steps: steps.map(change) }))

const withoutSteps = (name: string, leftOut: (step: Step) => boolean | undefined) =>
  withJob(name, ({ steps }) => ({ steps: steps.filter((step) => !leftOut(step)) }))

const inInstall = (name: string, from: string, to: string) =>
  withSteps(name, (step) => (step.run ? { ...step, run: step.run.replace(from, to) } : step))

const withoutVariable = (name: string, variable: string) =>
  withSteps(name, ({ env: { [variable]: _, ...env } = {}, ...step }) => ({ ...step, env }))

const commit = '3d3c42e5aac5ba805825da76410c181273ba90b1'
const checkout = (inputs: Record<string, unknown>): Step => ({ uses: `actions/checkout@${commit}`, with: inputs })
const noTree = 'what may write runs no code of the tree'
const known = 'pnpm is the one whose bytes are known'
const noCache = 'a release takes nothing from a cache'
const harmless = 'nothing from outside starts a run with rights'
const faults: Record<string, [Workflow, string]> = {
  'rights for all jobs': [
    { ...release, permissions: { contents: 'write' } },
    'workflow: no right is given to all jobs',
  ],
  'no word on rights': [(({ permissions: _, ...rest }) => rest)(release), 'workflow: no right is given to all jobs'],
  'a start by a foreign pull request': [
    { ...release, on: { ...release.on, pull_request_target: null } },
    `workflow: ${harmless}`,
  ],
  'a start by another workflow': [{ ...release, on: { workflow_run: null } }, `workflow: ${harmless}`],
  'a start by a comment': [{ ...release, on: { issue_comment: null } }, `workflow: ${harmless}`],
  'two releases at once': [
    (({ concurrency: _, ...rest }) => ({ ...rest, jobs: {} }))(release),
    'workflow: runs of the same do not meet',
  ],
  'a release that the next one stops': [
    { ...release, concurrency: { 'cancel-in-progress': true } },
    'workflow: a release that has begun is brought to its end',
  ],
  'a build from a cache': [{ ...release, env: {} }, `workflow: ${noCache}`],
  'a job with the usual rights': [
    withJob('pack', ({ permissions: _, ...job }) => ({ ...job, permissions: undefined as never })),
    'pack: a job says its rights',
  ],
  'a job with all rights': [
    withJob('attach', () => ({ permissions: 'write-all' as never })),
    'attach: a right is one that we know',
  ],
  'a right that nobody needs': [
    withJob('pack', () => ({ permissions: { packages: 'read' } })),
    'pack: a right is one that we know',
  ],
  'a job that may hang': [withJob('pack', () => ({ 'timeout-minutes': 0 })), 'pack: a job ends'],
  'a credential that stays': [withStep('pack', checkout({})), 'pack: a checkout keeps no credential'],
  'a checkout of something else': [
    withStep('pack', checkout({ 'persist-credentials': false, ref: 'refs/pull/1/head' })),
    'pack: a checkout is of what started the run',
  ],
  'a checkout of another repository': [
    withStep('pack', checkout({ 'persist-credentials': false, repository: 'somebody/else' })),
    'pack: a checkout is of what started the run',
  ],
  'a pnpm from anywhere': [withStep('pack', { run: 'npm install --global pnpm' }), `pack: ${known}`],
  'a pnpm by npx': [withStep('pack', { run: 'npx --yes pnpm@12.21.0 install' }), `pack: ${known}`],
  'the pnpm that happens to be there': [
    withJob('pack', ({ steps }) => ({ steps: [{ run: 'pnpm install' }, ...steps] })),
    `pack: ${known}`,
  ],
  'publishing at once': [
    withJob('publish', () => ({ environment: undefined as never })),
    'publish: publishing waits for a person',
  ],
  'publishing from another environment': [
    withJob('publish', () => ({ environment: 'preview' })),
    'publish: publishing waits for a person',
  ],
  'pages from where packages are published': [
    withJob('attach', () => ({ permissions: { pages: 'write', 'id-token': 'write' }, environment: 'release' })),
    'attach: what the registry trusts is for publishing alone',
  ],
  'an install with hooks': [inInstall('publish', ' --ignore-pnpmfile', ''), `publish: ${noTree}`],
  'an install with scripts': [inInstall('publish', ' --ignore-scripts', ''), `publish: ${noTree}`],
  'an install of anything': [inInstall('publish', ' --frozen-lockfile', ''), `publish: ${noTree}`],
  'a build where publishing is allowed': [withStep('publish', { run: 'pnpm run build' }), `publish: ${noTree}`],
  'a script of the tree where publishing is allowed': [withStep('publish', { run: './.ci/run' }), `publish: ${noTree}`],
  'an action of the tree where publishing is allowed': [
    withStep('publish', { uses: './.github/actions/other' }),
    `publish: ${noTree}`,
  ],
  'an install with hooks where branches are written': [
    inInstall('pull-request', ' --ignore-pnpmfile', ''),
    `pull-request: ${noTree}`,
  ],
  'the version step where branches are written': [
    withSteps('pull-request', (step) => (step.with?.script ? { ...step, with: { script: 'pnpm run version' } } : step)),
    `pull-request: ${noTree}`,
  ],
  'a program from the registry where releases are written': [
    withStep('attach', { run: 'npm x cowsay' }),
    `attach: ${noTree}`,
  ],
  'publishing with hooks': [
    withoutVariable('publish', 'PNPM_CONFIG_IGNORE_PNPMFILE'),
    'publish: what may write takes no hook of the tree',
  ],
  'publishing without a proof': [
    withoutVariable('publish', 'PNPM_CONFIG_PROVENANCE'),
    'publish: what is published proves where it is from',
  ],
  'no audit': [
    withoutSteps('pack', ({ run }) => run?.includes('audit --prod')),
    'publish: what is published has been audited',
  ],
  'an audit that nobody waits for': [
    withJob('publish', () => ({ needs: 'select' })),
    'publish: what is published has been audited',
  ],
  'a cache': [withStep('pack', { uses: `actions/cache@${commit}` }), `pack: ${noCache}`],
  'a cache of packages': [
    withStep('pack', { uses: `actions/setup-node@${commit}`, with: { cache: 'pnpm', 'package-manager-cache': false } }),
    `pack: ${noCache}`,
  ],
  'a cache that nobody asked for': [withStep('pack', { uses: `actions/setup-node@${commit}` }), `pack: ${noCache}`],
}

const written: Record<string, [string, string]> = {
  'an action by its tag': ['- uses: actions/cache@v5', 'actions/cache@v5: an action is pinned by a whole commit'],
  'an action by a part of its commit': [
    '- uses: actions/cache@3d3c42e # v5.0.0',
    'actions/cache@3d3c42e: an action is pinned by a whole commit',
  ],
  'a commit without its version': [
    `- uses: actions/cache@${commit}`,
    `actions/cache@${commit}: a commit has its version beside it`,
  ],
  'a commit with half of its version': [
    `- uses: actions/cache@${commit} # v5`,
    `actions/cache@${commit}: a commit has its version beside it`,
  ],
  'a title in a script': [
    `- run: echo "${'${{'} github.event.head_commit.message }}"`,
    `echo "${'${{'} github.event.head_commit.message }}": no expression stands in a script`,
  ],
}

describe('a flaw that is made on purpose is named', () => {
  test.each(Object.entries(faults))('%s', (_, [changed, flaw]) => {
    expect(flawsOf(changed)).toEqual([flaw])
  })

  test.each(Object.entries(written))('%s', (_, [step, flaw]) => {
    const texts = Object.entries(readTexts())
    expect(texts.flatMap(([, text]) => flawsOfText(`${text.trimEnd()}\n`))).toEqual([])
    for (const [file, text] of texts.filter(([name]) => name.startsWith('workflows/')))
      expect([file, flawsOfText(`${text.trimEnd()}\n      ${step}\n`)]).toEqual([file, [flaw]])
  })
})
