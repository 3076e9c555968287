import type { Deployment } from '../apis.ts'
import { html, type Markup } from '../markup.ts'
import { deploymentWords } from './references.ts'
import type { Part, Piece, Shape } from './shape.ts'

/** Where a field is: its anchor with the names of fields only, and the one with the kinds of unions as well. */
interface Place {
  readonly short: string
  readonly full: string
  /** The schemas around it, with the anchors of their fields. */
  readonly above: ReadonlyMap<string, string>
}

/**
 * Writes the fields of a page as nested lists. Each field has an anchor: `body-tiles-config-where`. If several kinds of a
 * union have a field of this name, the anchor of the later ones names the kind: `body-tiles-config-is-search-where`.
 */
export class FieldLists {
  readonly #anchors = new Set<string>()
  /** The anchors of the parts that were listed, by their content. Absent if each part is listed wherever it occurs. */
  readonly #listed: Map<string, string> | undefined

  /** @param listing `once` refers to equal parts further up. It is for texts, in which nothing unfolds. */
  constructor(listing: 'everywhere' | 'once' = 'everywhere') {
    this.#listed = listing === 'once' ? new Map() : undefined
  }

  /**
   * The parts of a value as HTML.
   *
   * @param name The beginning of the anchors.
   */
  list(shape: Shape, name: string): Markup {
    return this.#parts(shape, { short: name, full: name, above: new Map() })
  }

  #parts(shape: Shape, place: Place): Markup {
    const { name, again, fields, kinds, by } = shape
    if (again) return reference(place.above.get(name ?? '') ?? '')
    const content = this.#listed && fields.length + kinds.length > 2 ? JSON.stringify(shape) : undefined
    const listed = content && this.#listed?.get(content)
    if (listed) return reference(listed)
    if (content) this.#listed?.set(content, place.full)
    const above = name === undefined ? place.above : new Map([...place.above, [name, place.short]])
    const inside = { ...place, above }
    const list = fields.length > 0 && html`<ul class="fields">${fields.map((field) => this.#field(field, inside))}</ul>`
    return html`${list}${kinds.length > 0 && this.#kinds(kinds, by, inside)}`
  }

  #field({ name, in: only, head, words, isList, inside }: Part, { short, full, above }: Place): Markup {
    const word = name.replaceAll(/\W+/g, '') || 'value'
    const anchor = this.#anchorOf(`${short}-${word}`, `${full}-${word}`)
    const place = { short: anchor, full: anchor, above }
    const top = html`<a href="#${anchor}" class="name"><code>${name}</code></a>${head.map((piece) => html` ${inline(piece)}`)}${onlyIn(only)}`
    return html`<li id="${anchor}"${inOf(only)}>${top}${words.map(block)}${this.#folded(inside, `${name}${isList ? '[]' : ''}`, place)}</li>`
  }

  #folded(shape: Shape, name: string, place: Place): Markup | undefined {
    if (shape.again) return this.#parts(shape, place)
    if (shape.fields.length + shape.kinds.length === 0) return undefined
    return html`<details><summary>${shape.kinds.length > 0 ? 'Kinds' : 'Fields'} of <code>${name}</code></summary>${this.#parts(shape, place)}</details>`
  }

  /** The kinds of a union. They look like tabs. The first one is open. */
  #kinds(kinds: readonly Part[], by: string | undefined, { short, full, above }: Place): Markup {
    const tabs = kinds.map(({ name, head, in: only, words, inside }, index) => {
      const [kind = ''] = name.toLowerCase().split(/\W+/)
      const anchor = this.#anchorOf(`${short}-is-${kind}`, `${full}-is-${kind}`)
      const place = { short, full: anchor, above }
      return html`<details name="${full}" id="${anchor}"${index === 0 && html` open`}${inOf(only)}><summary>${name}${head.map(inline)}${onlyIn(only)}</summary>${words.map(block)}${this.#parts(inside, place)}</details>`
    })
    return html`<p class="by">One of these${by !== undefined && html`, by <code>${by}</code>`}:</p><div class="kinds">${tabs}</div>`
  }

  #anchorOf(short: string, full: string): string {
    const free = [short, full].find((anchor) => !this.#anchors.has(anchor))
    const anchor = free ?? `${full}-${this.#anchors.size}`
    this.#anchors.add(anchor)
    return anchor
  }
}

/** A link to parts that are listed further up. */
function reference(anchor: string): Markup {
  return html`<p>Its parts are those of <a href="#${anchor}"><code>${anchor.replaceAll('-', '.')}</code></a>.</p>`
}

function inOf(only: Deployment | undefined): Markup | undefined {
  return only && html` data-in="${only}"`
}

/** The label of what only one deployment has. */
export function onlyIn(only: Deployment | undefined): Markup | undefined {
  return only && html` <span class="only">${deploymentWords[only].toLowerCase()} only</span>`
}

function inline({ in: only, text }: Piece): Markup {
  return only ? html`<span${inOf(only)}><span class="in">${deploymentWords[only]}: </span>${text}</span>` : text
}

function block({ in: only, text }: Piece): Markup {
  return only ? html`<div${inOf(only)}><span class="in">${deploymentWords[only]}: </span>${text}</div>` : text
}
