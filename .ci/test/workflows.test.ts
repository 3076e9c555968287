import { execFile } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { chmod, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, onTestFinished, test } from 'vitest'
import { repository } from './repository.ts'
import { flawsOf, type Job, readPnpmAction, readWorkflows, type Step, type Workflow } from './workflows/workflows.ts'

const manifestOf = (name: string) => join(repository, 'packages', name, 'package.json')
const published = readdirSync(join(repository, 'packages')).filter(
  (name) => existsSync(manifestOf(name)) && JSON.parse(readFileSync(manifestOf(name), 'utf8')).private !== true,
)
const workflows = readWorkflows()
const release = workflows['release.yml'] as Workflow

describe('the workflows', () => {
  test('are seen whole, the one that publishes among them', () => {
    expect(Object.keys(workflows)).toEqual(['ci.yml', 'mutation.yml', 'release.yml', 'site.yml'])
    const publishing = Object.values(release.jobs).filter(({ permissions }) => permissions?.['id-token'] === 'write')
    expect(publishing).toHaveLength(1)
  })

  test.each(Object.keys(workflows))('%s keeps to the rules', (file) => {
    expect(flawsOf(workflows[file] as Workflow)).toEqual([])
  })
})

/** The release workflow with one thing changed in a job. */
function withJob(name: string, change: (job: Job) => Partial<Job>): Workflow {
  const job = release.jobs[name] as Job
  return { ...release, jobs: { ...release.jobs, [name]: { ...job, ...change(job) } } }
}

const withStep = (name: string, step: Step) => withJob(name, ({ steps }) => ({ steps: [...steps, step] }))

const withoutSteps = (name: string, leftOut: (step: Step) => boolean | undefined) =>
  withJob(name, ({ steps }) => ({ steps: steps.filter((step) => !leftOut(step)) }))

const inInstall = (name: string, from: string, to: string) =>
  withJob(name, ({ steps }) => ({
    steps: steps.map((step) => (step.run ? { ...step, run: step.run.replace(from, to) } : step)),
  }))

const install = 'where publishing is allowed, nothing runs but an install without scripts and hooks'
const known = 'pnpm is the one whose bytes are known'
const faults: Record<string, [Workflow, string]> = {
  'rights for all jobs': [
    { ...release, permissions: { contents: 'write' } },
    'workflow: no right is given to all jobs',
  ],
  'a start by a foreign pull request': [
    { ...release, on: { ...release.on, pull_request_target: null } },
    'workflow: nothing from outside starts a run with rights',
  ],
  'a job with the usual rights': [
    withJob('pack', ({ permissions: _, ...job }) => ({ ...job, permissions: undefined as never })),
    'pack: a job says its rights',
  ],
  'a job that may hang': [withJob('pack', () => ({ 'timeout-minutes': 0 })), 'pack: a job ends'],
  'an action by its tag': [
    withStep('pack', { uses: 'actions/cache@v5' }),
    'pack: an action is pinned by a whole commit',
  ],
  'a credential that stays': [
    withStep('pack', { uses: 'actions/checkout@3d3c42e5aac5ba805825da76410c181273ba90b1' }),
    'pack: a checkout keeps no credential',
  ],
  'a title in a script': [
    withStep('pack', { run: `echo "${'${{'} github.event.head_commit.message }}"` }),
    'pack: no text of an event stands in a script',
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
  'an install with hooks': [inInstall('publish', ' --ignore-pnpmfile', ''), `publish: ${install}`],
  'an install with scripts': [inInstall('publish', ' --ignore-scripts', ''), `publish: ${install}`],
  'an install of anything': [inInstall('publish', ' --frozen-lockfile', ''), `publish: ${install}`],
  'a build where publishing is allowed': [withStep('publish', { run: 'pnpm run build' }), `publish: ${install}`],
  'publishing with hooks': [
    withJob('publish', ({ steps }) => ({ steps: steps.map(({ env: _, ...step }) => step) })),
    'publish: what publishes takes no hook of the tree',
  ],
  'no audit': [
    withoutSteps('pack', ({ run }) => run?.includes('audit --prod')),
    'publish: what is published has been audited',
  ],
  'an audit that nobody waits for': [
    withJob('publish', () => ({ needs: 'select' })),
    'publish: what is published has been audited',
  ],
}

describe('a flaw that is made on purpose is named', () => {
  test.each(Object.entries(faults))('%s', (_, [changed, flaw]) => {
    expect(flawsOf(changed)).toEqual([flaw])
  })
})

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'workflow-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** Runs the script of a step as a runner does: by bash, and to its first failure. */
async function runStep({ run = '', env }: Step, cwd: string, more: Record<string, string>): Promise<string> {
  const { stdout } = await promisify(execFile)('bash', ['-e', '-o', 'pipefail', '-c', run], {
    cwd,
    env: { ...process.env, ...env, ...more },
  })
  return stdout
}

describe('the step that names the repository', () => {
  const step = release.jobs.pack?.steps.find(({ name }) => name?.startsWith('Name the repository')) as Step
  const root = 'https://git.example.com/acme/clouddb'

  test('gives each package its addresses, and links that lead somewhere from any page', async () => {
    const folder = await temporaryFolder()
    for (const name of published) {
      await mkdir(join(folder, 'packages', name), { recursive: true })
      for (const file of [
        'package.json',
        'README.md',
        'CHANGELOG.md',
        ...(name === 'client-core' ? ['RECIPES.md'] : []),
      ])
        await cp(join(repository, 'packages', name, file), join(folder, 'packages', name, file))
    }
    await runStep(step, folder, {
      GITHUB_SERVER_URL: 'https://git.example.com',
      GITHUB_REPOSITORY: 'acme/clouddb',
      GITHUB_SHA: 'abc123',
    })
    for (const name of published) {
      const inside = (file: string) => readFile(join(folder, 'packages', name, file), 'utf8')
      const original = JSON.parse(await readFile(manifestOf(name), 'utf8'))
      expect(JSON.parse(await inside('package.json'))).toEqual({
        ...original,
        repository: { type: 'git', url: `git+${root}.git`, directory: `packages/${name}` },
        homepage: `${root}/tree/HEAD/packages/${name}#readme`,
        bugs: { url: `${root}/issues` },
      })
      const text = await inside('README.md')
      for (const [, link] of text.matchAll(/\]\(([^)]+)\)/g)) expect(link).toMatch(/^https:|^#/)
      const before = await readFile(join(repository, 'packages', name, 'README.md'), 'utf8')
      expect(text.split('\n').length).toBe(before.split('\n').length)
      expect(text.replaceAll(`${root}/blob/abc123/packages/${name}/`, '')).toBe(before)
    }
    const recipes = await readFile(join(repository, 'packages/client-core/RECIPES.md'), 'utf8')
    expect(await readFile(join(folder, 'packages/client-core/RECIPES.md'), 'utf8')).toBe(recipes)
    expect(published).toContain('management')
    expect(await readFile(join(folder, 'packages/management/README.md'), 'utf8')).toContain(
      `(${root}/blob/abc123/packages/management/CHANGELOG.md)`,
    )
  })
})

describe('the action that brings pnpm', () => {
  /** Runs it with an npm that brings a tarball of our own, of which these bytes are known. */
  async function bring(integrityOf: (tarball: Buffer) => string | Promise<string>) {
    const folder = await temporaryFolder()
    const path = join(folder, 'path')
    await mkdir(join(folder, 'package'))
    await mkdir(join(folder, 'bin'))
    await writeFile(join(folder, 'package/pnpm'), '#!/bin/sh\necho ours\n')
    await chmod(join(folder, 'package/pnpm'), 0o755)
    await promisify(execFile)('tar', ['-czf', join(folder, 'served'), '-C', folder, 'package'])
    await writeFile(
      join(folder, 'bin/npm'),
      `#!/bin/sh\necho "$@" > "${folder}/asked"\ncp "${folder}/served" pnpm-exe.tgz\n`,
    )
    await chmod(join(folder, 'bin/npm'), 0o755)
    await writeFile(path, '')
    const action = readPnpmAction()
    const outcome = await runStep(action, repository, {
      INTEGRITY: await integrityOf(await readFile(join(folder, 'served'))),
      GITHUB_PATH: path,
      TMPDIR: folder,
      PATH: [join(folder, 'bin'), process.env.PATH].join(delimiter),
    }).catch((error) => error.stdout as string)
    return { outcome, asked: await readFile(join(folder, 'asked'), 'utf8'), added: await readFile(path, 'utf8') }
  }

  const hash = async (bytes: Buffer) =>
    `sha512-${Buffer.from(await crypto.subtle.digest('SHA-512', new Uint8Array(bytes))).toString('base64')}`

  test('asks for the version that package.json names, and runs no script of it', async () => {
    const { asked } = await bring(hash)
    const { packageManager } = JSON.parse(await readFile(join(repository, 'package.json'), 'utf8'))
    expect(asked.trim().split(' ')).toEqual([
      'pack',
      '--silent',
      '--ignore-scripts',
      packageManager.replace('pnpm@', '@pnpm/exe.linux-x64@'),
    ])
  })

  test('puts it on the path when its bytes are the known ones', async () => {
    const { outcome, added } = await bring(hash)
    expect(outcome).toBe('')
    const { stdout } = await promisify(execFile)(join(added.trim(), 'pnpm'))
    expect(stdout).toBe('ours\n')
  })

  test('stops when they are others, and says what to do', async () => {
    const { outcome, added } = await bring(() => readPnpmAction().env?.INTEGRITY ?? '')
    expect(outcome).toMatch(
      /^::error::pnpm \d+\.\d+\.\d+ has the bytes sha512-.+\. If package\.json names a new version/,
    )
    expect(added).toBe('')
  })
})
