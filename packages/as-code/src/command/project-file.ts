import { existsSync, statSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { extname, resolve } from 'node:path'
import { SHARE_ENV, Worker } from 'node:worker_threads'
import { joined, suggestion } from '@clouddb/command'
import { isRecord } from '@clouddb/document/openapi'
import { type Project, setPlace } from '../code/declarations.ts'
import { valuesIn } from '../code/plain-data.ts'
import { CodeError, refuseDeclaration } from '../form/code-error.ts'
import type { LoadAnswer, LoadRequest } from './project-worker.ts'
import type { Surroundings } from './surroundings.ts'

type Loaded = Exclude<LoadAnswer, { readonly problems: readonly string[] }>

/** After these milliseconds a file that is still being loaded is named. */
const patience = 10_000

/** Loads modules in a worker, which ends with it. What they print goes to `stderr`. */
export function loadModules(request: LoadRequest, { stderr }: Pick<Surroundings, 'stderr'>): Promise<Loaded> {
  const entry = new URL(`./project-worker${extname(import.meta.url)}`, import.meta.url)
  const worker = new Worker(entry, { workerData: request, env: SHARE_ENV, stdout: true, stderr: true })
  for (const stream of [worker.stdout, worker.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => stderr.write(text))
  const { name } = request
  const slow = setTimeout(() => stderr.write(`as-code: ${name} is still being loaded.\n`), patience)
  const loaded = new Promise<Loaded>((resolve, reject) => {
    const refuse = (...problems: readonly string[]) => reject(new CodeError(problems))
    worker.once('message', (answer: LoadAnswer) => {
      if ('problems' in answer) return refuse(...answer.problems)
      for (const [object, place] of answer.places) setPlace(object, place)
      resolve(answer)
    })
    worker.once('error', reject)
    worker.once('exit', () =>
      refuse(`${name}: it ends the process before it has exported a project. Remove process.exit().`),
    )
  })
  return loaded.finally(() => {
    clearTimeout(slow)
    return worker.terminate()
  })
}

/** The names that the file of a project has without an argument. */
export const projectFiles = ['clouddb.ts', 'clouddb.mts', 'clouddb.js', 'clouddb.mjs', 'clouddb.json']
const extensions = ['.ts', '.mts', '.js', '.mjs', '.cjs', '.json']

/** Loads the project of a file. */
export async function loadProject(name: string, folder: string, surroundings: Pick<Surroundings, 'stderr'>) {
  const file = resolve(folder, name)
  const present = statSync(file, { throwIfNoEntry: false })
  if (!present) refuseDeclaration(`${name}: there is no such file. Name the file of the project.`)
  if (present.isDirectory()) refuseDeclaration(`${name} is a folder. Name the file of the project in it.`)
  if (!present.isFile()) refuseDeclaration(`${name} is no file. Name the file of the project.`)
  if (!extensions.includes(extname(file)))
    refuseDeclaration(`${name}: a project is a file of the kind ${joined(extensions)}. Rename it.`)
  const isData = extname(file) === '.json'
  const { value } = isData
    ? { value: await readProjectJson(file, name) }
    : await loadModules({ file, name, others: [] }, surroundings)
  return checked(value, name, isData)
}

/** Returns the file of the project that stands in a folder. */
export function defaultFileIn(folder: string): string {
  const present = projectFiles.filter((name) => existsSync(resolve(folder, name)))
  if (present.length > 1)
    refuseDeclaration(
      `${joined(present, 'and')} are both in this folder. Say which one is the project: plan ${present[0]}, for example.`,
    )
  return (
    present[0] ??
    refuseDeclaration(
      `There is no ${joined(projectFiles)} in ${folder}. Write one, or name the file: plan path/to/file.ts.`,
    )
  )
}

/** Reads a file of JSON. Messages name the line where it is wrong. */
export async function readProjectJson(file: string, name: string): Promise<unknown> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) =>
    refuseDeclaration(
      error.code === 'ENOENT'
        ? `${name}: there is no such file. Name one that is there.`
        : `${name} cannot be read: ${error.code ?? error.message}. Name another file.`,
    ),
  )
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch (error) {
    const { message } = error as Error
    const position = /at position (\d+)/.exec(message)?.[1]
    const line = position === undefined ? '' : `:${text.slice(0, Number(position)).split('\n').length}`
    const reason = message.replace(/ in JSON at position.*| ?\(line.*|, "?\.\.\..*$|, ".*" is not valid JSON$/s, '')
    return refuseDeclaration(
      `${name}${line}: it is not JSON: ${text.trim() === '' ? 'it is empty' : reason}. Correct it.`,
    )
  }
}

const wanted = "project('name', [...])"

/** Returns what a file exports as a project, and notes where its objects stand. */
function checked(value: unknown, name: string, isData: boolean): Project {
  const subject = isData ? 'the file' : 'the default export'
  const form = isData ? '{ "project": "name", "objects": [...] }' : `what ${wanted} returns`
  if (!isRecord(value)) refuseDeclaration(`${name}: ${subject} is ${typeWord(value)}. Expected ${form}.`)
  const known = ['project', 'objects', '$schema']
  const unknown = Object.keys(value).find((key) => !known.includes(key))
  if (unknown !== undefined && !('project' in value && 'objects' in value && !isData))
    refuseDeclaration(
      `${name}: ${subject} has the unknown field "${unknown}".${suggestion(unknown, known)} Expected ${form}.`,
    )
  setPlace(value, name)
  if (Array.isArray(value.objects)) {
    // Also of the webhooks that stand in it. Those that functions declared have a line.
    for (const [index, object] of value.objects.entries())
      for (const each of valuesIn(object)) if (isRecord(each)) setPlace(each, `${name}: objects[${index}]`)
  }
  return value as unknown as Project
}

function typeWord(value: unknown): string {
  if (value === null || value === undefined) return `${value}`
  if (Array.isArray(value)) return 'a list'
  return `a ${typeof value}`
}
