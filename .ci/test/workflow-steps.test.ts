import { execFile } from 'node:child_process'
import { globSync, readdirSync, readFileSync } from 'node:fs'
import { chmod, cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, delimiter, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, onTestFinished, test } from 'vitest'
import { parse } from 'yaml'
import { repository } from './repository.ts'
import { type Job, type Step, type Workflow, workflows, workflowTexts } from './workflow-rules.ts'

const run = promisify(execFile)
const published = globSync('packages/*/package.json', { cwd: repository })
  .filter((file) => JSON.parse(readFileSync(join(repository, file), 'utf8')).private !== true)
  .map((file) => basename(dirname(file)))
const { jobs } = workflows['release.yml'] as Workflow
const ci = workflows['ci.yml'] as Workflow
const stepOf = (job: Job | undefined, part: string) => job?.steps.find((step) => step.run?.includes(part)) as Step

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'workflow-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** Runs the script of a step as a CI runner does: with bash, up to the first failure. */
async function runStep({ run: script = '', env }: Step, cwd: string, more: Record<string, string>): Promise<void> {
  await run('bash', ['-e', '-o', 'pipefail', '-c', script], { cwd, env: { ...process.env, ...env, ...more } })
}

/** Adds a program to a folder. */
async function addProgram(folder: string, name: string, script: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, name), `#!/bin/sh\n${script}\n`)
  await chmod(join(folder, name), 0o755)
}

test('the release adds the repository to manifests and makes links in READMEs absolute', async () => {
  const root = 'https://git.example.com/acme/clouddb'
  const folder = await temporaryFolder()
  for (const name of published)
    for (const file of ['package.json', 'README.md', 'CHANGELOG.md'])
      await cp(join(repository, 'packages', name, file), join(folder, 'packages', name, file))
  await runStep(stepOf(jobs.pack, 'npm pkg set'), folder, {
    GITHUB_SERVER_URL: 'https://git.example.com',
    GITHUB_REPOSITORY: 'acme/clouddb',
    GITHUB_SHA: 'abc123',
  })
  for (const name of published) {
    const [before, after] = await Promise.all(
      [repository, folder].map(async (place) => {
        const text = (file: string) => readFile(join(place, 'packages', name, file), 'utf8')
        return { manifest: JSON.parse(await text('package.json')), readme: await text('README.md') }
      }),
    )
    expect(after?.manifest).toEqual({
      ...before?.manifest,
      repository: { type: 'git', url: `git+${root}.git`, directory: `packages/${name}` },
      homepage: `${root}/tree/HEAD/packages/${name}#readme`,
      bugs: { url: `${root}/issues` },
    })
    for (const [, link] of after?.readme.matchAll(/\]\(([^)]+)\)/g) ?? []) expect(link).toMatch(/^https:|^#/)
    expect(after?.readme.replaceAll(`${root}/blob/abc123/packages/${name}/`, '')).toBe(before?.readme)
  }
  expect(published).toContain('management')
})

describe('the version pull request', () => {
  test('contains the files that the version step changed, created and deleted', async () => {
    const git = async (cwd: string, ...words: string[]) => (await run('git', words, { cwd })).stdout
    const identity = ['-c', 'user.name=A Person', '-c', 'user.email=person@example.com']
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
    await runStep(stepOf(jobs.version, 'version.patch'), made, { RUNNER_TEMP: runner })
    await cp(join(runner, 'version.patch'), join(runner, 'version/version.patch'))
    const action = jobs['pull-request']?.steps.find(({ uses }) => uses?.includes('/version@')) as Step
    await runStep({ run: String(action.with?.script).replace(/\$\{\{.*?\}\}/, runner) }, applied, {})
    for (const folder of [made, applied]) await git(folder, 'add', '--all')
    expect(await git(applied, 'write-tree')).toBe(await git(made, 'write-tree'))
    expect(readdirSync(applied).sort()).toEqual(['.git', 'changed', 'released'])
  })

  test('starts CI, whose result becomes a commit status with the name of the check', () => {
    expect(stepOf(jobs.check, 'gh ').run).toContain('gh workflow run ci.yml --ref "changeset-release/')
    expect(ci.on).toHaveProperty('workflow_dispatch')
    expect(stepOf(ci.jobs.tell, 'gh ').run).toContain(`context='${ci.jobs.everything?.name}'`)
  })
})

test('each packed package has a list of its dependencies with hashes and licences, attached to its release', async () => {
  const runner = await temporaryFolder()
  await mkdir(join(runner, 'changeset-pack-1'))
  const packed = ['management', 'sandbox'].map((name) => ({ name: `@clouddb/${name}`, kind: 'publish' }))
  const plan = [packed, [{ name: '@clouddb/contract', kind: 'tag' }]]
  await writeFile(join(runner, 'changeset-pack-1/publish-plan.json'), JSON.stringify({ version: 1, plan }))
  await runStep(stepOf(jobs.pack, ' sbom '), repository, { RUNNER_TEMP: runner })
  const files = readdirSync(join(runner, 'sbom')).sort()
  const lists = files.map((file) => JSON.parse(readFileSync(join(runner, 'sbom', file), 'utf8')))
  const nameOf = ({ group, name }: { group?: string; name: string }) => (group ? `${group}/${name}` : name)
  expect(lists.map(({ metadata }) => nameOf(metadata.component))).toEqual(packed.map(({ name }) => name))
  const [dependencies, others] = lists.map(({ components }) => components.map(nameOf).sort())
  expect(dependencies).toEqual(['@clouddb/client-core', 'openapi-fetch', 'openapi-typescript-helpers'])
  expect(others).toEqual(expect.arrayContaining(['zod', '@clouddb/observability-oss']))
  for (const component of lists.flatMap(({ components }) => components)) {
    expect(component.licenses).toHaveLength(1)
    if (component.group === '@clouddb') continue
    const [{ hashes }] = component.externalReferences
    expect(hashes).toEqual([{ alg: 'SHA-512', content: expect.stringMatching(/^[0-9a-f]{128}$/) }])
  }
  await addProgram(runner, 'gh', `echo "$@" >> "${runner}/calls"`)
  await runStep(stepOf(jobs.attach, 'gh '), runner, { PATH: [runner, process.env.PATH].join(delimiter) })
  const uploads = lists.map(
    ({ metadata: { component } }, index) =>
      `release upload ${nameOf(component)}@${component.version} sbom/${files[index]} --clobber\n`,
  )
  expect(await readFile(join(runner, 'calls'), 'utf8')).toBe(uploads.join(''))
})

test('the action that installs pnpm asks for the version of package.json, and stops at bytes with another hash', async () => {
  const { runs } = parse(workflowTexts.get('.github/actions/pnpm/action.yml') ?? '')
  const folder = await temporaryFolder()
  await addProgram(join(folder, 'package'), 'pnpm', 'echo ours')
  await run('tar', ['-czf', join(folder, 'served'), '-C', folder, 'package'])
  await addProgram(join(folder, 'bin'), 'npm', `echo "$@" > "${folder}/asked"; cp "${folder}/served" pnpm-exe.tgz`)
  const bytes = new Uint8Array(await readFile(join(folder, 'served')))
  const ours = `sha512-${Buffer.from(await crypto.subtle.digest('SHA-512', bytes)).toString('base64')}`
  const install = (more: object = {}) =>
    runStep(runs.steps[0], repository, {
      GITHUB_PATH: join(folder, 'path'),
      TMPDIR: folder,
      PATH: [join(folder, 'bin'), process.env.PATH].join(delimiter),
      ...more,
    })
  await expect(install()).rejects.toThrow(
    expect.objectContaining({
      stdout: expect.stringMatching(/^::error::pnpm .+ If package\.json names a new version/),
    }),
  )
  expect(readdirSync(folder)).not.toContain('path')
  await install({ INTEGRITY: ours })
  const { packageManager } = JSON.parse(await readFile(join(repository, 'package.json'), 'utf8'))
  const asked = await readFile(join(folder, 'asked'), 'utf8')
  expect(asked.trim()).toBe(`pack --silent --ignore-scripts ${packageManager.replace('pnpm@', '@pnpm/exe.linux-x64@')}`)
  const added = (await readFile(join(folder, 'path'), 'utf8')).trim()
  expect((await run(join(added, 'pnpm'))).stdout).toBe('ours\n')
})
