import { readFileSync } from 'node:fs'
import { contractKeys, deriveCases, type Mode, modes, readDocument } from '../../packages/contract/src/index.ts'
import { type Golden, goldens } from '../../packages/internal/goldens/src/goldens.ts'
import { type Api, factsOf, type Section, sections } from '../../packages/internal/spec/src/facts.ts'

export type { Api } from '../../packages/internal/spec/src/facts.ts'

/** What follows from a document, and from what is written about its API. */
export interface ApiFigures {
  readonly operations: number
  /** Derived cases, by the mode in which they can be run. */
  readonly cases: Readonly<Record<Mode, number>>
  /** Contract keys: all there are, and those that a mode can show. Tests hold that the mock shows all that it can. */
  readonly keys: Readonly<Record<Mode | 'all', number>>
  /** Facts of the interface, by its section. Tests hold that the document keeps to all. */
  readonly facts: Readonly<Record<Section, number>>
  readonly goldens: Readonly<Record<Golden['kind'], number>>
}

export function countFigures(api: Api): ApiFigures {
  const file = new URL(`../../packages/${api}/openapi.json`, import.meta.url)
  const document = readDocument(JSON.parse(readFileSync(file, 'utf8')))
  const keys = contractKeys(document)
  const own = goldens.filter((golden) => golden.api === api)
  const ofKind = (kind: Golden['kind']) => own.filter((golden) => golden.kind === kind).length
  return {
    operations: document.operations.length,
    cases: byMode(deriveCases(document)),
    keys: { all: keys.length, ...byMode(keys) },
    facts: bySection(factsOf(api)),
    goldens: { request: ofKind('request'), response: ofKind('response'), refused: ofKind('refused') },
  }
}

function byMode(all: readonly { readonly modes: readonly Mode[] }[]): Record<Mode, number> {
  const count = (mode: Mode) => all.filter((each) => each.modes.includes(mode)).length
  return Object.fromEntries(modes.map((mode) => [mode, count(mode)])) as Record<Mode, number>
}

function bySection(facts: readonly { readonly section: Section }[]): Record<Section, number> {
  const names = Object.keys(sections) as Section[]
  const counts = names.map((name) => [name, facts.filter(({ section }) => section === name).length])
  return Object.fromEntries(counts) as Record<Section, number>
}
