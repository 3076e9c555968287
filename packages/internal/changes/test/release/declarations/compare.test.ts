import { describe, expect, test } from 'vitest'
import { compareDeclarations } from '../../../src/release/declarations/compare.ts'
import type { World } from '../../../src/release/surface.ts'
import type { Pair } from '../../comparison/blocks.ts'
import { surfaceOf, worldOf } from '../surfaces.ts'
import { pairs } from './pairs.ts'

const nameOf = (index: number) => `@made-up/pair-${index}`

/** One side of all pairs: a package for each, with one entry. */
const worldWith = (textOf: (pair: Pair<string>) => string) =>
  worldOf(...pairs.map((pair, index) => surfaceOf({ 'index.d.ts': textOf(pair) }, { name: nameOf(index) })))

const before = worldWith((pair) => pair.before)
const after = worldWith((pair) => pair.after)
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
  ])('reports nothing for equal worlds, %s', (_, world) => {
    const found = compareDeclarations(world, world)
    expect(pairs.flatMap((_, index) => found(nameOf(index)))).toEqual([])
  })
})

const said = (old: World, now: World) =>
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
  const world = (files: object) =>
    worldOf(surfaceOf(Object.fromEntries(Object.entries(files).map(([name, text]) => [`${name}.d.ts`, text]))))
  expect(said(world(old), world(now))).toEqual([sentence])
})

test('names that `require` alone loses are said', () => {
  const entry = {
    import: { types: './dist/index.d.ts', default: './dist/index.js' },
    require: { types: './dist/index.d.cts', default: './dist/index.cjs' },
  }
  const world = (required: string) =>
    worldOf(
      surfaceOf({ 'index.d.ts': 'export declare const a: 1', 'index.d.cts': required }, { exports: { '.': entry } }),
    )
  const sentence = 'the main entry no longer exports a for require'
  expect(said(world('export declare const a: 1'), world(''))).toEqual([sentence])
})
