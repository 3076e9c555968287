import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { Manifest, Packed, Planned } from '../../rehearsal/src/release/packed.ts'
import {
  complaintsAboutPacked,
  complaintsAboutProvenance,
  complaintsAboutServed,
  type Served,
} from '../../rehearsal/src/release/tarballs.ts'

const url = 'https://git.example.com/example/clouddb'
const manifest: Manifest = {
  name: '@clouddb/management',
  version: '1.2.0',
  exports: { '.': { import: { types: './dist/index.d.ts', default: './dist/index.js' } }, './x.json': './x.json' },
  bin: { tool: 'dist/bin.js' },
  dependencies: { '@clouddb/client-core': '1.0.0', ajv: '8.20.0' },
  repository: { type: 'git', url: `git+${url}.git`, directory: 'packages/management' },
  homepage: `${url}/tree/HEAD/packages/management#readme`,
  bugs: { url: `${url}/issues` },
}
const files = [
  'package.json',
  'README.md',
  'LICENSE',
  'CHANGELOG.md',
  'dist/index.d.ts',
  'dist/index.js',
  'dist/bin.js',
]
const packed: Packed = {
  name: manifest.name,
  version: manifest.version,
  folder: 'packages/management',
  bytes: Buffer.from('a tarball'),
  files: [...files, 'x.json'],
  manifest,
}
const versions = new Map([['@clouddb/client-core', ['0.9.0', '1.0.0']]])
const digest = (algorithm: string, bytes: Buffer) => createHash(algorithm).update(bytes)

const planned: Planned = {
  name: packed.name,
  version: packed.version,
  tag: 'latest',
  access: 'public',
  tarball: { path: 'packages/x.tgz', integrity: `sha256-${digest('sha256', packed.bytes).digest('base64')}` },
}
const servedAs = (bytes: Buffer, change: Partial<Manifest> = {}): Served => ({
  bytes,
  manifest: {
    ...manifest,
    ...change,
    dist: {
      integrity: `sha512-${digest('sha512', bytes).digest('base64')}`,
      shasum: digest('sha1', bytes).digest('hex'),
    },
  },
})

describe('a tarball that is about to be published', () => {
  test('is right when it holds what it promises, and depends on versions that are there', () => {
    expect(complaintsAboutPacked(packed, versions)).toEqual([])
  })

  test.each(['dist/index.d.ts', 'x.json', 'dist/bin.js', 'README.md', 'LICENSE'])('is refused without %s', (gone) => {
    const found = complaintsAboutPacked({ ...packed, files: packed.files.filter((file) => file !== gone) }, versions)
    expect(found).toEqual([`@clouddb/management@1.2.0 lacks the file ${gone}, which it promises.`])
  })

  test.each([
    ['@clouddb/client-core', 'workspace:*', 'which no installer outside knows'],
    ['@clouddb/client-core', '^1.0.0', 'and the versions there are 0.9.0, 1.0.0'],
    ['@clouddb/client-core', '1.0.1', 'and the versions there are 0.9.0, 1.0.0'],
    ['@clouddb/goldens/mock', '1.0.0', 'which is not published'],
    ['ajv', 'catalog:', 'which no installer outside knows'],
  ])('is refused when it depends on %s by "%s"', (name, range, why) => {
    const dependencies = { ...manifest.dependencies, [name]: range }
    expect(complaintsAboutPacked({ ...packed, manifest: { ...manifest, dependencies } }, versions)).toEqual([
      `@clouddb/management@1.2.0 depends on ${name} by "${range}", ${why}.`,
    ])
  })

  test('is refused with what belongs to the repository', () => {
    const found = complaintsAboutPacked({ ...packed, manifest: { ...manifest, scripts: { build: 'x' } } }, versions)
    expect(found).toEqual(['@clouddb/management@1.2.0 is packed with "scripts", which belongs to this repository.'])
  })
})

describe('a version that a registry serves', () => {
  test('is right when its bytes are those that were packed, and it says where it is from', () => {
    expect(complaintsAboutServed(packed, planned, servedAs(packed.bytes))).toEqual([])
  })

  test('is refused when the tarball was altered on the way, in every digest', () => {
    const found = complaintsAboutServed(packed, planned, servedAs(Buffer.from('a tarball, altered')))
    expect(found.map((complaint) => complaint.split(' is ')[0])).toEqual([
      '@clouddb/management@1.2.0: dist.integrity',
      '@clouddb/management@1.2.0: dist.shasum',
      '@clouddb/management@1.2.0: the bytes that are served are not those packed.',
    ])
  })

  test('is refused when the plan speaks of other bytes', () => {
    const other = { ...planned, tarball: { ...planned.tarball, integrity: 'sha256-other' } }
    expect(complaintsAboutServed(packed, other, servedAs(packed.bytes))).toEqual([
      expect.stringContaining('the integrity in the plan is "sha256-other", not "sha256-'),
    ])
  })

  test('is refused when it names another repository, or another folder of it', () => {
    const repository = { type: 'git', url: 'git+https://git.example.com/a/fork.git', directory: 'packages/management' }
    expect(complaintsAboutServed(packed, planned, servedAs(packed.bytes, { repository }))).toEqual([
      expect.stringContaining('repository is {"type":"git","url":"git+https://git.example.com/a/fork.git"'),
    ])
  })
})

describe('the proof of origin', () => {
  test('is asked for, and refused where nobody can sign it', () => {
    expect(complaintsAboutProvenance({ PNPM_CONFIG_PROVENANCE: 'true' }, true)).toEqual([])
  })

  test('is missed when nobody asks for it, and when nobody hears that it is asked for', () => {
    expect(complaintsAboutProvenance({}, true)).toEqual([expect.stringContaining('does not set')])
    expect(complaintsAboutProvenance({ PNPM_CONFIG_PROVENANCE: 'true' }, false)).toEqual([
      expect.stringContaining('it is not heard'),
    ])
  })
})
