import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { compareManifests, type Manifest } from '../../src/release/manifest.ts'
import { readPairs } from './pairs.ts'

const pairs = readPairs(`
exports: {.: ./a.js, ./b: ./b.js} ==> {./b: ./b.js, .: ./a.js}
  nothing: the order does not matter
exports: {.: ./a.js} ==> {.: ./b.js}
  nothing: users do not name files
exports: {.: ./a.js, ./b: ./b.js} ==> {.: ./a.js}
  major: the subpath ./b is gone
exports: ./a.js ==> {.: ./a.js, ./b: ./b.js}
  minor: the subpath ./b is new
exports: {.: ./a.js, ./b: ./b.js} ==> {.: ./a.js, ./b: null}
  major: the subpath ./b is gone
exports: {import: {types: a, default: b}, require: {types: c, default: d}} ==> {import: {types: a, default: b}}
  major: the main entry no longer serves the condition require types
  major: the main entry no longer serves the condition require
  undone minor: the main entry also serves the condition require types
  undone minor: the main entry also serves the condition require
exports: {.: {types: ./a.d.ts, default: ./a.js}} ==> {.: ./a.js}
  major: the main entry no longer serves the condition types
exports: {.: ./a.js} ==> {.: {import: ./a.js}}
  major: the main entry no longer serves every condition
  undone minor: the main entry also serves every condition
engines: {node: '>=20'} ==> {node: '>=22'}
  major: node must be >=22, where it was >=20
  undone minor: node must be >=20, where it was >=22
engines: {node: '>=20'} ==> {node: '^20 || >=22'}
  major: node must be ^20 || >=22, where it was >=20
engines: {} ==> {node: '>=20'}
  major: node must be >=20
  undone minor: node may have any version, no longer >=20 alone
engines: {node: '>=20'} ==> {node: new}
  major: node must be new, where it was >=20
dependencies: {} ==> {ajv: 8.20.0}
  minor: ajv 8.20.0 is installed with it
  undone patch: ajv is no longer installed with it
dependencies: {ajv: 8.20.0} ==> {ajv: 9.0.0}
  patch: ajv is installed as 9.0.0, where it was 8.20.0
peerDependencies: {} ==> {react: '19'}
  major: react 19 must be installed beside it
  undone minor: react no longer has to be installed beside it
peerDependencies: {react: 18 || 19} ==> {react: '19'}
  major: react beside it must be 19, where it was 18 || 19
bin: {contract: a.js} ==> {}
  major: the command contract is gone
bin: {} ==> a.js
  minor: the command package is new
bin: {contract: a.js} ==> {contract: b.js}
  nothing: users do not name files
type: module ==> commonjs
  major: the package is of type commonjs, where it was module
sideEffects: false ==> null
  patch: sideEffects is true for bundlers, where it was false
  undone major: sideEffects is false for bundlers, where it was true

- dependencies: {}
+ peerDependencies: {react: '19'}
+ peerDependenciesMeta: {react: {optional: true}}
  minor: react 19 may be installed beside it

- peerDependencies: {react: '19'}
- peerDependenciesMeta: {react: {optional: true}}
+ peerDependencies: {react: '19'}
  major: react may no longer be missing beside it
`)

test.each(pairs)('manifests: $name', ({ before, after, expected }) => {
  const manifest = (text: string): Manifest => ({
    name: '@made-up/package',
    version: '0.0.0',
    type: 'module',
    ...parse(text),
  })
  const found = compareManifests(manifest(before), manifest(after))
  expect(found.map(({ bump, sentence }) => `${bump}: ${sentence}`)).toEqual(expected)
})
