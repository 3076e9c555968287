import { isRecord } from '@clouddb/document/openapi'
import { isObjectReference, toPortable } from '../code/references.ts'
import type { ApiName, Data } from '../document/api-documents.ts'
import { type ObjectKind, objectKinds } from '../kinds.ts'
import { CodeError } from './code-error.ts'
import { describeValue } from './form.ts'
import { tagPrefixes } from './marks.ts'
import {
  alertMistakes,
  alertPath,
  alertPlace,
  expectedWebhook,
  type RequestMistake,
  requestMistakes,
} from './request-mistakes.ts'
import { canBeWatched, watchable } from './watchable.ts'

/** A tile of a dashboard, or what stands for one in a saved search. */
interface ReadPart extends Data {
  readonly alerts: readonly Data[]
  readonly was: readonly string[]
}

/** An object without what its kind does not have, as far as it could be read. */
interface ReadObject {
  readonly own: Data
  readonly parts: readonly ReadPart[]
  readonly was: readonly string[]
  readonly tags: readonly string[] | undefined
}

/** Reads the form that files have beside requests. Collects the mistakes, each with its path, so that one run names all. */
export class FormMistakes {
  readonly #found: { readonly path: string; readonly text: string }[] = []
  readonly #kind: ObjectKind
  readonly #api: ApiName

  constructor(kind: ObjectKind, api: ApiName) {
    this.#kind = kind
    this.#api = api
  }

  /** Throws the mistakes together with what the document forbids in the rest of the object. */
  read(code: Data, unknown: ReadonlyMap<string, string>): ReadObject {
    const object = this.#object(code)
    if (this.#found.length > 0) throw new CodeError(this.#sentences(object, code, unknown))
    return object
  }

  #object(code: Data): ReadObject {
    const kind = this.#kind
    const { was = [], tags, ...fields } = code
    const { name, pulled } = fields
    if (pulled !== undefined && !/^[0-9a-f]{7}\.[0-9a-f]{8}$/.test(`${pulled}`))
      this.#add(
        'pulled',
        `\`pulled\` is what \`pull\` writes, and no file changes it; got ${JSON.stringify(pulled)}. Remove it.`,
      )
    if (typeof name !== 'string' || name.trim() !== name || name === '')
      this.#add(
        'name',
        `A ${objectKinds[kind].title} needs a name without blanks at its ends; got ${JSON.stringify(name)}.`,
      )
    const { contents: inside = '' } = objectKinds[kind]
    const { [inside]: contents, ...own } = fields
    if (kind === 'dashboard' && 'alerts' in own)
      this.#add('alerts', 'The alerts of a dashboard stand in its tiles. Move `alerts` into the tile that they watch.')
    const parts =
      kind === 'dashboard'
        ? this.#objects(contents, 'tiles').map((tile, index) => this.#part(tile, `tiles[${index}]`))
        : kind === 'savedSearch'
          ? [this.#part({ alerts: contents }, '')]
          : []
    return { own, parts, was: this.#texts(was, 'was'), tags: tags === undefined ? undefined : this.#tags(tags) }
  }

  #sentences(object: ReadObject, code: Data, unknown: ReadonlyMap<string, string>): string[] {
    const isInside = (path: string, other: string) => `${path}.`.startsWith(`${other}.`) || path.startsWith(`${other}[`)
    const others = this.#forbidden(object, code).filter(({ path }) => !unknown.has(path))
    const explained = others.filter(({ meant }) => meant !== undefined).map(pathMeant)
    const own = this.#found.filter(({ path }) => !explained.includes(path))
    const rest = others.filter(({ at }) => !own.some((found) => isInside(at, found.path)))
    const sentences = rest.map(({ at, reason, isSaid, meant }) => {
      const cure = meant === undefined ? '' : `. Do you mean ${meant}?`
      return `${at}${isSaid ? ':' : ''} ${reason}${cure}`
    })
    return [...own.map(({ text }) => text), ...sentences]
  }

  #forbidden({ own, parts }: ReadObject, code: Data): RequestMistake[] {
    const [kind, api] = [this.#kind, this.#api]
    const { pulled: _, ...fields } = own
    const tiles = parts.map(({ alerts: _a, was: _w, ...part }) => toPortable(part))
    const request = {
      ...toPortable(fields),
      ...(code.tags === undefined ? {} : { tags: code.tags }),
      ...(Array.isArray(code.tiles) ? { tiles } : {}),
    }
    const inAlerts = parts.flatMap(({ alerts }, part) =>
      alerts.flatMap((alert, index) => {
        const { mistakes } = alertMistakes({ ...toPortable(alert), ...parentsOfAlert(kind) }, api)
        return mistakes.map((mistake) => ({ ...mistake, at: alertPath(alertPlace(kind, part, index), mistake.at) }))
      }),
    )
    return [...requestMistakes(kind, request, api).mistakes, ...inAlerts]
  }

  #add(path: string, text: string): void {
    this.#found.push({ path, text })
  }

  #part({ alerts = [], was = [], ...part }: Data, path: string): ReadPart {
    const at = (name: string) => (path === '' ? name : `${path}.${name}`)
    const listed = this.#objects(alerts, at('alerts'))
    for (const [index, alert] of listed.entries()) this.#checkAlert(alert, `${at('alerts')}[${index}]`)
    if (listed.length > 0) this.#checkWatched(part, path)
    return { ...part, alerts: listed, was: this.#texts(was, at('was')) }
  }

  #objects(value: unknown, path: string): Data[] {
    if (!Array.isArray(value)) {
      this.#add(path, `\`${path}\` must be a list of objects.`)
      return []
    }
    for (const [index, item] of value.entries())
      if (!isRecord(item))
        this.#add(`${path}[${index}]`, `\`${path}\` must be a list of objects. \`${path}[${index}]\` is none.`)
    return value.map((item) => (isRecord(item) ? item : {}))
  }

  #texts(value: unknown, path: string): string[] {
    if (Array.isArray(value) && value.every((item) => typeof item === 'string')) return value
    this.#add(path, `\`${path}\` must be a list of texts.`)
    return []
  }

  #tags(tags: unknown, path = 'tags'): readonly string[] {
    const texts = this.#texts(tags, path)
    const own = texts.find((tag) => tagPrefixes.some((prefix) => tag.startsWith(prefix)))
    if (own) this.#add(path, `The tag ${JSON.stringify(own)} belongs to this tool. Remove it.`)
    return [...new Set(texts)]
  }

  #checkAlert({ channels, tags = [] }: Data, path: string): void {
    this.#tags(tags, `${path}.tags`)
    const listed = Array.isArray(channels) ? channels : []
    if (listed.length === 0)
      this.#add(`${path}.channels`, `\`${path}\`: An alert needs \`channels\`, a list of webhooks.`)
    for (const [index, channel] of listed.entries())
      if (!isRecord(channel) || (!isObjectReference(channel) && typeof channel.type !== 'string')) {
        const at = `${path}.channels[${index}]`
        this.#add(at, `${at} is ${describeValue(channel)}; expected ${expectedWebhook(channel)}.`)
      }
  }

  /** Refuses alerts that servers take after the tile that they watch is written, or lose with the next update of the tile. */
  #checkWatched({ name, config }: Data, path: string): void {
    const { displayType, configType, sqlTemplate } = isRecord(config) ? config : {}
    const tile = `\`${path}\`: Tile ${JSON.stringify(name)}`
    if (!canBeWatched(config))
      this.#add(
        `${path}.alerts`,
        `${tile} is a ${displayType}, which no alert can watch: servers delete it later. Use one of ${[...watchable].join(', ')}.`,
      )
    // A number needs none. Servers do not look into some macros.
    if (configType === 'sql' && displayType !== 'number' && !/interval|\$__/.test(`${sqlTemplate}`))
      this.#add(
        `${path}.config.sqlTemplate`,
        `${tile} has SQL without an interval, which an alert needs. Use a macro such as $__timeInterval.`,
      )
  }
}

/** The path of the field that a misspelt one stands for. */
const pathMeant = ({ at, meant }: RequestMistake): string => at.replace(/[^.]+$/, (name) => meant ?? name)

/** The parents of an alert are known when it is sent. Until then, tokens stand in their place. */
export function parentsOfAlert(kind: ObjectKind): Data {
  return kind === 'dashboard'
    ? { source: 'tile', dashboardId: 'parent', tileId: 'parent' }
    : { source: 'saved_search', savedSearchId: 'parent' }
}
