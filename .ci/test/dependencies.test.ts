import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { repository } from './repository.ts'

interface Lockfile {
  readonly packages: Readonly<Record<string, { readonly resolution: Readonly<Record<string, string>> }>>
}

const read = (file: string) => readFileSync(join(repository, file), 'utf8')
const readLockfile = (folder: string): Lockfile => parse(read(join(folder, 'pnpm-lock.yaml')))
const manifest = JSON.parse(read('package.json'))
const settings = parse(read('pnpm-workspace.yaml'))
/** The folders with a lockfile: the workspace, and the installations outside of it. */
const installations = globSync('{.,{packages,apps}/**}/pnpm-lock.yaml', {
  cwd: repository,
  exclude: (path) => path.includes('node_modules'),
}).map((file) => dirname(file))

/** Returns the packages whose bytes the lockfile does not fix: `name@version: reason`. */
function unverified({ packages }: Lockfile): string[] {
  return Object.entries(packages).flatMap(([id, { resolution }]) => {
    const { integrity = '', ...elsewhere } = resolution
    if (Object.keys(elsewhere).length > 0) return [`${id}: not from the registry`]
    return /^sha512-[\w+/]{86}==$/.test(integrity) ? [] : [`${id}: no strong hash`]
  })
}

describe('an installed package', () => {
  test.each(installations)('has a strong hash in the lockfile of %s', (folder) => {
    const lockfile = readLockfile(folder)
    expect(Object.keys(lockfile.packages).length).toBeGreaterThan(10)
    expect(unverified(lockfile)).toEqual([])
  })

  test.each([
    ['no hash', {}, 'no strong hash'],
    ['a weak hash', { integrity: 'sha1-AAAAAAAAAAAAAAAAAAAAAAAAAAA=' }, 'no strong hash'],
    [
      'an address',
      { integrity: `sha512-${'A'.repeat(86)}==`, tarball: 'https://example.com/a.tgz' },
      'not from the registry',
    ],
  ])('is reported when it has %s', (_, resolution, why) => {
    expect(unverified({ packages: { 'made-up@1.0.0': { resolution } } })).toEqual([`made-up@1.0.0: ${why}`])
  })

  test('of Node and of pnpm has one version everywhere, and no package runs a script', () => {
    const nodes = new Set(Object.values(manifest.optionalDependencies))
    expect([...nodes]).toEqual([settings.nodeVersion])
    for (const file of ['package.json', '.ci/run', 'README.md'])
      for (const [named] of read(file).matchAll(/\bpnpm@\d[\w.]*/g)) expect(named).toBe(manifest.packageManager)
    expect(Object.values(settings.allowBuilds)).not.toContain(true)
  })
})

/** Licences that require attribution at most. Users can install such packages without legal advice. */
const permissive = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT']

/** Further licences for tools, which are not published. */
const forTools = [...permissive, 'BlueOak-1.0.0', 'PSF-2.0', 'Python-2.0']

/** Returns the licence of each installed package, by `name@version`. Packages for other platforms are missing. */
function licencesOf(...options: readonly string[]): [id: string, licence: string][] {
  const command = ['licenses', 'list', '--json', ...options]
  const shell = process.platform === 'win32'
  const listed = JSON.parse(execFileSync('pnpm', command, { cwd: repository, encoding: 'utf8', shell }))
  const packages = Object.values<{ name: string; versions: string[]; license: string }[]>(listed).flat()
  return packages.flatMap(({ name, versions, license }) =>
    versions.map((version): [string, string] => [`${name}@${version}`, license]),
  )
}

/** Whether a licence is allowed. `(MIT OR CC0-1.0)` offers a choice. `MIT AND GPL-3.0` does not, and is on no list. */
function isAllowed(licence: string, allowed: readonly string[]): boolean {
  const choices = licence.replace(/^\((.*)\)$/, '$1').split(' OR ')
  return choices.some((choice) => allowed.includes(choice))
}

test('licences are permissive in tools, and more so in published packages', () => {
  const published = globSync('packages/*/package.json', { cwd: repository })
    .filter((file) => JSON.parse(read(file)).private !== true)
    .map((file) => `--filter=./${dirname(file)}`)
  const [tools, shipped] = [licencesOf('--recursive'), licencesOf('--prod', ...published)]
  expect(tools.length).toBeGreaterThan(200)
  expect(shipped.map(([id]) => id)).toContain('openapi-fetch@0.17.0')
  expect(tools.filter(([, licence]) => !isAllowed(licence, forTools))).toEqual([])
  expect(shipped.filter(([, licence]) => !isAllowed(licence, permissive))).toEqual([])
})

test.each([
  ['GPL-3.0-only', false, false],
  ['MIT AND GPL-3.0-only', false, false],
  ['', false, false],
  ['BlueOak-1.0.0', false, true],
  ['(MIT OR GPL-3.0-only)', true, true],
])('the licence "%s" is allowed in what users install: %s, in tools: %s', (licence, inShipped, inTools) => {
  expect([permissive, forTools].map((allowed) => isAllowed(licence, allowed))).toEqual([inShipped, inTools])
})

test('a new version is proposed for every lockfile and for actions, and when it is old enough to be installed', () => {
  const bot: { 'package-ecosystem': string; directories: string[]; cooldown: { 'default-days': number } }[] = parse(
    read('.github/dependabot.yml'),
  ).updates
  const watched = (ecosystem: string) =>
    bot.filter((entry) => entry['package-ecosystem'] === ecosystem).flatMap(({ directories }) => directories.sort())
  expect(watched('npm')).toEqual(installations.map((folder) => join('/', folder)).sort())
  expect(watched('github-actions')).toEqual(['/', '/.github/actions/pnpm'])
  expect(settings.minimumReleaseAge).toBeGreaterThanOrEqual(3 * 24 * 60)
  expect(settings).toMatchObject({ trustPolicy: 'no-downgrade', blockExoticSubdeps: true })
  for (const { cooldown } of bot) expect(cooldown['default-days'] * 24 * 60).toBeGreaterThan(settings.minimumReleaseAge)
})
