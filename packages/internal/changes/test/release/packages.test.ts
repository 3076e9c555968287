import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repository } from '@clouddb/packed/install/packages.ts'
import { describe, expect, test } from 'vitest'
import { readChangesets } from '../../src/release/changesets.ts'
import { publishedPackages, readBaseline } from '../../src/release/surface.ts'

const packages = publishedPackages(repository)
const manifestOf = (folder: string) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))

describe('the published packages', () => {
  test('are all known to the build that comes before a comparison', () => {
    const { devDependencies } = manifestOf(join(repository, 'packages/internal/changes'))
    expect(Object.keys(devDependencies)).toEqual(expect.arrayContaining([...packages.keys()]))
  })

  test('are announced by one changeset each before their first release', () => {
    const announced = readChangesets(repository).flatMap(({ bumps }) => [...bumps.keys()])
    const unreleased = [...packages].filter(([, folder]) => manifestOf(folder).version === '0.0.0')
    for (const [name] of unreleased) expect(announced.filter((other) => other === name)).toEqual([name])
  })

  test('have a baseline exactly when they have a version', () => {
    for (const [, folder] of packages)
      expect(readBaseline(folder) === undefined).toBe(manifestOf(folder).version === '0.0.0')
  })

  test('have notes on the version that stands, which a release on the host shows', () => {
    for (const [name, folder] of packages) {
      const { version } = manifestOf(folder)
      const headings = version === '0.0.0' ? [] : [`## ${version}`]
      const changelog = readFileSync(join(folder, 'CHANGELOG.md'), 'utf8').split('\n')
      expect(changelog).toEqual(expect.arrayContaining([`# ${name}`, ...headings]))
    }
  })

  test.each([...packages].filter(([, folder]) => readBaseline(folder)))(
    '%s keeps a baseline, which no tarball holds',
    (_, folder) => {
      const baseline = readBaseline(folder)
      expect(baseline?.declarations.size).toBeGreaterThan(0)
      expect(baseline?.document === undefined).toBe(manifestOf(folder).exports['./openapi.json'] === undefined)
      expect(manifestOf(folder).files).not.toContain('released')
    },
  )
})
