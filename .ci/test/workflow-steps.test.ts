import { execFile } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { chmod, cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import { repository } from './repository.ts'
import { recording, runStep, temporaryFolder } from './workflows/run-step.ts'
import { type Job, readPnpmAction, readWorkflows, type Step, type Workflow } from './workflows/workflows.ts'

const manifestOf = (name: string) => join(repository, 'packages', name, 'package.json')
const published = readdirSync(join(repository, 'packages')).filter(
  (name) => existsSync(manifestOf(name)) && JSON.parse(readFileSync(manifestOf(name), 'utf8')).private !== true,
)
const workflows = readWorkflows()
const release = workflows['release.yml'] as Workflow
const ci = workflows['ci.yml'] as Workflow

const stepOf = (job: Job | undefined, part: string) => job?.steps.find(({ run }) => run?.includes(part)) as Step

describe('the step that names the repository', () => {
  const step = stepOf(release.jobs.pack, 'npm pkg set')
  const root = 'https://git.example.com/acme/clouddb'

  test('adds addresses to manifests and makes links in READMEs absolute', async () => {
    const folder = await temporaryFolder()
    for (const name of published) {
      await mkdir(join(folder, 'packages', name), { recursive: true })
      for (const file of ['package.json', 'README.md', 'CHANGELOG.md'])
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
    expect(published).toContain('management')
    expect(await readFile(join(folder, 'packages/management/README.md'), 'utf8')).toContain(
      `(${root}/blob/abc123/packages/management/CHANGELOG.md)`,
    )
  })
})

describe('the version pull request', () => {
  const git = async (cwd: string, ...args: string[]) => (await promisify(execFile)('git', args, { cwd })).stdout
  const identity = ['-c', 'user.name=A Person', '-c', 'user.email=person@example.com']

  test('contains the files that the version step changed, created and deleted', async () => {
    const [made, applied, runner] = [await temporaryFolder(), await temporaryFolder(), await temporaryFolder()]
    await git(made, 'init', '--quiet')
    for (const file of ['changed', 'gone']) await writeFile(join(made, file), `${file}\n`)
    await git(made, 'add', '--all')
    await git(made, ...identity, 'commit', '--quiet', '--message', 'Begin')
    await git(applied, 'clone', '--quiet', made, '.')
    await writeFile(join(made, 'changed'), 'otherwise\n')
    await mkdir(join(made, 'released'))
    await writeFile(join(made, 'released/new'), 'new\n')
    await rm(join(made, 'gone'))
    await mkdir(join(runner, 'version'))
    await runStep(stepOf(release.jobs.version, 'version.patch'), made, { RUNNER_TEMP: runner })
    await cp(join(runner, 'version.patch'), join(runner, 'version/version.patch'))
    const action = release.jobs['pull-request']?.steps.find(({ uses }) => uses?.includes('/version@')) as Step
    await runStep({ run: String(action.with?.script).replace(/\$\{\{.*?\}\}/, runner) }, applied, {})
    await git(applied, 'add', '--all')
    await git(made, 'add', '--all')
    expect(await git(applied, 'write-tree')).toBe(await git(made, 'write-tree'))
    expect(readdirSync(applied).sort()).toEqual(['.git', 'changed', 'released'])
  })

  test('starts CI on its branch', async () => {
    const { folder, path, calls } = await recording('gh')
    await runStep(stepOf(release.jobs.check, 'gh '), folder, { PATH: path, GITHUB_REF_NAME: 'main' })
    expect(await calls()).toEqual([['workflow', 'run', 'ci.yml', '--ref', 'changeset-release/main']])
    expect(ci.on).toHaveProperty('workflow_dispatch')
  })

  test('gets the result of CI as a commit status with the name of the check', async () => {
    const { tell, everything } = ci.jobs as Record<string, Job & { name: string }>
    const { folder, path, calls } = await recording('gh')
    await runStep(stepOf(tell, 'gh '), folder, {
      PATH: path,
      STATE: 'failure',
      GITHUB_REPOSITORY: 'acme/clouddb',
      GITHUB_SHA: 'abc123',
      GITHUB_SERVER_URL: 'https://git.example.com',
      GITHUB_RUN_ID: '7',
    })
    const [call = []] = await calls()
    expect(call.slice(0, 2)).toEqual(['api', 'repos/acme/clouddb/statuses/abc123'])
    expect(call.filter((_, index) => call[index - 1] === '-f')).toEqual([
      `context=${everything?.name}`,
      'state=failure',
      'target_url=https://git.example.com/acme/clouddb/actions/runs/7',
    ])
  })

  test('fails where a job has failed', async () => {
    const step = stepOf(ci.jobs.everything, 'HOLDS')
    await runStep(step, repository, { HOLDS: 'true' })
    await expect(runStep(step, repository, { HOLDS: 'false' })).rejects.toThrow()
  })
})

describe('the dependency list of a package', () => {
  test('exists for each packed package, has hash and licence of every dependency, and is attached to the release', async () => {
    const runner = await temporaryFolder()
    await mkdir(join(runner, 'changeset-pack-1'))
    const packed = ['management', 'sandbox'].map((name) => ({ name: `@clouddb/${name}`, kind: 'publish' }))
    const plan = [packed, [{ name: '@clouddb/contract', kind: 'tag' }]]
    await writeFile(join(runner, 'changeset-pack-1/publish-plan.json'), JSON.stringify({ version: 1, plan }))
    await runStep(stepOf(release.jobs.pack, ' sbom '), repository, { RUNNER_TEMP: runner })
    const files = readdirSync(join(runner, 'sbom')).sort()
    const lists = await Promise.all(
      files.map(async (file) => JSON.parse(await readFile(join(runner, 'sbom', file), 'utf8'))),
    )
    const nameOf = ({ group, name }: { group?: string; name: string }) => (group ? `${group}/${name}` : name)
    expect(lists.map(({ metadata }) => nameOf(metadata.component))).toEqual(packed.map(({ name }) => name))
    expect(lists[0].components.map(nameOf).sort()).toEqual([
      '@clouddb/client-core',
      'openapi-fetch',
      'openapi-typescript-helpers',
    ])
    expect(lists[1].components.map(nameOf)).toEqual(
      expect.arrayContaining(['zod', 're2js', '@clouddb/observability-oss']),
    )
    for (const component of lists.flatMap(({ components }) => components)) {
      expect(component.licenses).toHaveLength(1)
      if (component.group === '@clouddb') continue
      const [{ hashes }] = component.externalReferences
      expect(hashes).toEqual([{ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) }])
    }

    const { path, calls } = await recording('gh')
    await runStep(stepOf(release.jobs.attach, 'gh '), runner, { PATH: path })
    expect(await calls()).toEqual(
      lists.map(({ metadata: { component } }, index) => [
        'release',
        'upload',
        `${nameOf(component)}@${component.version}`,
        `sbom/${files[index]}`,
        '--clobber',
      ]),
    )
  })
})

describe('the action that installs pnpm', () => {
  /** Runs the action with a fake npm that serves our tarball, and with the given known hash. */
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

  test('requests the version that package.json names, and runs no script', async () => {
    const { asked } = await bring(hash)
    const { packageManager } = JSON.parse(await readFile(join(repository, 'package.json'), 'utf8'))
    const executable = packageManager.replace('pnpm@', '@pnpm/exe.linux-x64@')
    expect(asked.trim()).toBe(`pack --silent --ignore-scripts ${executable}`)
  })

  test('adds pnpm to the path when its hash is the known one', async () => {
    const { outcome, added } = await bring(hash)
    expect(outcome).toBe('')
    const { stdout } = await promisify(execFile)(join(added.trim(), 'pnpm'))
    expect(stdout).toBe('ours\n')
  })

  test('stops at another hash and says how to fix it', async () => {
    const { outcome, added } = await bring(() => readPnpmAction().env?.INTEGRITY ?? '')
    expect(outcome).toMatch(
      /^::error::pnpm \d+\.\d+\.\d+ has the bytes sha512-.+\. If package\.json names a new version/,
    )
    expect(added).toBe('')
  })
})
