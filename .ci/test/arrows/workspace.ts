import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript-5.9'
import { repository } from '../repository.ts'

/** A file, and what it names to bring in. */
export interface Source {
  /** Its path in the repository. */
  readonly file: string
  readonly names: readonly string[]
  readonly text?: string
}

/** A package or an app. */
export interface Room {
  /** Its folder in the repository: `packages/management`. */
  readonly folder: string
  /** Its name for the package manager. */
  readonly name: string
  readonly private: boolean
  /** What an installer would install with it. */
  readonly dependencies: readonly string[]
  /** What it runs for a task: `build`, `test`. */
  readonly scripts: Readonly<Record<string, string>>
  /** Everything below its `src/`, and the tables that stand beside it. */
  readonly sources: readonly Source[]
}

/** What the arrows are looked for in. */
export interface Workspace {
  readonly rooms: readonly Room[]
  /** The paths of the APIs. */
  readonly paths: readonly string[]
  /** Each task, and the tasks that it waits for. */
  readonly tasks: Readonly<Record<string, readonly string[]>>
}

/** Reads the workspace as it is. */
export function readWorkspace(): Workspace {
  const folders = ['openapi', ...filesIn('packages', 1), ...filesIn('packages/internal', 1), ...filesIn('apps', 1)]
  const bundles = filesIn('packages', 2).filter((file) => file.endsWith('/openapi.json'))
  return {
    rooms: folders.filter((folder) => filesIn(folder, 1).includes(`${folder}/package.json`)).map(readRoom),
    paths: bundles.flatMap((file) => Object.keys(JSON.parse(read(file)).paths)),
    tasks: readTasks(),
  }
}

function readRoom(folder: string): Room {
  const manifest = JSON.parse(read(`${folder}/package.json`))
  const { dependencies, peerDependencies, optionalDependencies } = manifest
  return {
    folder,
    name: manifest.name,
    private: manifest.private === true,
    dependencies: Object.keys({ ...dependencies, ...peerDependencies, ...optionalDependencies }),
    scripts: manifest.scripts ?? {},
    sources: ['src', 'facts', 'operations']
      .flatMap((part) => filesIn(`${folder}/${part}`))
      .filter((file) => /\.[cm]?[jt]s$/.test(file))
      .map((file) => ({ file, text: read(file), names: importedBy(read(file)) })),
  }
}

function importedBy(text: string): string[] {
  return ts.preProcessFile(text, true, true).importedFiles.map((imported) => imported.fileName)
}

function readTasks(): Record<string, readonly string[]> {
  const configurations = ['turbo.json', ...filesIn('packages', 3).filter((file) => file.endsWith('/turbo.json'))]
  const tasks: Record<string, string[]> = {}
  for (const file of configurations)
    for (const [task, { dependsOn = [] }] of Object.entries<{ dependsOn?: string[] }>(JSON.parse(read(file)).tasks))
      tasks[task] = [...(tasks[task] ?? []), ...dependsOn.map((name) => name.replace(/^\^|^.*#/, ''))]
  return tasks
}

const read = (file: string) => readFileSync(join(repository, file), 'utf8')

/** Paths below a folder, with `/` on every system; none when there is no such folder. */
function filesIn(folder: string, depth = 9): string[] {
  try {
    const entries = readdirSync(join(repository, folder), { withFileTypes: true })
    return entries
      .filter((entry) => entry.name !== 'node_modules')
      .flatMap((entry) => {
        const path = `${folder}/${entry.name}`
        return [path, ...(entry.isDirectory() && depth > 1 ? filesIn(path, depth - 1) : [])]
      })
  } catch {
    return []
  }
}
