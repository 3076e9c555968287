import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { repository } from './repository.ts'

const read = (file: string) => readFileSync(join(repository, file), 'utf8')
const manifest = JSON.parse(read('package.json'))
const settings = parse(read('pnpm-workspace.yaml'))
const lockfile = readLockfile()
/** The folders with a lockfile: the workspace, and the installations outside of it. */
const installations = globSync('{.,{packages,apps}/**}/pnpm-lock.yaml', {
  cwd: repository,
  exclude: (path) => path.includes('node_modules'),
}).map((file) => dirname(file))
const published = globSync('packages/*/package.json', { cwd: repository })
  .filter((file) => JSON.parse(read(file)).private !== true)
  .map((file) => dirname(file))

/** Licences that require attribution at most. Users can install such packages without legal advice. */
const permissive = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT']

/** Further licences for tools, which are not published. */
const forTools = [...permissive, 'BlueOak-1.0.0', 'PSF-2.0', 'Python-2.0']

describe('an installed package', () => {
  test('belongs to a lockfile that these tests find', () => {
    expect(installations).toEqual(expect.arrayContaining(['.', 'packages/internal/packed/runtimes/installation']))
  })

  test.each(installations)('has a strong hash in the lockfile of %s', (folder) => {
    expect(Object.keys(readLockfile(folder).packages).length).toBeGreaterThan(10)
    expect(unverified(readLockfile(folder))).toEqual([])
  })

  test.each([
    ['no hash', {}, 'no strong hash'],
    ['a weak hash', { integrity: 'sha1-AAAAAAAAAAAAAAAAAAAAAAAAAAA=' }, 'no strong hash'],
    [
      'an address',
      { ...lockfile.packages['yaml@2.9.1']?.resolution, tarball: 'https://example.com/a.tgz' },
      'not from the registry',
    ],
  ])('is reported when it has %s', (_, resolution, why) => {
    const changed: Lockfile = { ...lockfile, packages: { ...lockfile.packages, 'made-up@1.0.0': { resolution } } }
    expect(unverified(changed)).toEqual([`made-up@1.0.0: ${why}`])
  })

  test('of Node has one version for every platform, the one that engine checks use', () => {
    const nodes = Object.entries(manifest.optionalDependencies as Record<string, string>)
    expect(nodes.length).toBeGreaterThan(3)
    for (const [name, version] of nodes) {
      expect(version).toBe(settings.nodeVersion)
      expect(lockfile.packages).toHaveProperty([`${name}@${version}`])
    }
  })

  test('of pnpm has the version that package.json names', () => {
    for (const file of ['package.json', '.ci/run', 'README.md'])
      for (const [named] of read(file).matchAll(/\bpnpm@\d[\w.]*/g)) expect(named).toBe(manifest.packageManager)
  })

  test('runs no script', () => {
    expect(Object.values(settings.allowBuilds)).not.toContain(true)
  })
})

describe('a licence', () => {
  const licences = licencesOf('--recursive')
  const shipped = new Set(licencesOf('--prod', ...published.map((folder) => `--filter=./${folder}`)).keys())

  test('is permissive in tools, and more so in published packages', () => {
    expect(licences.size).toBeGreaterThan(200)
    expect([...shipped]).toEqual(expect.arrayContaining(['openapi-fetch@0.17.0', 'openapi-typescript-helpers@0.1.0']))
    expect(refused(licences, shipped)).toEqual([])
  })

  test.each([
    ['GPL-3.0-only', true, true],
    ['MIT AND GPL-3.0-only', true, true],
    ['SEE LICENSE IN LICENSE.md', true, true],
    ['', true, true],
    ['BlueOak-1.0.0', true, false],
    ['(MIT OR GPL-3.0-only)', false, false],
  ])('"%s" is refused in what users install: %s, in tools: %s', (licence, inShipped, inTools) => {
    const made = new Map([['made-up@1.0.0', licence]])
    const complaint = [`made-up@1.0.0: ${licence || 'no licence'}`]
    expect(refused(made, new Set(made.keys()))).toEqual(inShipped ? complaint : [])
    expect(refused(made, new Set())).toEqual(inTools ? complaint : [])
  })
})

describe('a new version', () => {
  const bot = parse(read('.github/dependabot.yml')).updates as {
    'package-ecosystem': string
    directories: string[]
    cooldown: { 'default-days': number }
  }[]

  test('is some days old, published in the same way as earlier ones, and comes from the registry', () => {
    expect(settings.minimumReleaseAge).toBeGreaterThanOrEqual(3 * 24 * 60)
    expect(settings).toMatchObject({ trustPolicy: 'no-downgrade', blockExoticSubdeps: true })
  })

  test('is proposed when it is old enough to be installed', () => {
    for (const { cooldown } of bot)
      expect(cooldown['default-days'] * 24 * 60).toBeGreaterThan(settings.minimumReleaseAge)
  })

  test('is proposed for every lockfile and for actions', () => {
    const watched = (ecosystem: string) =>
      bot.filter((entry) => entry['package-ecosystem'] === ecosystem).flatMap(({ directories }) => directories)
    expect(watched('npm').sort()).toEqual(installations.map((folder) => join('/', folder)).sort())
    const actions = globSync('.github/actions/*/action.yml', { cwd: repository }).map((file) => `/${dirname(file)}`)
    expect(watched('github-actions').sort()).toEqual(['/', ...actions])
  })
})

interface Lockfile {
  readonly packages: Readonly<Record<string, { readonly resolution: Readonly<Record<string, string>> }>>
}

function readLockfile(folder = ''): Lockfile {
  return parse(read(join(folder, 'pnpm-lock.yaml')))
}

/** Returns the packages whose bytes the lockfile does not fix: `name@version: reason`. */
function unverified({ packages }: Lockfile): string[] {
  return Object.entries(packages).flatMap(([id, { resolution }]) => {
    const { integrity, ...elsewhere } = resolution
    if (Object.keys(elsewhere).length > 0) return [`${id}: not from the registry`]
    return /^sha512-[\w+/]{86}==$/.test(integrity ?? '') ? [] : [`${id}: no strong hash`]
  })
}

/** Returns the licence of each installed package, by `name@version`. Packages for other platforms are missing. */
function licencesOf(...options: readonly string[]): Map<string, string> {
  const command = ['licenses', 'list', '--json', ...options]
  const listed = execFileSync('pnpm', command, {
    cwd: repository,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  const packages = Object.values<Licensed[]>(JSON.parse(listed)).flat()
  return new Map(
    packages.flatMap(({ name, versions, license }) => versions.map((version) => [`${name}@${version}`, license])),
  )
}

interface Licensed {
  readonly name: string
  readonly versions: readonly string[]
  readonly license: string
}

/** Returns the packages with a forbidden licence: `name@version: licence`. */
function refused(licences: ReadonlyMap<string, string>, shipped: ReadonlySet<string>): string[] {
  return [...licences].flatMap(([id, licence]) => {
    const allowed = shipped.has(id) ? permissive : forTools
    return choices(licence).some((one) => allowed.includes(one)) ? [] : [`${id}: ${licence || 'no licence'}`]
  })
}

/** `(MIT OR CC0-1.0)` offers a choice. `MIT AND GPL-3.0` does not, and is on no list. */
const choices = (licence: string) => licence.replace(/^\((.*)\)$/, '$1').split(' OR ')
