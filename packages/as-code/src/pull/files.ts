import { type Declaration, dataOf } from '../code/declarations.ts'
import { isReference, isSecret, type NamedReference, type Reference, textOfReference } from '../code/references.ts'
import { isObject } from '../document/walk.ts'
import type { ObjectKind } from '../form/form.ts'
import { withHeader } from './header.ts'
import { identifierOf, reserved, slugOf, Unique } from './identifiers.ts'
import { Code, print, printComment, printExpanded, printJson, printList, quoted } from './printer.ts'
import type { Pulled } from './pulled-object.ts'

/** A file of a project. */
export interface PulledFile {
  /** From the folder of the project: `dashboards/checkout.ts`. */
  readonly path: string
  readonly text: string
}

const packageName = '@clouddb/as-code'

/** Returns a project as one file of data. */
export function jsonFile(project: string, objects: readonly Pulled[]): PulledFile {
  const declared = objects.filter(({ isDeclared }) => isDeclared).map(({ declaration }) => declaration)
  return { path: 'clouddb.json', text: printJson({ project, objects: declared }) }
}

/** A constant of a file that another file imports. */
interface Export {
  readonly name: string
  readonly path: string
}

/** Returns a project as files of TypeScript: one for each dashboard and saved search, for the webhooks, and for the project. */
export async function tsFiles(project: string, objects: readonly Pulled[]): Promise<PulledFile[]> {
  const names = new Unique(reserved)
  const hooks = webhooksFile(
    objects.filter(({ live }) => live.kind === 'webhook'),
    names,
  )
  const paths = pathsOf(objects)
  const files: PulledFile[] = hooks.text ? [{ path: 'webhooks.ts', text: hooks.text }] : []
  const exports: Export[] = []
  for (const [object, path] of paths) {
    files.push({ path, text: objectFile(object, hooks.exports) })
    if (!object.isDeclared) continue
    const { name, kind } = object.live.form
    exports.push({ name: names.take(identifierOf(name, kind)), path })
  }
  files.push({ path: 'clouddb.ts', text: projectFile(project, [...hooks.exports.values()], exports) })
  return Promise.all(files.map(async ({ path, text }) => ({ path, text: await withHeader(text) })))
}

const folders: Readonly<Partial<Record<ObjectKind, string>>> = {
  dashboard: 'dashboards',
  savedSearch: 'saved-searches',
}

/** Chooses the files. The older of two objects keeps the plain name, so that a new object does not rename files. */
function pathsOf(objects: readonly Pulled[]): Map<Pulled, string> {
  const taken = new Unique()
  const byAge = [...objects].sort((one, other) => (one.live.id < other.live.id ? -1 : 1))
  const paths = new Map<Pulled, string>()
  for (const object of byAge) {
    const { kind, name } = object.live.form
    const folder = folders[kind]
    if (folder) paths.set(object, `${taken.take(`${folder}/${slugOf(name, folder.replace(/e?s$/, ''))}`, '-')}.ts`)
  }
  return new Map(objects.flatMap((object) => (paths.has(object) ? [[object, paths.get(object) as string]] : [])))
}

/** The code of one file: what it imports, and the constants at its top. */
class Scope {
  readonly #functions = new Set<string>()
  readonly #webhooks = new Set<string>()
  readonly #constants = new Map<string, { readonly name: string; readonly code: string }>()
  readonly #names: Unique
  readonly #exports: ReadonlyMap<string, Export>

  constructor(exports: ReadonlyMap<string, Export>) {
    this.#exports = exports
    this.#names = new Unique([...reserved, ...[...exports.values()].map(({ name }) => name)])
  }

  /** Returns a declaration as a call of its function. */
  call(declaration: Declaration): string {
    const [kind] = Object.keys(declaration) as [ObjectKind]
    return `${this.#use(kind)}(${printExpanded(this.#coded(dataOf(declaration)) as object)})`
  }

  head(): string {
    const lines = [printList('import {', [...this.#functions].sort(), `} from '${packageName}'`)]
    if (this.#webhooks.size > 0)
      lines.push(printList('import {', [...this.#webhooks].sort(), "} from '../webhooks.ts'"))
    const constants = [...this.#constants.values()].map(({ name, code }) => `const ${name} = ${code}`)
    if (constants.length > 0) lines.push('', ...constants)
    return lines.join('\n')
  }

  /** Replaces references and secrets by code. */
  #coded(value: unknown): unknown {
    if (isReference(value)) return 'id' in (value as Reference) ? value : this.#constant(value as NamedReference)
    if (isSecret(value)) return new Code(`${this.#use('secret')}(${quoted(value.secret)})`)
    if (Array.isArray(value)) return value.map((item) => this.#coded(item))
    if (!isObject(value)) return value
    return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, this.#coded(member)]))
  }

  #constant(reference: NamedReference): Code {
    const text = textOfReference(reference)
    const webhook = this.#exports.get(text)
    if (webhook) {
      this.#webhooks.add(webhook.name)
      return new Code(webhook.name)
    }
    const found = this.#constants.get(text) ?? {
      name: this.#names.take(identifierOf(reference.name, reference.ref)),
      code: this.#codeOf(reference),
    }
    this.#constants.set(text, found)
    return new Code(found.name)
  }

  #codeOf(reference: NamedReference): string {
    const name = quoted(reference.name)
    if (reference.ref === 'webhook') return `${this.#use('existingWebhook')}(${quoted(reference.service)}, ${name})`
    if (reference.ref === 'connection') return `${this.#use('connection')}(${name})`
    if (reference.ref === 'dashboard') return `${this.#use('dashboardNamed')}(${name})`
    // The kinds of newer servers have no function.
    return /^(log|trace|metric|session|promql)$/.test(reference.kind)
      ? `${this.#use('source')}.${reference.kind}(${name})`
      : print({ ...reference })
  }

  #use(name: string): string {
    this.#functions.add(name)
    return name
  }
}

function objectFile({ declaration, notes }: Pulled, exports: ReadonlyMap<string, Export>): string {
  const scope = new Scope(exports)
  const call = scope.call(declaration)
  return `${scope.head()}\n\n${commentsOf(notes)}export default ${call}\n`
}

function commentsOf(notes: readonly string[]): string {
  return notes.map((note) => `${printComment(note.charAt(0).toUpperCase() + note.slice(1))}\n`).join('')
}

/** Returns the file of all webhooks, and its constants by the references that stand for them. */
function webhooksFile(
  webhooks: readonly Pulled[],
  names: Unique,
): { readonly text: string; readonly exports: ReadonlyMap<string, Export> } {
  const exports = new Map<string, Export>()
  const scope = new Scope(exports)
  const blocks = webhooks.map(({ declaration, notes, isDeclared, live: { form } }) => {
    const service = `${form.body.service}`
    if (!isDeclared) return commentsOf([`webhook ${JSON.stringify(form.name)}`, ...notes]).trimEnd()
    const name = names.take(identifierOf(form.name, 'webhook'))
    exports.set(textOfReference({ ref: 'webhook', service, name: form.name }), { name, path: 'webhooks.ts' })
    return `${commentsOf(notes)}export const ${name} = ${scope.call(declaration)}`
  })
  return { text: blocks.length > 0 ? `${[scope.head(), ...blocks].join('\n\n')}\n` : '', exports }
}

function projectFile(project: string, webhooks: readonly Export[], objects: readonly Export[]): string {
  const imports = [
    `import { project } from '${packageName}'`,
    ...[...objects]
      .sort((one, other) => (one.path < other.path ? -1 : 1))
      .map(({ name, path }) => `import ${name} from './${path}'`),
  ]
  const hooks = webhooks.map(({ name }) => name)
  if (hooks.length > 0) imports.push(printList('import {', [...hooks].sort(), "} from './webhooks.ts'"))
  const list = printList(
    `export default project(${quoted(project)}, [`,
    [...hooks, ...objects.map(({ name }) => name)],
    '])',
  )
  return `${imports.join('\n')}\n\n${list}\n`
}
