import { existsSync } from 'node:fs'
import { lstat, readdir, readFile, stat } from 'node:fs/promises'
import { dirname, join, relative, resolve, sep } from 'node:path'
import { joined } from '@clouddb/command'
import { countWithNoun } from '@clouddb/command/safe-text'
import { isRecord } from '@clouddb/document/openapi'
import type { Declaration, Project } from '../code/declarations.ts'
import { refuseDeclaration } from '../form/code-error.ts'
import type { Export } from '../pull/declaration-code.ts'
import { type Present, schemaInPackage } from '../pull/project-files.ts'
import { pullInto } from '../pull/pull.ts'
import { asWritten } from '../pull/source-text.ts'
import { type Settings, typedCommand } from './arguments.ts'
import { canLoadTypes } from './module-file.ts'
import { cleaningFor } from './output.ts'
import { loadModules, projectFiles, readProjectJson } from './project-file.ts'
import { fileErrorReason, filesToWrite, writePulled } from './pulled-files.ts'
import { exit } from './surroundings.ts'
import { type CommandRun, findTarget, refuseFailure } from './target.ts'

/** Writes the objects of a deployment to files. */
export async function pullCommand(run: CommandRun): Promise<number> {
  const { settings, surroundings, cwd } = run
  const { env, stdout } = surroundings
  const { path = '.', project, as, only, tag, format, force } = settings
  if (path.trim() === '' || path.includes('\0')) refuseDeclaration('The folder has no name. Name it, or leave it out.')
  const folder = resolve(cwd, path)
  const { client, options, title } = await findTarget(run)
  const present = await presentIn(folder, run)
  const chosen = {
    ...(project === undefined ? {} : { project }),
    ...(as === undefined ? {} : { as }),
    ...(only.length > 0 ? { only } : {}),
    ...(tag === undefined ? {} : { tag }),
  }
  const made = await pullInto(
    client,
    { ...options, ...chosen, json: format === 'json' },
    { present, environment: env, force, ...schemaFor(folder) },
  ).catch((error) => refuseFailure(error, title))
  const { files, removed, kept, notes } = made
  const written = await filesToWrite(folder, files, { seen: present?.texts, force })
  await writePulled(folder, written, removed)
  const clean = cleaningFor([], cwd)
  const lines = [
    `${countWithNoun(written.length, 'file')} written, ${files.length - written.length} unchanged, from ${clean(title)}`,
    ...written.map(({ path: file }) => `  ${file}`),
    ...removed.map((file) => `  ${file} was removed: it is no longer needed.`),
    ...titledList('What stays as it is:', kept.map(clean)),
    ...titledList('What the files do not carry, and why:', notes.map(clean)),
    ...(format === 'json' || canLoadTypes ? [] : ['', olderNode]),
    ...(present
      ? []
      : [
          '',
          `Next: ${typedCommand(project === undefined ? 'plan --adopt' : 'plan', { ...settings, path: projectIn(settings) }, undefined)}`,
        ]),
  ]
  stdout.write(`${lines.join('\n')}\n`)
  return kept.length > 0 ? exit.conflicts : exit.done
}

/** The path from a folder to the schema of the package that is installed there or above. */
function schemaFor(folder: string): { readonly schema?: string } {
  for (let above = folder; ; above = dirname(above)) {
    const file = join(above, schemaInPackage)
    if (existsSync(file))
      return {
        schema: relative(folder, file)
          .replaceAll(sep, '/')
          .replace(/^(?!\.)/, './'),
      }
    if (dirname(above) === above) return {}
  }
}

/** The file of a new project, where it is not found without its name. */
function projectIn({ path, format }: Settings): string | undefined {
  return path && path !== '.' ? `${path.replace(/\/$/, '')}/clouddb.${format === 'json' ? 'json' : 'ts'}` : undefined
}

const olderNode = `Node ${process.versions.node} does not load TypeScript. Use Node 22.18 or newer for the other commands, or pull with --json.`

function titledList(title: string, lines: readonly string[]): string[] {
  return lines.length > 0 ? ['', title, ...lines.map((line) => `  ${line}`)] : []
}

/** Files that `pull` may have written. */
const ours = /^([a-z0-9-]+(\.pulled)?\.ts|clouddb(\.pulled)?\.json)$/

/** Looks at a folder before a pull, and refuses to put another project into it. `undefined`: it has no project. */
async function presentIn(folder: string, { settings, surroundings }: CommandRun): Promise<Present | undefined> {
  const isThere = await isFolder(folder)
  const names = isThere ? await presentNames(folder) : []
  const [file, other] = names
  if (file === undefined) return undefined
  if (other)
    refuseDeclaration(`${joined(names, 'and')} are both in ${folder}. Remove all but one, or name another folder.`)
  const isData = file.endsWith('.json')
  const path = join(folder, file)
  if (!(await lstat(path)).isFile())
    refuseDeclaration(`${path} is a link or a folder, and no file. Put a file in its place, or name another folder.`)
  if (isData !== (settings.format === 'json'))
    refuseDeclaration(
      `The project in ${folder} is ${file}. ${isData ? 'Say --json' : 'Leave --json out'}, or name another folder.`,
    )
  const texts = await textsIn(folder, file)
  const others = [...texts.keys()].filter((each) => each !== file && !each.includes('.pulled.'))
  const request = { file: path, name: path, others: others.map((each) => join(folder, each)), isStandalone: true }
  const { value, exports } = isData
    ? { value: await readProjectJson(path, path), exports: [] }
    : await loadModules(request, surroundings)
  if (!isRecord(value) || typeof value.project !== 'string' || !Array.isArray(value.objects)) {
    if (!isData) refuseDeclaration(`${path} exports no project. Export one, remove the file, or name another folder.`)
    return undefined
  }
  checkName(value.project, path, settings)
  const places = exports.map(({ file: from, name, value: declaration }): [Declaration, Export] => [
    declaration as Declaration,
    { name, path: relative(folder, from).replaceAll(sep, '/') },
  ])
  const declarations = places.filter(([declaration]) => isRecord(declaration))
  // A file may export what another one declares.
  const isDeclared = ([, { name, path: from }]: (typeof places)[number]) =>
    texts.get(from)?.includes(name === 'default' ? 'export default ' : `export const ${name} `) ?? false
  const ordered = declarations.reverse().sort((one, other) => Number(isDeclared(one)) - Number(isDeclared(other)))
  return { file, project: value as unknown as Project, texts, exports: new Map(ordered) }
}

function checkName(present: string, path: string, { project: wanted, as = 'project' }: Settings): void {
  if (present === (wanted ?? as)) return
  const subject = wanted === undefined ? 'what no project owns' : `project ${wanted}`
  refuseDeclaration(
    `${path} is project ${present}, and this is a pull of ${subject}. For project ${present} say --project ${present}, and --only <name> to add an object that nobody owns. Otherwise name another folder.`,
  )
}

async function isFolder(folder: string): Promise<boolean> {
  try {
    if ((await stat(folder)).isDirectory()) return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return false
    return refuseDeclaration(`${folder} cannot be read: ${fileErrorReason(error)}. Name another folder.`)
  }
  return refuseDeclaration(`${folder} is no folder. Name a folder.`)
}

async function presentNames(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error) =>
    refuseDeclaration(`${folder} cannot be read: ${fileErrorReason(error)}. Name another folder.`),
  )
  return projectFiles.filter((name) => names.includes(name))
}

/** Reads the files of a project, by their paths in the folder. */
async function textsIn(folder: string, file: string): Promise<Map<string, string>> {
  const texts = new Map<string, string>()
  for (const under of ['', 'dashboards', 'saved-searches']) {
    const entries = await readdir(join(folder, under), { withFileTypes: true }).catch(() => [])
    for (const entry of entries) {
      if (!entry.isFile() || !(ours.test(entry.name) || (!under && entry.name === file))) continue
      const path = under ? `${under}/${entry.name}` : entry.name
      const text = await readFile(join(folder, path), 'utf8').catch((error) =>
        refuseDeclaration(`${join(folder, path)} cannot be read: ${fileErrorReason(error)}.`),
      )
      texts.set(path, asWritten(text))
    }
  }
  return texts
}
