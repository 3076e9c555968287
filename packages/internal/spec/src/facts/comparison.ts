import type { OpenApiDocument } from '../document/openapi.ts'
import { operationsOf } from '../document/operations.ts'
import { MarkedDocument, type MarkedNode } from './marked-document.ts'

export interface MarkedOperation extends MarkedNode {
  readonly id: string
  /** `GET /v1/things` */
  readonly request: string
  readonly path: string
  readonly parameters: readonly MarkedNode[]
}

/** A difference between a document and the facts. */
export interface Difference {
  readonly pointer: string
  readonly problem: string
  readonly fix: string
}

interface Place {
  readonly pointer: string
}

/** Compares one document with the facts: counts the comparisons, and collects differences and what the facts state. */
export class Comparison {
  readonly marked: MarkedDocument
  readonly operations: readonly MarkedOperation[]
  readonly differences: Difference[] = []
  count = 0
  readonly #stated = new Set<string>()

  constructor(document: object) {
    this.marked = new MarkedDocument(document)
    this.operations = operationsOf(document as OpenApiDocument).map(({ method, path, id, parameters, ...located }) => {
      const operation = this.marked.mark(located)
      const request = `${method.toUpperCase()} ${path}`
      const marked = parameters.map((parameter) => this.marked.mark(parameter, operation.provenance))
      return { ...operation, id, path, request, parameters: marked }
    })
  }

  /** Counts a comparison, and reports a difference unless the fact holds. */
  expect(holds: boolean, { pointer }: Place, fact: string, found: string): boolean {
    this.count++
    const fix = 'Write what the interface states; if it states something else, correct packages/internal/spec/facts.'
    if (!holds) this.differences.push({ pointer, problem: `${found}, but the interface states: ${fact}.`, fix })
    return holds
  }

  /** Compares a value with what the interface states, if it states something. */
  expectValue({ node, pointer }: MarkedNode, key: string, wanted: string | undefined): void {
    const found = `The ${key} is ${node[key]}`
    if (wanted !== undefined)
      this.expect(node[key] === wanted, { pointer: `${pointer}/${key}` }, `${key} ${wanted}`, found)
  }

  /** Compares the texts of nodes with what they must contain. */
  expectTexts(nodes: readonly MarkedNode[], texts: readonly string[] = [], about: string): void {
    const described = nodes.find(({ node }) => node.description !== undefined)
    const pointer = described ? `${described.pointer}/description` : (nodes[0]?.pointer ?? '#')
    const text = plain(nodes.flatMap(({ node }) => textKeys.map((key) => node[key])).join('\n'))
    for (const wanted of texts) {
      this.expect(text.includes(plain(wanted)), { pointer }, `${about}: "${wanted}"`, 'The text does not say so')
    }
  }

  /** Reports something that the document says and no fact states. */
  unstated(pointer: string, what: string, fix: string): void {
    this.differences.push({ pointer, problem: `The interface does not state ${what}.`, fix })
  }

  /** Remembers that a fact states a word of a node, such as a keyword; by default that the node exists. */
  state({ pointer }: Place, ...words: string[]): void {
    for (const word of words.length > 0 ? words : ['exists']) this.#stated.add(`${pointer} ${word}`)
  }

  isStated({ pointer }: Place, word = 'exists'): boolean {
    return this.#stated.has(`${pointer} ${word}`)
  }
}

const textKeys = ['title', 'summary', 'description', 'x-deprecation-reason']

const plain = (text: string): string => text.toLowerCase().replace(/`/g, '').replace(/\s+/g, ' ')
