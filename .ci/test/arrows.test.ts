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

const withDependency = (folder: string, name: string) =>
  withRoom(folder, ({ dependencies }) => ({ dependencies: [...dependencies, name] }))

const faults: Record<string, [Workspace, string]> = {
  'from the core of the sandbox to Node': [
    withSource('packages/sandbox', 'sandbox.ts', 'node:fs'),
    'packages/sandbox/src/sandbox.ts → node:fs',
  ],
  'from one API package to another': [
    withSource('packages/management', 'client.ts', '@clouddb/observability-oss/types'),
    'packages/management/src/client.ts → @clouddb/observability-oss/types',
  ],
  'from one API package to another, in its manifest': [
    withDependency('packages/observability-cloud', '@clouddb/management'),
    'packages/observability-cloud/package.json → @clouddb/management',
  ],
  'from the core to an API package': [
    withSource('packages/client-core', 'client.ts', '@clouddb/management'),
    'packages/client-core/src/client.ts → @clouddb/management',
  ],
  'from the core to a path of an API': [
    withSource('packages/client-core', 'path.ts', './x.ts', "const alerts = '/api/v2/alerts'"),
    'packages/client-core/src/path.ts → /api/v2/alerts',
  ],
  'from a published package to a private one': [
    withDependency('packages/management', '@clouddb/openapi'),
    'packages/management/package.json → @clouddb/openapi',
  ],
  'from sources to the contract suite': [
    withSource('apps/sample', 'main.ts', '@clouddb/contract'),
    'apps/sample/src/main.ts → @clouddb/contract',
  ],
  'from sources to the mock': [
    withSource('apps/sample', 'main.ts', '@clouddb/mock'),
    'apps/sample/src/main.ts → @clouddb/mock',
  ],
  'from an API package to the contract suite, in its manifest': [
    withDependency('packages/management', '@clouddb/contract'),
    'packages/management/package.json → @clouddb/contract',
  ],
  'from the command to the mock': [
    withSource('packages/contract', 'command/main.ts', '@clouddb/mock'),
    'packages/contract/src/command/main.ts → @clouddb/mock',
  ],
  'from the facts to a document': [
    withSource('packages/interface', 'facts.ts', '@clouddb/management/openapi.json'),
    'packages/interface/src/facts.ts → @clouddb/management/openapi.json',
  ],
  'from the checker of the facts to what fetches documents': [
    withSource('packages/interface', 'facts/closure/closure.ts', '@clouddb/document/bundle'),
    'packages/interface/src/facts/closure/closure.ts → @clouddb/document/bundle',
  ],
  'from the goldens to the reader of documents': [
    withSource('packages/interface', 'goldens/call.ts', '@clouddb/document/operations'),
    'packages/interface/src/goldens/call.ts → @clouddb/document/operations',
  ],
  'from an app to the benchmark': [
    withSource('apps/sample', 'main.ts', '@clouddb/bench'),
    'apps/sample/src/main.ts → @clouddb/bench',
  ],
  'from an app to the runtimes': [
    withSource('apps/sample', 'main.ts', '@clouddb/runtimes'),
    'apps/sample/src/main.ts → @clouddb/runtimes',
  ],
  'from an app to what its tests stand on': [
    withSource('apps/sample', 'main.ts', '@clouddb/sandbox'),
    'apps/sample/src/main.ts → @clouddb/sandbox',
  ],
  'from an app to the core': [
    withSource('apps/sample', 'main.ts', '@clouddb/client-core/errors'),
    'apps/sample/src/main.ts → @clouddb/client-core/errors',
  ],
  'from the site to the core': [
    withSource('apps/site', 'pages.ts', '@clouddb/client-core/errors'),
    'apps/site/src/pages.ts → @clouddb/client-core/errors',
  ],
  'from the site to the contract suite': [
    withSource('apps/site', 'pages.ts', '@clouddb/contract'),
    'apps/site/src/pages.ts → @clouddb/contract',
  ],
  'from an app to the inside of a package': [
    withSource('apps/sample', 'main.ts', '@clouddb/management/dist/index.js'),
    'apps/sample/src/main.ts → @clouddb/management/dist/index.js',
  ],
  'by a path into another room': [
    withSource('apps/sample', 'main.ts', '../../../packages/client-core/src/errors.ts'),
    'apps/sample/src/main.ts → ../../../packages/client-core/src/errors.ts',
  ],
  'from a file back to one that leads to it': [
    withSource('packages/codegen', 'format.ts', './generate.ts'),
    'packages/codegen/src/format.ts → ./generate.ts',
  ],
  'from generated code to written code': [
    withSource('packages/management', 'generated/methods.ts', '../client.ts'),
    'packages/management/src/generated/methods.ts → ../client.ts',
  ],
  'from a test to the generator, by way of the build': [
    { ...workspace, tasks: { ...workspace.tasks, build: ['generate'] } },
    'task test → task generate',
  ],
  'from a test to the benchmark, which writes its tables': [
    { ...workspace, tasks: { ...workspace.tasks, test: ['bench'] } },
    'task test → task bench',
  ],
  'from a build to the generator, in a script': [
    withRoom('packages/management', ({ scripts }) => ({ scripts: { ...scripts, build: 'clouddb-codegen && tsdown' } })),
    'packages/management, script build → clouddb-codegen && tsdown',
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
