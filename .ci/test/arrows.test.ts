import { describe, expect, test } from 'vitest'
import { forbiddenArrows, rules } from './arrows/forbidden.ts'
import { type Room, readWorkspace, type Workspace } from './arrows/workspace.ts'

const workspace = readWorkspace()

describe('the workspace as it is', () => {
  test('is seen whole', () => {
    const names = workspace.rooms.map((room) => room.name.replace('@clouddb/', ''))
    expect(names).toEqual(
      expect.arrayContaining([
        'openapi',
        'codegen',
        'document',
        'client-core',
        'management',
        'observability-cloud',
        'observability-oss',
        'contract',
        'mock',
        'interface',
        'mutation',
        'consumer',
        'readmes',
        'bench',
        'rehearsal',
        'release',
        'runtimes',
        'sandbox',
        'sample',
        'site',
      ]),
    )
    expect(workspace.paths).toContain('/v1/organizations/{organizationId}/keys/{keyId}')
    expect(workspace.tasks.test).toContain('build')
    const needs: Record<string, string> = {
      'client-core': 'openapi-fetch',
      contract: '@clouddb/management',
      sandbox: '@clouddb/management',
    }
    for (const room of workspace.rooms.filter(({ private: hidden }) => !hidden)) {
      expect(room.dependencies).toContain(needs[room.folder.slice('packages/'.length)] ?? '@clouddb/client-core')
      expect(room.sources.length).toBeGreaterThan(3)
    }
    const folders = workspace.rooms.flatMap(({ sources }) => sources.map(({ file }) => file.split('/')[2]))
    expect(new Set(folders)).toEqual(new Set(['src', 'facts', 'goldens']))
  })

  test('has no arrow that must never exist', () => {
    expect(forbiddenArrows(workspace)).toEqual([])
  })
})

/** The workspace with one thing changed in the room of a folder. */
function withRoom(folder: string, change: (room: Room) => Partial<Room>): Workspace {
  if (!workspace.rooms.some((room) => room.folder === folder)) throw new Error(`There is no room ${folder}.`)
  return {
    ...workspace,
    rooms: workspace.rooms.map((room) => (room.folder === folder ? { ...room, ...change(room) } : room)),
  }
}

const withSource = (folder: string, file: string, name: string, text = '') =>
  withRoom(folder, ({ sources }) => ({ sources: [...sources, { file: `${folder}/src/${file}`, names: [name], text }] }))

/** A source that imports something, and the arrow that this makes. */
const imports = (folder: string, file: string, name: string): [Workspace, string] => [
  withSource(folder, file, name),
  `${folder}/src/${file} → ${name}`,
]

/** The same in a manifest. */
const dependsOn = (folder: string, name: string): [Workspace, string] => [
  withRoom(folder, ({ dependencies }) => ({ dependencies: [...dependencies, name] })),
  `${folder}/package.json → ${name}`,
]

const faults: Record<string, [Workspace, string]> = {
  'from the core of the sandbox to Node': imports('packages/sandbox', 'sandbox.ts', 'node:fs'),
  'from one API package to another': imports('packages/management', 'client.ts', '@clouddb/observability-oss/types'),
  'from one API package to another, in its manifest': dependsOn('packages/observability-cloud', '@clouddb/management'),
  'from the core to an API package': imports('packages/client-core', 'client.ts', '@clouddb/management'),
  'from the core to a path of an API': [
    withSource('packages/client-core', 'path.ts', './x.ts', "const alerts = '/api/v2/alerts'"),
    'packages/client-core/src/path.ts → /api/v2/alerts',
  ],
  'from a published package to a private one': dependsOn('packages/management', '@clouddb/openapi'),
  'from sources to the contract suite': imports('apps/sample', 'main.ts', '@clouddb/contract'),
  'from sources to the mock': imports('apps/sample', 'main.ts', '@clouddb/goldens/mock'),
  'from an API package to the contract suite, in its manifest': dependsOn('packages/management', '@clouddb/contract'),
  'from the command to the mock': imports('packages/contract', 'command/main.ts', '@clouddb/goldens/mock'),
  'from the facts to a document': imports('packages/internal/goldens', 'facts.ts', '@clouddb/management/openapi.json'),
  'from the checker of the facts to what fetches documents': imports(
    'packages/internal/goldens',
    'facts/closure/closure.ts',
    '@clouddb/spec/document/bundle',
  ),
  'from the goldens to the reader of documents': imports(
    'packages/internal/goldens',
    'goldens/call.ts',
    '@clouddb/spec/document/operations',
  ),
  'from an app to the benchmark': imports('apps/sample', 'main.ts', '@clouddb/bench'),
  'from an app to the runtimes': imports('apps/sample', 'main.ts', '@clouddb/runtimes'),
  'from an app to what its tests stand on': imports('apps/sample', 'main.ts', '@clouddb/sandbox'),
  'from an app to the core': imports('apps/sample', 'main.ts', '@clouddb/client-core/errors'),
  'from the site to the core': imports('apps/site', 'pages.ts', '@clouddb/client-core/errors'),
  'from the site to the contract suite': imports('apps/site', 'pages.ts', '@clouddb/contract'),
  'from an app to the inside of a package': imports('apps/sample', 'main.ts', '@clouddb/management/dist/index.js'),
  'by a path into another room': imports('apps/sample', 'main.ts', '../../../packages/client-core/src/errors.ts'),
  'from a file back to one that leads to it': imports('packages/internal/spec', 'format.ts', './generate.ts'),
  'from generated code to written code': imports('packages/management', 'generated/methods.ts', '../client.ts'),
  'from a test to the generator, by way of the build': [
    { ...workspace, tasks: { ...workspace.tasks, build: ['generate'] } },
    'task test → task generate',
  ],
  'from a test to the benchmark, which writes its tables': [
    { ...workspace, tasks: { ...workspace.tasks, test: ['bench'] } },
    'task test → task bench',
  ],
  'from a build to the generator, in a script': [
    withRoom('packages/management', ({ scripts }) => ({
      scripts: { ...scripts, build: 'clouddb-generate && tsdown' },
    })),
    'packages/management, script build → clouddb-generate && tsdown',
  ],
}

describe('an arrow that is made on purpose is named', () => {
  test.each(Object.entries(faults))('%s', (_, [changed, arrow]) => {
    const [first, ...others] = forbiddenArrows(changed).filter((found) => found.startsWith(`${arrow}: `))
    expect(first).toMatch(/: [a-z].+/)
    expect(others.length).toBeLessThanOrEqual(1)
  })

  test('by a rule of its own, each rule once at least', () => {
    const named = Object.values(faults).flatMap(([changed]) =>
      forbiddenArrows(changed).map((found) => found.split(': ').at(-1)),
    )
    expect(new Set(named).size).toBe(rules.length)
  })
})
