import { nodeAt } from '@clouddb/document/pointer'
import {
  isJsonObject,
  type LocatedSchema,
  type Node,
  nodeOfProperty,
  pointersKey,
  remembered,
  type SchemaObject,
  schemaVariants,
  stated,
  type Variant,
  variantItems,
  variantProperties,
} from './schema.ts'
import { Validators } from './validators.ts'

/** Reads the schemas of one document: follows references, lists variants of unions, validates values. */
export interface SchemaReader {
  schemaAt(pointer: string): LocatedSchema
  variants(node: Node): readonly Variant[]
  /** By Ajv, dialect 2020-12, with formats. `asText`: the value travels as text, as in a path or a query. */
  accepts(node: Node, value: unknown, asText?: boolean): boolean
  /** The same without the rules of `x-validations`, which a mock does not read. */
  acceptsShape(node: Node, value: unknown): boolean
  /** The first error of a value, in words; empty where the node accepts it. */
  faults(node: Node, value: unknown): string[]
  /** The number of errors of a value under this variant alone; the other branches of a union are ignored. */
  complaints(variant: Variant, value: unknown): number
  /** Whether this constraint alone accepts the value. */
  allows(constraint: SchemaObject, value: unknown): boolean
}

/** The reader of the schemas of a document. */
export class DocumentReader implements SchemaReader {
  readonly #document: SchemaObject
  readonly #validators: Validators
  readonly #variantsByNode = new Map<string, readonly Variant[]>()

  constructor(document: SchemaObject) {
    this.#document = document
    this.#validators = new Validators(document)
  }

  schemaAt(pointer: string): LocatedSchema {
    const schema = nodeAt(this.#document, pointer) as SchemaObject | undefined
    if (schema === undefined) throw new Error(`The document refers to ${pointer}, which does not exist`)
    return { schema, pointer }
  }

  variants(node: Node): readonly Variant[] {
    return remembered(this.#variantsByNode, pointersKey(node), () =>
      schemaVariants(node, (pointer) => this.schemaAt(pointer)),
    )
  }

  accepts(node: Node, value: unknown, asText = false): boolean {
    return node.every(({ pointer }) =>
      asText ? this.#validators.acceptsText(pointer, value) : this.#validators.at(pointer)(value),
    )
  }

  acceptsShape(node: Node, value: unknown): boolean {
    return this.#validators.withoutRules(() => this.accepts(node, value))
  }

  allows(constraint: SchemaObject, value: unknown): boolean {
    return this.#validators.ofConstraint(constraint)(value)
  }

  complaints(variant: Variant, value: unknown): number {
    const validate = this.#validators.ofVariant(variant)
    const own = validate(value) ? 0 : (validate.errors?.length ?? 1)
    return own + this.#countInnerErrors(variant, value)
  }

  /** The number of properties or items that break their own schema. */
  #countInnerErrors(variant: Variant, value: unknown): number {
    let count = 0
    const check = (node: Node, inner: unknown) => {
      for (const { schema, pointer } of node)
        if (typeof schema === 'object' && !this.#validators.at(pointer)(inner)) count += 1
    }
    if (Array.isArray(value)) for (const item of value) check(variantItems(variant), item)
    else if (isJsonObject(value))
      for (const name of Object.keys(value)) check(nodeOfProperty(variant, name), value[name])
    return count
  }

  faults(node: Node, value: unknown): string[] {
    if (this.accepts(node, value)) return []
    return [this.#faultIn(node, value, '') ?? node.flatMap(({ pointer }) => this.#faultsAt(pointer, value))].flat()
  }

  #faultsAt(pointer: string, value: unknown): string[] {
    const validate = this.#validators.at(pointer)
    if (validate(value)) return []
    return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath || 'the body'} ${message}`)
  }

  /** The first error, the outermost first, in the branch of each union that the value means. */
  #faultIn(node: Node, value: unknown, path: string): string | undefined {
    const variant = this.accepts(node, value) ? undefined : this.#variantMeant(node, value)
    if (!variant) return undefined
    const validate = this.#validators.ofVariant(variant)
    const [own] = validate(value) ? [] : (validate.errors ?? [])
    if (own) return `${path}${own.instancePath || (path ? '' : 'the body')} ${own.message}`
    const firstNode = (entries: Iterable<[number | string, unknown]>, nodeOf: (key: number | string) => Node) => {
      for (const [key, inner] of entries) {
        const fault = this.#faultIn(nodeOf(key), inner, `${path}/${key}`)
        if (fault !== undefined) return fault
      }
      return undefined
    }
    if (Array.isArray(value)) return firstNode(value.entries(), () => variantItems(variant))
    return firstNode(Object.entries(Object(value)), (name) => nodeOfProperty(variant, String(name)))
  }

  /** The branch with the constants of the value, such as its discriminator; of several, the one with the fewest errors. */
  #variantMeant(node: Node, value: unknown): Variant | undefined {
    const all = this.variants(node)
    const isMeant = (variant: Variant) =>
      variantProperties(variant).every(({ name, node: own }) => {
        const constants = this.variants(own).flatMap((each) => stated<unknown>(each, 'const'))
        return constants.length === 0 || !isJsonObject(value) || constants.some((each) => each.value === value[name])
      })
    const meant = all.filter(isMeant)
    return (meant.length > 0 ? meant : all)
      .map((variant) => ({ variant, count: this.complaints(variant, value) }))
      .toSorted((left, right) => left.count - right.count)[0]?.variant
  }
}
