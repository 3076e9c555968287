import { declarationPlace } from '../code/declarations.ts'
import { textOfReference } from '../code/references.ts'
import { objectKinds } from '../kinds.ts'
import { type Export, objectFile, packageName, webhookBlock } from './declaration-code.ts'
import { codeOfText } from './printer.ts'
import { keptSentences, type Merged, type Merging, type Standing, withUnshown } from './project-files.ts'
import type { Note, Pulled } from './pulled-object.ts'
import {
  blockOf,
  functionBody,
  identifierOf,
  importOf,
  isPlainExpression,
  isWhole,
  reserved,
  slugOf,
  Unique,
  withHeader,
  withImport,
  withLine,
  withObjects,
} from './source-text.ts'

/** Returns the files of a project of TypeScript: one for each dashboard and saved search, for the webhooks, and for the project. */
export async function mergeTs(merging: Merging): Promise<Merged> {
  const folder = new TsFolder(merging)
  // The others name webhooks, which come first.
  for (const object of merging.objects) await folder.take(object)
  return folder.complete()
}

const webhooksFile = 'webhooks.ts'

/** The files of a project while objects are taken into them. */
class TsFolder {
  readonly #merging: Merging
  readonly #present: ReadonlyMap<string, string>
  /** The code of files that change, without their first lines. */
  readonly #code = new Map<string, string>()
  readonly #removed: string[] = []
  readonly #kept: string[] = []
  /** What the file of the project lacks. */
  readonly #added: Export[] = []
  /** The constants of webhooks, by the references that stand for them. */
  readonly #webhooks = new Map<string, Export>()
  readonly #names: Unique
  readonly #paths: ReadonlyMap<Pulled, string>

  constructor(merging: Merging) {
    const { present, objects, standings } = merging
    this.#merging = merging
    this.#present = present?.texts ?? new Map()
    for (const [declaration, place] of present?.exports ?? [])
      if ('webhook' in declaration && place.path === webhooksFile) {
        const { service, name } = declaration.webhook
        this.#webhooks.set(textOfReference({ ref: 'webhook', service, name }), place)
      }
    const texts = [present?.file ?? '', webhooksFile].map((path) => this.#present.get(path) ?? '')
    this.#names = new Unique([...reserved, ...texts.join(' ').split(/[^\w$]+/)])
    const added = objects.filter((object) => !standings.has(object))
    this.#paths = pathsOf(added, [...this.#present.keys()])
  }

  async take(object: Pulled): Promise<void> {
    const { standings, present, members } = this.#merging
    const { kind, form } = object.live
    const standing = standings.get(object)
    if (!standing) return this.#create(object)
    const isWebhook = kind === 'webhook'
    const exported = present?.exports.get(standing.declaration)
    const isOwn = exported && (isWebhook ? exported.path === webhooksFile : this.#hasOnly(exported))
    const place = isOwn ? exported : undefined
    const text = place ? this.#codeOf(place.path) : ''
    const old = place && isWebhook ? blockOf(text, place.name) : text
    const whole = withUnshown(object, standing.declaration)
    const next = isWebhook ? webhookBlock({ ...whole, notes: [] }, `${place?.name}`) : objectFile(whole, this.#webhooks)
    if (place && old !== undefined && (await this.#isReplaced(standing, place.path, old, next)))
      this.#code.set(
        place.path,
        text.replace(old, () => next),
      )
    else if (!standing.isSame) return this.#keep(object, standing, place)
    if (place && !members.has(standing.declaration))
      this.#added.push(isWebhook ? place : { ...place, name: this.#names.take(identifierOf(form.name, kind)) })
    const copy = copyPath(object, place)
    if (await isWhole(this.#present.get(copy) ?? '')) this.#removed.push(copy)
  }

  /** True for the object of a file that exports nothing else, which other files would miss. */
  #hasOnly({ name, path }: Export): boolean {
    return name === 'default' && !/^export (?!default)/m.test(this.#codeOf(path))
  }

  #create(object: Pulled): void {
    const { kind, name, body } = object.live.form
    const isDeclared = object.problem === undefined
    if (!isDeclared && this.#merging.present) return
    const path = this.#paths.get(object) ?? webhooksFile
    const constant = isDeclared ? this.#names.take(identifierOf(name, kind)) : ''
    if (kind === 'webhook') this.#append(path, webhookBlock(object, constant))
    else this.#code.set(path, objectFile(object, this.#webhooks))
    if (!isDeclared) return
    const made = { name: constant, path }
    this.#added.push(made)
    if (kind === 'webhook') this.#webhooks.set(textOfReference({ ref: kind, service: `${body.service}`, name }), made)
  }

  #codeOf(path: string): string {
    return this.#code.get(path) ?? functionBody(this.#present.get(path) ?? '')
  }

  #append(path: string, block: string): void {
    const before = this.#codeOf(path).trimEnd()
    this.#code.set(path, `${before}${before && '\n\n'}${block}\n`)
  }

  /** True where nothing that somebody wrote is lost, or is to be lost. */
  async #isReplaced({ isSame, isApplied, isUnmarked, obstacle }: Standing, path: string, old: string, next: string) {
    if (obstacle !== undefined || isSame) return false
    const isUntouched = await isWhole(this.#present.get(path) ?? '')
    return (
      this.#merging.force || (isUntouched && (isApplied || isUnmarked)) || (isApplied && isPlainExpression(old, next))
    )
  }

  #keep(object: Pulled, standing: Standing, place: Export | undefined): void {
    const path = copyPath(object, place)
    const note: Note = { about: 'loss', text: 'Nothing imports this file. Take over what differs, and delete it.' }
    const copy = { ...object, notes: [note, ...object.notes] }
    if (object.live.kind !== 'webhook') this.#code.set(path, objectFile(copy, this.#webhooks))
    else {
      if (!this.#code.has(path)) this.#code.set(path, '')
      this.#append(path, webhookBlock(copy, identifierOf(object.live.form.name, 'webhook')))
    }
    const where = place?.path ?? declarationPlace(standing.declaration) ?? this.#merging.present?.file
    this.#kept.push(...keptSentences(object, standing, where, path, place !== undefined))
  }

  async complete(): Promise<Merged> {
    const { present, project } = this.#merging
    const file = present?.file ?? 'clouddb.ts'
    const start = `${importOf(packageName, ['project'])}\n\nexport default project(${codeOfText(project)}, [])\n`
    const whole = this.#withAdded(present ? this.#codeOf(file) : start)
    if (whole === undefined) this.#kept.push(...this.#linesToAdd(file))
    else this.#code.set(file, whole)
    const files = [...this.#code].map(async ([path, code]) => ({ path, text: await this.#finished(path, code) }))
    return {
      files: await Promise.all(files),
      removed: this.#removed.filter((path) => !this.#code.has(path)),
      kept: this.#kept,
    }
  }

  /** Adds the imports of webhooks, and the first line of a file that is written as a whole. */
  async #finished(path: string, code: string): Promise<string> {
    const { present } = this.#merging
    const called = ['secret', 'webhook'].filter((name) => code.includes(`${name}(`))
    const isWebhooks = path.startsWith('webhooks.') && called.length > 0
    const text = (isWebhooks ? withImport(code, packageName, called) : undefined) ?? code
    const before = this.#present.get(path)
    const isShared = path === webhooksFile || path === present?.file
    if (before === undefined || !isShared || (await isWhole(before))) return withHeader(text)
    return before.slice(0, before.length - functionBody(before).length) + text
  }

  /** Returns the file of the project with what it lacks. `undefined`: it is written in another way. */
  #withAdded(text: string): string | undefined {
    if (this.#added.length === 0) return text
    const webhooks = this.#added.filter(({ path }) => path === webhooksFile).map(({ name }) => name)
    const objects = this.#added.filter(({ path }) => path !== webhooksFile)
    const sorted = objects.toSorted((one, other) => (one.path < other.path ? -1 : 1))
    const imported = sorted.reduce((code, each) => withLine(code, importLine(each)), text)
    const whole = webhooks.length > 0 ? withImport(imported, './webhooks.ts', webhooks) : imported
    return whole && withObjects(whole, [...webhooks, ...objects.map(({ name }) => name)])
  }

  #linesToAdd(file: string): string[] {
    const names = this.#added.map(({ name }) => name).join(', ')
    return [
      `${file} is not a list of constants, so that pull cannot add to it. Import these, and add ${names} to its objects:`,
      ...this.#added.map((each) => `  ${importLine(each)}`),
    ]
  }
}

/** The file that shows an object of the deployment beside the one that stays. */
function copyPath({ live: { kind, form } }: Pulled, place: Export | undefined): string {
  const { folder } = objectKinds[kind]
  const path = place?.path ?? (folder ? `${folder}/${slugOf(form.name, kind)}.ts` : webhooksFile)
  return path.replace(/\.ts$/, '.pulled.ts')
}

function importLine({ name, path }: Export): string {
  return path === webhooksFile ? importOf('./webhooks.ts', [name]) : `import ${name} from './${path}'`
}

/** Chooses the files. The older of two objects keeps the plain name, so that a new object does not rename files. */
function pathsOf(objects: readonly Pulled[], present: readonly string[]): Map<Pulled, string> {
  const taken = new Unique(present.map((path) => path.replace(/\.ts$/, '')))
  const paths = new Map<Pulled, string>()
  for (const object of objects.toSorted((one, other) => (one.live.id < other.live.id ? -1 : 1))) {
    const { kind, name } = object.live.form
    const { folder } = objectKinds[kind]
    if (folder) paths.set(object, `${taken.take(`${folder}/${slugOf(name, folder.replace(/e?s$/, ''))}`, '-')}.ts`)
  }
  return paths
}
