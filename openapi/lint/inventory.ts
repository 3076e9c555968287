import type { Oas3Rule, UserContext } from '@redocly/openapi-core'
import { asObject, componentAt, type Place } from './rules/node.ts'

/** A named example and the schema that it must keep. */
export interface ExampleEntry {
  readonly value: unknown
  readonly place: Place
  readonly schema: Place
}

/** What the documents hold, each thing once, whichever documents lead to it. */
export class Inventory {
  readonly operations: Set<string> = new Set()
  /** Every schema, nested ones included, by its address. */
  readonly schemas: Map<string, { node: unknown; place: Place }> = new Map()
  /** The schemas that others name or that describe a whole body, parameter or header. */
  readonly roots: Map<string, Place> = new Map()
  readonly examples: Map<string, ExampleEntry> = new Map()
  /** The addresses of everything that some document leads to. */
  readonly reached: Set<string> = new Set()

  /** The rule that notes schemas; the strict compile reads them. */
  readonly noteSchemas: Oas3Rule = () => ({
    Operation: (_node, { location }) => void this.operations.add(location.absolutePointer),
    Schema: (node, { location }) => {
      this.schemas.set(location.absolutePointer, { node, place: location })
      if (componentAt(location)) this.noteRoot(location)
    },
    MediaType: (node, { location }) => this.noteHolder(node, location),
    Parameter: (node, { location }) => this.noteHolder(node, location),
    Header: (node, { location }) => this.noteHolder(node, location),
  })

  /** The rule that notes whatever is met; what no document leads to is missing here. */
  readonly noteReached: Oas3Rule = () => ({
    any: (_node, { location }) => void this.reached.add(location.absolutePointer),
  })

  /** The rule that notes named examples, each with its schema. */
  readonly noteExamples: Oas3Rule = () => ({
    MediaType: (node, ctx) => this.noteExamplesOf(node, ctx),
    Parameter: (node, ctx) => this.noteExamplesOf(node, ctx),
    Header: (node, ctx) => this.noteExamplesOf(node, ctx),
  })

  private noteRoot(place: Place): void {
    this.roots.set(place.absolutePointer, place)
  }

  private noteHolder(node: unknown, place: Place): void {
    if ('schema' in asObject(node)) this.noteRoot(place.child('schema'))
  }

  private noteExamplesOf(node: unknown, { location, resolve }: UserContext): void {
    const { schema, example, examples } = asObject(node)
    if (schema === undefined) return
    const note = (value: unknown, place: Place): void => {
      this.examples.set(`${place.absolutePointer} ${location.absolutePointer}`, {
        value,
        place,
        schema: location.child('schema'),
      })
    }
    if (example !== undefined) note(example, location.child('example'))
    for (const [name, raw] of Object.entries(asObject(examples))) {
      const at = location.child(['examples', name])
      const target = '$ref' in asObject(raw) ? resolve(raw as { $ref: string }) : { node: raw, location: at }
      if (target.location && 'value' in asObject(target.node)) {
        note(asObject(target.node).value, target.location.child('value'))
      }
    }
  }
}
