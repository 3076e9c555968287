import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repository } from '@clouddb/packed/install/packages.ts'
import { describe, expect, test } from 'vitest'
import { readChangesets } from '../../src/release/changesets.ts'
import { publishedPackages, readReleasedSurface } from '../../src/release/surface.ts'

const packages = publishedPackages(repository)
const manifestOf = (folder: string) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))

describe('the published packages', () => {
  test('are all built before a comparison', () => {
    const { devDependencies } = manifestOf(join(repository, 'packages/internal/changes'))
    expect(Object.keys(devDependencies)).toEqual(expect.arrayContaining([...packages.keys()]))
  })

  test('are announced by one changeset each before their first release', () => {
    const announced = readChangesets(repository).flatMap(({ bumps }) => [...bumps.keys()])
    const unreleased = [...packages].filter(([, folder]) => manifestOf(folder).version === '0.0.0')
    for (const [name] of unreleased) expect(announced.filter((other) => other === name)).toEqual([name])
  })

  test('have notes on the current version, which a release on the host shows', () => {
    for (const [name, folder] of packages) {
      const { version } = manifestOf(folder)
      const headings = version === '0.0.0' ? [] : [`## ${version}`]
      const changelog = readFileSync(join(folder, 'CHANGELOG.md'), 'utf8').split('\n')
      expect(changelog).toEqual(expect.arrayContaining([`# ${name}`, ...headings]))
    }
  })

  test.each([...packages])(
    '%s has a baseline exactly when it has a version, and no tarball contains it',
    (_, folder) => {
      const { version, files } = manifestOf(folder)
      expect(files).not.toContain('released')
      const baseline = readReleasedSurface(folder)
      expect(baseline === undefined).toBe(version === '0.0.0')
      if (baseline === undefined) return
      expect(Object.keys(baseline.types)).toContain('.')
      expect(baseline.document === undefined).toBe(
        !Object.keys(baseline.manifest.exports ?? {}).includes('./openapi.json'),
      )
    },
  )
})
