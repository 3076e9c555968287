import { dirname, join } from 'node:path/posix'
import type { Room, Source, Workspace } from './workspace.ts'

/** Every arrow in the workspace that must never exist, as `from → to: why not`. */
export function forbiddenArrows(workspace: Workspace): string[] {
  return rules.flatMap(({ says, find }) => find(workspace).map(([from, to]) => `${from} → ${to}: ${says}`))
}

type Arrow = readonly [from: string, to: string]

/** A kind of arrow that must never exist. CONTRIBUTING.md gives the reasons. */
interface Rule {
  readonly says: string
  readonly find: (workspace: Workspace) => Arrow[]
}

const core = '@clouddb/client-core'
const apis = ['@clouddb/management', '@clouddb/observability-cloud', '@clouddb/observability-oss']
const surface = ['', '/fetch', '/errors', '/types', '/requests', '/openapi.json']
const open = apis.flatMap((api) => surface.map((subpath) => api + subpath))
/** The packages that make and judge the others, and where each may be used beside `consumer`, which tests everything. */
const tools: Readonly<Record<string, readonly string[]>> = {
  '@clouddb/contract': ['@clouddb/mutation', '@clouddb/release'],
  '@clouddb/codegen': ['@clouddb/mutation', '@clouddb/site'],
  '@clouddb/document': [
    '@clouddb/codegen',
    '@clouddb/interface',
    '@clouddb/mutation',
    '@clouddb/openapi',
    '@clouddb/release',
    '@clouddb/site',
  ],
  '@clouddb/interface': ['@clouddb/mutation'],
  '@clouddb/goldens/mock': ['@clouddb/mutation'],
  '@clouddb/mutation': [],
  '@clouddb/bench': [],
  '@clouddb/rehearsal': [],
  '@clouddb/release': [],
  '@clouddb/runtimes': [],
}
/** What an app may use beside them: the site shows documents as the generator reads them, and runs examples in a sandbox. */
const openTo = ({ name }: Room): readonly string[] =>
  name === '@clouddb/site' ? ['@clouddb/codegen', '@clouddb/document', '@clouddb/sandbox'] : []
const readers = ['build', 'test', 'typecheck', 'lint', 'drift']
const writers = ['generate', 'bench']

export const rules: readonly Rule[] = [
  {
    says: 'an API package knows no other API package; they share through openapi/shared',
    find: arrows(
      (room, name) => apis.includes(room.name) && apis.includes(packageOf(name)) && packageOf(name) !== room.name,
    ),
  },
  {
    says: 'the core carries any call and knows no document, path or generated type',
    find: (workspace) => [
      ...arrows((room, name) => room.name === core && (ours(name) || /generated|openapi\/|\.(json|ya?ml)$/.test(name)))(
        workspace,
      ),
      ...sourcesOf(workspace, (room) => room.name === core).flatMap(({ file, text = '' }) =>
        workspace.paths.filter((path) => text.includes(path)).map((path): Arrow => [file, path]),
      ),
    ],
  },
  {
    says: 'a published package needs nothing private: it would not be there after an install',
    find: (workspace) => {
      const hidden = workspace.rooms.filter((room) => room.private).map((room) => room.name)
      return arrows((room, name) => !room.private && hidden.includes(packageOf(name)))(workspace)
    },
  },
  {
    says: 'what is shipped or shown uses nothing that makes or judges it: neither the contract suite nor what surrounds it',
    find: arrows((room, name) => {
      const users = tools[packageOf(name)]
      return users !== undefined && ![packageOf(name), '@clouddb/consumer', ...users].includes(room.name)
    }),
  },
  {
    says: 'what is written from the interface does not read the documents, or it would agree with any',
    find: imports(
      (room, name, file) =>
        room.name === '@clouddb/interface' &&
        (ours(name) || /openapi|generated|\.(json|ya?ml)$/.test(name)) &&
        !(isCheckerOfFacts(file) && readsWhatItIsGiven(name)),
    ),
  },
  {
    says: 'an app stands where users stand: the API packages by name, by what they export',
    find: arrows(
      (room, name) =>
        room.folder.startsWith('apps/') &&
        ours(name) &&
        !openTo(room).includes(packageOf(name)) &&
        !open.includes(name),
    ),
  },
  {
    says: 'the core of the sandbox runs wherever `fetch` does, without Node',
    find: imports(
      (room, name, file) =>
        room.name === '@clouddb/sandbox' &&
        !/\/src\/(command\/|bin\.ts)/.test(file) &&
        (name.startsWith('node:') || /\/command\//.test(name)),
    ),
  },
  {
    says: 'a room is imported by its name, not by a path into it',
    find: imports(
      (room, name, file) => name.startsWith('.') && !join(dirname(file), name).startsWith(`${room.folder}/`),
    ),
  },
  {
    says: 'files that lead back to each other cannot be read one by one',
    find: (workspace) => {
      const graph: Record<string, string[]> = {}
      for (const { file, names } of sourcesOf(workspace, () => true))
        graph[file] = [...(graph[file] ?? []), ...names.map((name) => join(dirname(file), name))]
      return imports((_, name, file) => name.startsWith('.') && reaches(graph, join(dirname(file), name), file))(
        workspace,
      )
    },
  },
  {
    says: 'generated code could not be written again from the document alone',
    find: imports(
      (_, name, file) => file.includes('/src/generated/') && packageOf(name) !== core && !/^\.\/[^/]+$/.test(name),
    ),
  },
  {
    says: 'what only reads must not write: it would repair the mistake that it is there to find',
    find: ({ tasks, rooms }) => [
      ...readers
        .flatMap((task) => writers.map((writer) => [task, writer] as const))
        .filter(([task, writer]) => reaches(tasks, task, writer))
        .map(([task, writer]): Arrow => [`task ${task}`, `task ${writer}`]),
      ...rooms.flatMap(({ folder, scripts }) =>
        readers
          .filter((task) => writes(scripts[task] ?? ''))
          .map((task): Arrow => [`${folder}, script ${task}`, scripts[task] ?? '']),
      ),
    ],
  },
]

/** Judges everything that a room's manifest or its sources name. */
function arrows(isForbidden: (room: Room, name: string) => boolean): Rule['find'] {
  const ofManifests: Rule['find'] = ({ rooms }) =>
    rooms.flatMap((room) =>
      room.dependencies
        .filter((name) => isForbidden(room, name))
        .map((name): Arrow => [`${room.folder}/package.json`, name]),
    )
  return (workspace) => [...ofManifests(workspace), ...imports(isForbidden)(workspace)]
}

/** Judges everything that the sources name. */
function imports(isForbidden: (room: Room, name: string, file: string) => boolean): Rule['find'] {
  return ({ rooms }) =>
    rooms.flatMap((room) =>
      room.sources.flatMap(({ file, names }) =>
        names.filter((name) => isForbidden(room, name, file)).map((name): Arrow => [file, name]),
      ),
    )
}

function sourcesOf({ rooms }: Workspace, isMeant: (room: Room) => boolean): Source[] {
  return rooms.filter(isMeant).flatMap((room) => room.sources)
}

/** It is given a document, reads it with the reader, and never fetches one itself. */
const isCheckerOfFacts = (file: string) => file.startsWith('packages/internal/spec/src/facts')

const readsWhatItIsGiven = (name: string) =>
  packageOf(name) === '@clouddb/document' && name !== '@clouddb/spec/document/bundle'

const ours = (name: string) => name.startsWith('@clouddb/')

/** The package of `@clouddb/management/errors`. */
const packageOf = (name: string) =>
  name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/')

const writes = (script: string) => /\bgenerate\b|clouddb-codegen(?!.*--check)|\bbench\b/.test(script)

type Graph = Readonly<Record<string, readonly string[]>>

function reaches(graph: Graph, from: string, to: string, seen = new Set<string>()): boolean {
  if (seen.has(from)) return false
  seen.add(from)
  return (graph[from] ?? []).some((next) => next === to || reaches(graph, next, to, seen))
}
