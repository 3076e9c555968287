import { repository } from '@clouddb/packed/install/packages.ts'
import { expect, test } from 'vitest'
import { compareDocuments } from '../../../src/comparison/compare.ts'
import { comparePackages } from '../../../src/release/compare.ts'
import { publishedPackages, readSurface, type Surface } from '../../../src/release/surface.ts'

const packages = publishedPackages(repository)

test('the published packages have no change to themselves', () => {
  const before = new Map([...packages].map(([name, folder]) => [name, readSurface(repository, folder)]))
  // Another end of line: the compiler is not started for equal files.
  const withAnEnd = (files: Surface['declarations']) => new Map([...files].map(([file, text]) => [file, `${text}\n`]))
  const after = new Map(
    [...before].map(([name, surface]) => [name, { ...surface, declarations: withAnEnd(surface.declarations) }]),
  )
  const found = comparePackages(before, after, compareDocuments)
  expect(found.size).toBe(packages.size)
  expect([...found.values()].flat()).toEqual([])
})
