import { describe, expect, test } from 'vitest'
import { compareManifests } from '../../src/release/manifest.ts'
import type { Manifest } from '../../src/release/surface.ts'

type Part = Partial<Manifest>

const both = { import: { types: './a.d.ts', default: './a.js' }, require: { types: './a.d.cts', default: './a.cjs' } }
const named = (name: string, range: string) => ({ [name]: range })

type Pair = readonly [title: string, before: Part, after: Part, ...says: [string, string][]]

const pairs: readonly Pair[] = [
  [
    'the same in another order',
    { exports: { '.': './a.js', './b': './b.js' } },
    { exports: { './b': './b.js', '.': './a.js' } },
  ],
  ['files moved', { exports: { '.': './a.js' } }, { exports: { '.': './b.js' } }],
  [
    'a subpath gone',
    { exports: { '.': './a.js', './b': './b.js' } },
    { exports: { '.': './a.js' } },
    ['major', 'the subpath ./b is gone'],
  ],
  [
    'a subpath new',
    { exports: './a.js' },
    { exports: { '.': './a.js', './b': './b.js' } },
    ['minor', 'the subpath ./b is new'],
  ],
  [
    'a subpath closed',
    { exports: { '.': './a.js', './b': './b.js' } },
    { exports: { '.': './a.js', './b': null } },
    ['major', 'the subpath ./b is gone'],
  ],
  [
    '`require` gone',
    { exports: { '.': both } },
    { exports: { '.': { import: both.import } } },
    ['major', 'the main entry no longer serves the condition require types'],
    ['major', 'the main entry no longer serves the condition require'],
  ],
  [
    '`require` new',
    { exports: { '.': { import: both.import } } },
    { exports: { '.': both } },
    ['minor', 'the main entry also serves the condition require types'],
    ['minor', 'the main entry also serves the condition require'],
  ],
  [
    'types gone',
    { exports: { '.': { types: './a.d.ts', default: './a.js' } } },
    { exports: { '.': './a.js' } },
    ['major', 'the main entry no longer serves the condition types'],
  ],
  [
    'a condition where all were served',
    { exports: { '.': './a.js' } },
    { exports: { '.': { import: './a.js' } } },
    ['major', 'the main entry no longer serves every condition'],
  ],
  [
    'all served where a condition was',
    { exports: { '.': { import: './a.js' } } },
    { exports: { '.': './a.js' } },
    ['minor', 'the main entry also serves every condition'],
  ],
  [
    'a newer Node asked for',
    { engines: { node: '>=20' } },
    { engines: { node: '>=22' } },
    ['major', 'node must be >=22, where it was >=20'],
  ],
  [
    'an older Node allowed',
    { engines: { node: '>=22' } },
    { engines: { node: '>=20' } },
    ['minor', 'node must be >=20, where it was >=22'],
  ],
  [
    'a gap among the Nodes',
    { engines: { node: '>=20' } },
    { engines: { node: '^20 || >=22' } },
    ['major', 'node must be ^20 || >=22, where it was >=20'],
  ],
  [
    'the same Nodes in other words',
    { engines: { node: '>=20' } },
    { engines: { node: '>=20.0.0' } },
    ['minor', 'node must be >=20.0.0, where it was >=20'],
  ],
  ['an engine asked for at last', {}, { engines: { node: '>=20' } }, ['major', 'node must be >=20']],
  [
    'an engine no longer asked for',
    { engines: { node: '>=20' } },
    {},
    ['minor', 'node may have any version, no longer >=20 alone'],
  ],
  [
    'a range that cannot be parsed',
    { engines: { node: '>=20' } },
    { engines: { node: 'new' } },
    ['major', 'node must be new, where it was >=20'],
  ],
  ['a dependency more', {}, { dependencies: named('ajv', '8.20.0') }, ['minor', 'ajv 8.20.0 is installed with it']],
  ['a dependency less', { dependencies: named('ajv', '8.20.0') }, {}, ['patch', 'ajv is no longer installed with it']],
  [
    'a dependency of another range',
    { dependencies: named('ajv', '8.20.0') },
    { dependencies: named('ajv', '9.0.0') },
    ['patch', 'ajv is installed as 9.0.0, where it was 8.20.0'],
  ],
  ['a peer more', {}, { peerDependencies: named('react', '19') }, ['major', 'react 19 must be installed beside it']],
  [
    'an optional peer more',
    {},
    { peerDependencies: named('react', '19'), peerDependenciesMeta: { react: { optional: true } } },
    ['minor', 'react 19 may be installed beside it'],
  ],
  [
    'a peer less',
    { peerDependencies: named('react', '19') },
    {},
    ['minor', 'react no longer has to be installed beside it'],
  ],
  [
    'a narrower peer',
    { peerDependencies: named('react', '18 || 19') },
    { peerDependencies: named('react', '19') },
    ['major', 'react beside it must be 19, where it was 18 || 19'],
  ],
  [
    'a wider peer',
    { peerDependencies: named('react', '19') },
    { peerDependencies: named('react', '18 || 19') },
    ['minor', 'react beside it must be 18 || 19, where it was 19'],
  ],
  [
    'a peer that is no longer optional',
    { peerDependencies: named('react', '19'), peerDependenciesMeta: { react: { optional: true } } },
    { peerDependencies: named('react', '19') },
    ['major', 'react may no longer be missing beside it'],
  ],
  ['a command gone', { bin: { contract: 'a.js' } }, { bin: {} }, ['major', 'the command contract is gone']],
  ['a command new', {}, { bin: 'a.js' }, ['minor', 'the command package is new']],
  ['a command in another file', { bin: { contract: 'a.js' } }, { bin: { contract: 'b.js' } }],
  [
    'another type',
    { type: 'module' },
    { type: 'commonjs' },
    ['major', 'the package is of type commonjs, where it was module'],
  ],
  ['side effects', { sideEffects: false }, {}, ['patch', 'sideEffects is true for bundlers, where it was false']],
  ['no side effects', {}, { sideEffects: false }, ['major', 'sideEffects is false for bundlers, where it was true']],
]

describe('a comparison of manifests', () => {
  test.each(pairs.map((pair) => [pair[0], pair] as const))('reports: %s', (_, [, before, after, ...says]) => {
    const manifest = (part: Part): Manifest => ({
      name: '@made-up/package',
      version: '0.0.0',
      type: 'module',
      ...part,
    })
    const found = compareManifests(manifest(before), manifest(after))
    expect(found.map(({ bump, sentence }) => [bump, sentence])).toEqual(says)
  })
})
