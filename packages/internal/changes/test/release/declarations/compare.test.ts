import { describe, expect, test } from 'vitest'
import { compareDeclarations } from '../../../src/release/declarations/compare.ts'
import type { Pair } from '../pairs.ts'
import { surfaceOf, worldOf } from '../surfaces.ts'
import { pairs } from './pairs.ts'

const nameOf = (index: number) => `@made-up/pair-${index}`

/** One side of all pairs: a package for each, with one entry. */
const worldWith = (textOf: (pair: Pair) => string) =>
  worldOf(...pairs.map((pair, index) => surfaceOf({ 'index.d.ts': textOf(pair) }, { name: nameOf(index) })))

const before = worldWith((pair) => pair.before)
const after = worldWith((pair) => pair.after)
const changesOf = compareDeclarations(before, after)

describe('a comparison of declarations', () => {
  test.each(pairs.map((pair, index) => [pair.title, pair.expected, index] as const))(
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

describe('entries', () => {
  const filesOf = (files: Readonly<Record<string, string>>) => worldOf(surfaceOf(files))
  const said = (old: Readonly<Record<string, string>>, now: Readonly<Record<string, string>>) =>
    compareDeclarations(filesOf(old), filesOf(now))('@made-up/package').map(({ sentence }) => sentence)
  const shared = { 'shared.d.ts': '' }

  test('of one name are named in one sentence', () => {
    const a = 'export interface A { x: 1 }'
    const all = { 'index.d.ts': a, 'types.d.ts': "export * from './index.js'", ...shared }
    expect(said(all, { 'index.d.ts': '', 'types.d.ts': '', ...shared })).toEqual([
      'the main entry and ./types no longer export A',
    ])
    expect(said(all, { ...all, 'types.d.ts': '' })).toEqual(['the subpath ./types no longer exports A'])
  })

  test('that share a type say its change once', () => {
    const files = (body: string) => ({
      'index.d.ts': `export interface A { ${body} }`,
      'types.d.ts': "export * from './index.js'",
    })
    expect(said(files('x: 1'), files('x: 1; y?: 2'))).toEqual(['A.y is new and optional'])
  })

  test('that pass a file on say what changed in it, although both versions have one number', () => {
    const files = (body: string) => ({
      'index.d.ts': "export * from './shared.js'",
      'shared.d.ts': `export interface A { ${body} }`,
    })
    expect(said(files('x: 1'), files('x: 1; y?: 2'))).toEqual(['A.y is new and optional'])
  })

  test('that `require` alone loses are said', () => {
    const world = (required: string) =>
      worldOf({
        ...surfaceOf({ 'index.d.ts': 'export declare const a: 1', 'index.d.cts': required }),
        manifest: {
          name: '@made-up/package',
          version: '0.0.0',
          type: 'module',
          exports: {
            '.': {
              import: { types: './dist/index.d.ts', default: './dist/index.js' },
              require: { types: './dist/index.d.cts', default: './dist/index.cjs' },
            },
          },
        },
      })
    const changes = compareDeclarations(world('export declare const a: 1'), world(''))('@made-up/package')
    expect(changes.map(({ sentence }) => sentence)).toEqual(['the main entry no longer exports a for require'])
  })
})
