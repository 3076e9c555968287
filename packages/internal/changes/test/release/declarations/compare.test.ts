import { describe, expect, test } from 'vitest'
import { compareDeclarations } from '../../../src/release/declarations/compare.ts'
import type { Packages } from '../../../src/release/surface.ts'
import type { Pair } from '../../comparison/blocks.ts'
import { packagesOf, surfaceOf } from '../surfaces.ts'
import { pairs } from './pairs.ts'

const nameOf = (index: number) => `@made-up/pair-${index}`

/** One side of all pairs: a package for each, with one entry. */
const packagesWith = (textOf: (pair: Pair<string>) => string) =>
  packagesOf(...pairs.map((pair, index) => surfaceOf({ 'index.d.ts': textOf(pair) }, { name: nameOf(index) })))

const before = packagesWith((pair) => pair.before)
const after = packagesWith((pair) => pair.after)
const changesOf = compareDeclarations(before, after)

describe('a comparison of declarations', () => {
  test.each(pairs.map((pair, index) => [pair.name, pair.expected, index] as const))(
    'reports: %s',
    (_, expected, index) => {
      const found = changesOf(nameOf(index)).map(({ bump, sentence }) => `${bump}: ${sentence}`)
      expect(found.toSorted()).toEqual(expected.toSorted())
    },
  )

  test.each([
    ['before', before],
    ['after', after],
  ])('reports nothing for equal packages, %s', (_, release) => {
    const found = compareDeclarations(release, release)
    expect(pairs.flatMap((_, index) => found(nameOf(index)))).toEqual([])
  })
})

const said = (old: Packages, now: Packages) =>
  compareDeclarations(old, now)('@made-up/package').map(({ sentence }) => sentence)
const types = "export * from './index.js'"
const a = (body: string) => `export interface A { ${body} }`

test.each<[string, ...files: [before: object, after: object], sentence: string]>([
  [
    'that lose one name are named in one sentence',
    { index: a('x: 1'), types, shared: '' },
    { index: '', types: '', shared: '' },
    'the main entry and ./types no longer export A',
  ],
  [
    'that lose a name are named without the others',
    { index: a('x: 1'), types, shared: '' },
    { index: a('x: 1'), types: '', shared: '' },
    'the subpath ./types no longer exports A',
  ],
  [
    'that share a type say its change once',
    { index: a('x: 1'), types },
    { index: a('x: 1; y?: 2'), types },
    'A.y is new and optional',
  ],
  [
    'that pass a file on say what changed in it, although both versions have one number',
    { index: "export * from './shared.js'", shared: a('x: 1') },
    { index: "export * from './shared.js'", shared: a('x: 1; y?: 2') },
    'A.y is new and optional',
  ],
])('entries %s', (_, old, now, sentence) => {
  const release = (files: object) =>
    packagesOf(surfaceOf(Object.fromEntries(Object.entries(files).map(([name, text]) => [`${name}.d.ts`, text]))))
  expect(said(release(old), release(now))).toEqual([sentence])
})

test('names that `require` alone loses are said', () => {
  const entry = {
    import: { types: './dist/index.d.ts', default: './dist/index.js' },
    require: { types: './dist/index.d.cts', default: './dist/index.cjs' },
  }
  const release = (required: string) =>
    packagesOf(
      surfaceOf({ 'index.d.ts': 'export declare const a: 1', 'index.d.cts': required }, { exports: { '.': entry } }),
    )
  const sentence = 'the main entry no longer exports a for require'
  expect(said(release('export declare const a: 1'), release(''))).toEqual([sentence])
})
