import { placeOf } from '../code/declarations.ts'
import { textOfReference } from '../code/references.ts'
import type { ObjectKind } from '../form/form.ts'
import { type Export, objectFile, type PulledFile, packageName, webhookBlock } from './files.ts'
import { bodyOf, isWhole, withHeader } from './header.ts'
import { identifierOf, reserved, slugOf, Unique } from './identifiers.ts'
import { keptSentences, type Merged, type Merging } from './merge.ts'
import { quoted } from './printer.ts'
import type { Pulled } from './pulled-object.ts'
import { blockOf, importOf, isPlain, withImport, withLine, withObjects } from './source-text.ts'
import { type Standing, withUnshown } from './standing.ts'

/** Returns the files of a project of TypeScript: one for each dashboard and saved search, for the webhooks, and for the project. */
export async function mergeTs(merging: Merging): Promise<Merged> {
  const folder = new TsFolder(merging)
  for (const object of merging.objects) if (object.live.kind === 'webhook') await folder.takeWebhook(object)
  for (const object of merging.objects) if (object.live.kind !== 'webhook') await folder.takeObject(object)
  return folder.complete()
}

const folders: Readonly<Partial<Record<ObjectKind, string>>> = {
  dashboard: 'dashboards',
  savedSearch: 'saved-searches',
}

const webhooksFile = 'webhooks.ts'

/** The files of a project while objects are taken into them. */
class TsFolder {
  readonly #merging: Merging
  readonly #present: ReadonlyMap<string, string>
  /** The code of files that change, without their first lines. */
  readonly #code = new Map<string, string>()
  readonly #files = new Map<string, string>()
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
    this.#paths = pathsOf(
      objects.filter((object) => !standings.has(object)),
      [...this.#present.keys()],
    )
  }

  async takeWebhook(object: Pulled): Promise<void> {
    const standing = this.#merging.standings.get(object)
    if (!standing) return this.#addWebhook(object)
    const place = this.#placeOf(standing, (path) => path === webhooksFile)
    const text = this.#codeOf(webhooksFile)
    const old = place && blockOf(text, place.name)
    const { code, functions } = webhookBlock(
      { ...withUnshown(object, standing.declaration), notes: [] },
      `${place?.name}`,
    )
    const isReplaced = old !== undefined && (await this.#isReplaced(standing, webhooksFile, old, code))
    const next = isReplaced
      ? withImport(
          text.replace(old, () => code),
          packageName,
          functions,
        )
      : undefined
    if (next !== undefined) this.#code.set(webhooksFile, next)
    else if (!standing.isSame) return this.#keep(object, standing, place)
    this.#add(standing, place && { name: place.name, path: webhooksFile })
  }

  #addWebhook(object: Pulled): void {
    const { form } = object.live
    if (!object.isDeclared && this.#merging.present) return
    const name = object.isDeclared ? this.#names.take(identifierOf(form.name, 'webhook')) : ''
    const { code, functions } = webhookBlock(object, name)
    const text = this.#codeOf(webhooksFile)
    const whole = text === '' ? `${code}\n` : `${text.trimEnd()}\n\n${code}\n`
    this.#code.set(webhooksFile, withImport(whole, packageName, functions) ?? `${whole}`)
    if (!object.isDeclared) return
    const made = { name, path: webhooksFile }
    this.#webhooks.set(textOfReference({ ref: 'webhook', service: `${form.body.service}`, name: form.name }), made)
    this.#added.push(made)
  }

  async takeObject(object: Pulled): Promise<void> {
    const { name, kind } = object.live.form
    const standing = this.#merging.standings.get(object)
    const made = (path: string) => ({ name: this.#names.take(identifierOf(name, kind)), path })
    if (!standing) {
      const path = this.#paths.get(object) as string
      if (!object.isDeclared && this.#merging.present) return
      this.#files.set(path, await withHeader(objectFile(object, this.#webhooks)))
      if (object.isDeclared) this.#added.push(made(path))
      return
    }
    const place = this.#placeOf(standing, (path, exported) => path !== webhooksFile && exported === 'default')
    const old = place && this.#codeOf(place.path)
    const next = objectFile(withUnshown(object, standing.declaration), this.#webhooks)
    if (place && old !== undefined && (await this.#isReplaced(standing, place.path, old, next)))
      this.#files.set(place.path, await withHeader(next))
    else if (!standing.isSame) return this.#keep(object, standing, place)
    this.#add(standing, place && made(place.path))
    await this.#removeCopy(this.#copyPath(object, place))
  }

  #placeOf({ declaration }: Standing, isOwn: (path: string, name: string) => boolean): Export | undefined {
    const place = this.#merging.present?.exports.get(declaration)
    return place && isOwn(place.path, place.name) ? place : undefined
  }

  #codeOf(path: string): string {
    return this.#code.get(path) ?? bodyOf(this.#present.get(path) ?? '')
  }

  /** True where nothing that somebody wrote is lost, or is to be lost. */
  async #isReplaced(standing: Standing, path: string, old: string, next: string): Promise<boolean> {
    const { isSame, isApplied, obstacle } = standing
    const isUntouched = await isWhole(this.#present.get(path) ?? '')
    if (obstacle !== undefined || (isSame && !isUntouched)) return false
    return this.#merging.force || isUntouched || (isApplied && isPlain(old, next))
  }

  /** Adds to the project what only a file has. */
  #add({ declaration }: Standing, place: Export | undefined): void {
    if (place && !this.#merging.members.has(declaration)) this.#added.push(place)
  }

  #copyPath({ live: { kind, form } }: Pulled, place: Export | undefined): string {
    const folder = folders[kind]
    const path = place?.path ?? (folder ? `${folder}/${slugOf(form.name, kind)}.ts` : webhooksFile)
    return path.replace(/\.ts$/, '.pulled.ts')
  }

  async #keep(object: Pulled, standing: Standing, place: Export | undefined): Promise<void> {
    const path = this.#copyPath(object, place)
    const note = 'Nothing imports this file. Take over what differs, and delete it.'
    const copy = { ...object, notes: [note, ...object.notes] }
    const others = this.#files.get(path)
    if (object.live.kind !== 'webhook') this.#files.set(path, await withHeader(objectFile(copy, this.#webhooks)))
    else {
      const { code, functions } = webhookBlock(copy, identifierOf(object.live.form.name, 'webhook'))
      const text = `${others ? bodyOf(others) : `${importOf(packageName, functions)}\n`}\n${code}\n`
      this.#files.set(path, await withHeader(text))
    }
    const where = place?.path ?? placeOf(standing.declaration) ?? this.#merging.present?.file
    this.#kept.push(...keptSentences(object, standing, where, path, place !== undefined))
  }

  async #removeCopy(path: string): Promise<void> {
    if (await isWhole(this.#present.get(path) ?? '')) this.#removed.push(path)
  }

  async complete(): Promise<Merged> {
    const { present, project } = this.#merging
    const file = present?.file ?? 'clouddb.ts'
    const text = present
      ? this.#codeOf(file)
      : `${importOf(packageName, ['project'])}\n\nexport default project(${quoted(project)}, [])\n`
    const next = this.#added.length > 0 ? this.#withAdded(text) : text
    if (next !== undefined) this.#code.set(file, next)
    else this.#kept.push(...this.#linesToAdd(file))
    for (const [path, code] of this.#code) {
      const before = this.#present.get(path)
      const isOwn = before === undefined || (await isWhole(before))
      const header = before?.slice(0, before.length - bodyOf(before).length) ?? ''
      this.#files.set(path, isOwn ? await withHeader(code) : header + code)
    }
    const files: PulledFile[] = [...this.#files].map(([path, code]) => ({ path, text: code }))
    return { files, removed: this.#removed.filter((path) => !this.#files.has(path)), kept: this.#kept }
  }

  /** Returns the file of the project with what it lacks. `undefined`: it is written in another way. */
  #withAdded(text: string): string | undefined {
    const isWebhook = ({ path }: Export) => path === webhooksFile
    const objects = this.#added.filter((each) => !isWebhook(each))
    const webhooks = this.#added.filter(isWebhook).map(({ name }) => name)
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

function importLine({ name, path }: Export): string {
  return path === webhooksFile ? importOf('./webhooks.ts', [name]) : `import ${name} from './${path}'`
}

/** Chooses the files. The older of two objects keeps the plain name, so that a new object does not rename files. */
function pathsOf(objects: readonly Pulled[], present: readonly string[]): Map<Pulled, string> {
  const taken = new Unique(present.map((path) => path.replace(/\.ts$/, '')))
  const byAge = objects.toSorted((one, other) => (one.live.id < other.live.id ? -1 : 1))
  const paths = new Map<Pulled, string>()
  for (const object of byAge) {
    const { kind, name } = object.live.form
    const folder = folders[kind]
    if (folder) paths.set(object, `${taken.take(`${folder}/${slugOf(name, folder.replace(/e?s$/, ''))}`, '-')}.ts`)
  }
  return paths
}
