import { type Declaration, dataOf } from '../code/declarations.ts'
import { copyWith } from '../code/plain-data.ts'
import { isObjectReference, isSecret, type NamedReference, source, textOfReference } from '../code/references.ts'
import type { ObjectKind } from '../kinds.ts'
import { Code, codeOfText, print, printComment, printExpanded, printList } from './printer.ts'
import type { Pulled } from './pulled-object.ts'
import { identifierOf, reserved, Unique } from './source-text.ts'

/** A file of a project. */
export interface PulledFile {
  /** From the folder of the project: `dashboards/checkout.ts`. */
  readonly path: string
  readonly text: string
}

export const packageName: string = '@clouddb/as-code'

/** A constant of a file that another file imports. */
export interface Export {
  readonly name: string
  readonly path: string
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
  #coded(data: unknown): unknown {
    return copyWith(data, (value) => {
      if (isObjectReference(value)) return 'id' in value ? value : this.#constant(value)
      return isSecret(value) ? new Code(`${this.#use('secret')}(${codeOfText(value.secret)})`) : undefined
    })
  }

  #constant(reference: NamedReference): Code {
    const text = textOfReference(reference)
    const webhook = this.#exports.get(text)
    if (webhook) {
      this.#webhooks.add(webhook.name)
      return new Code(webhook.name)
    }
    const constant = this.#constants.get(text) ?? {
      name: this.#names.take(identifierOf(reference.name, reference.ref)),
      code: this.#codeOf(reference),
    }
    this.#constants.set(text, constant)
    return new Code(constant.name)
  }

  #codeOf(reference: NamedReference): string {
    const name = codeOfText(reference.name)
    if (reference.ref === 'webhook') return `${this.#use('existingWebhook')}(${codeOfText(reference.service)}, ${name})`
    if (reference.ref === 'connection') return `${this.#use('connection')}(${name})`
    if (reference.ref === 'dashboard') return `${this.#use('dashboardNamed')}(${name})`
    // The kinds of newer servers have no function.
    return Object.hasOwn(source, reference.kind)
      ? `${this.#use('source')}.${reference.kind}(${name})`
      : print({ ...reference })
  }

  #use(name: string): string {
    this.#functions.add(name)
    return name
  }
}

/** Returns the code of a file with one object. */
export function objectFile({ declaration, notes }: Pulled, exports: ReadonlyMap<string, Export>): string {
  const scope = new Scope(exports)
  const call = scope.call(declaration)
  return `${scope.head()}\n\n${commentsOf(notes.map(({ text }) => text))}export default ${call}\n`
}

/** Returns the code of a webhook among others. */
export function webhookBlock({ declaration, notes, live: { form }, problem }: Pulled, name: string): string {
  const texts = notes.map(({ text }) => text)
  if (problem !== undefined) return commentsOf([`webhook ${JSON.stringify(form.name)}`, ...texts]).trimEnd()
  return `${commentsOf(texts)}export const ${name} = ${new Scope(new Map()).call(declaration)}`
}

function commentsOf(notes: readonly string[]): string {
  return notes.map((note) => `${printComment(note.charAt(0).toUpperCase() + note.slice(1))}\n`).join('')
}
