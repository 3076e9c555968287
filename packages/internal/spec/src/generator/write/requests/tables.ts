import { camelCase, propertyName } from '../../names.ts'
import type { Shape } from '../../read/request-shape.ts'

// A table of its own costs a name; what is shorter stands where it is used.
const longEnough = 60

/** Writes shapes as the runtime reads them: what has a name in the document is a constant, written once. */
export class RequestTables {
  readonly declarations: string[] = []
  readonly #nameByText = new Map<string, string>()
  readonly #names = new Set<string>()
  /** The constants of shapes that hold themselves, by the name of the schema. */
  readonly #again = new Map<string, string>()

  /** Declares what the shape is made of, and returns the expression that stands for it. */
  write(shape: Shape): string {
    if (typeof shape === 'string') return `'${shape}'`
    if ('again' in shape) return `() => ${this.#later(shape.again)}`
    const text = this.#textOf(shape)
    const name = 'name' in shape ? shape.name : undefined
    const awaited = name === undefined ? undefined : this.#again.get(name)
    if (awaited === undefined && (name === undefined || text.length < longEnough)) return text
    const known = this.#nameByText.get(text)
    if (known !== undefined) return known
    const constant = awaited ?? this.#claim(name as string)
    this.#again.delete(name as string)
    this.#nameByText.set(text, constant)
    this.declarations.push(`const ${constant}: RequestShape = ${text}`)
    return constant
  }

  #textOf(shape: Exclude<Shape, string | { again: string }>): string {
    if ('choice' in shape) return `[${shape.choice.map((one) => this.write(one)).join(', ')}]`
    if ('values' in shape) return JSON.stringify({ values: shape.values })
    if ('id' in shape) return JSON.stringify({ id: shape.id })
    if ('items' in shape) {
      const least = shape.least === undefined ? '' : `, least: ${shape.least}`
      return `{ items: ${this.write(shape.items)}${least} }`
    }
    const drops = [...shape.readOnly, ...shape.moot]
    const members = [
      ...this.#map('required', shape.required),
      ...this.#map('optional', shape.optional),
      ...(drops.length > 0 ? [`drops: ${JSON.stringify(drops)}`] : []),
      ...(shape.forbidden.length > 0 ? [`forbidden: ${JSON.stringify(shape.forbidden)}`] : []),
      ...(shape.others === undefined ? [] : [`others: ${this.write(shape.others)}`]),
    ]
    return `{ ${members.join(', ')} }`
  }

  #map(key: string, fields: Readonly<Record<string, Shape>>): string[] {
    const members = Object.entries(fields).map(([name, field]) => `${propertyName(name)}: ${this.write(field)}`)
    return members.length === 0 ? [] : [`${key}: { ${members.join(', ')} }`]
  }

  #later(name: string): string {
    const constant = this.#again.get(name) ?? this.#claim(name)
    this.#again.set(name, constant)
    return constant
  }

  #claim(name: string): string {
    const wanted = `${camelCase(name)}Shape`
    let constant = wanted
    for (let count = 2; this.#names.has(constant); count++) constant = `${wanted}${count}`
    this.#names.add(constant)
    return constant
  }
}
