import { startMock } from '@clouddb/mock'
import { type ApiName, apiOf } from '../apis.ts'
import { meaningOf, requestMeaningOf } from '../document/meaning.ts'
import { narrowTo } from '../document/narrow.ts'
import { readForMutation, readingOf } from '../document/reading.ts'
import { type Regenerated, regenerate } from '../document/regenerate.ts'
import type { Json } from '../mutant.ts'
import { mutate, type Operator, type Site } from '../operators/operator.ts'
import type { Consumable } from '../suites/consumer.ts'
import { askDerived, derive } from '../suites/derived.ts'
import { askFacts } from '../suites/facts.ts'
import { askGate } from '../suites/gate.ts'
import { askGoldens } from '../suites/goldens.ts'
import { networkOf } from './network.ts'
import { siblingsOf } from './siblings.ts'

/** What of a document no mutant changed; worked out once. */
interface Standing {
  readonly meaning: string
  readonly requests: string
  readonly definition: string
}

const standing = new Map<ApiName, Standing>()

function standingOf(api: ApiName): Standing {
  const { document } = apiOf(api)
  const made = standing.get(api) ?? {
    meaning: meaningOf(document),
    requests: requestMeaningOf(document),
    definition: definitionSourceOf(regenerated(document)),
  }
  standing.set(api, made)
  return made
}

const definitionSourceOf = ({ sources }: Regenerated): string => sources['definition.ts'] ?? ''

function regenerated(document: Json): Regenerated {
  const made = regenerate(document)
  if ('refusal' in made) throw new Error(made.refusal)
  return made
}

/** A mutant of a document on its way through the suites. A suite that cannot see the difference is not asked. */
export class Candidate {
  readonly id: string
  readonly #api: ApiName
  readonly #operator: Operator
  readonly #site: Site
  readonly #document: Json
  readonly #hasOtherMeaning: boolean
  #made: Regenerated | undefined

  constructor(api: ApiName, id: string, operator: Operator, site: Site) {
    this.id = id
    this.#api = api
    this.#operator = operator
    this.#site = site
    this.#document = mutate(apiOf(api).document, operator, site)
    this.#hasOtherMeaning = meaningOf(this.#document) !== standingOf(api).meaning
  }

  askFacts(): string | undefined {
    return askFacts(this.#api, this.#document)
  }

  /** The generator refuses what it cannot write. */
  askGenerator(): string | undefined {
    if (!this.#hasOtherMeaning) return undefined
    const made = regenerate(this.#document)
    if ('refusal' in made) return made.refusal
    this.#made = made
    return undefined
  }

  /** The packages as they would be generated: where documents share what is wrong, those of all of them. */
  consumable(): Consumable | undefined {
    if (!this.#made) return undefined
    const others = siblingsOf(this.#api, this.#site.path).map((sibling) => {
      const document = mutate(apiOf(sibling).document, this.#operator, this.#site)
      return [sibling, regenerated(document).sources] as const
    })
    return { id: this.id, sources: Object.fromEntries([[this.#api, this.#made.sources], ...others]) }
  }

  async askGoldens(): Promise<string | undefined> {
    if (!this.#made) return undefined
    const { createClient } = this.#made
    const hasOtherClient = definitionSourceOf(this.#made) !== standingOf(this.#api).definition
    if (!hasOtherClient && requestMeaningOf(this.#document) === standingOf(this.#api).requests) return undefined
    const operations = this.#touched()
    const mock = await startMock(narrowTo(this.#document, this.#present(operations)))
    try {
      const onlyServer = !hasOtherClient
      return await askGoldens({ api: this.#api, operations, createClient, mockUrl: mock.url, onlyServer })
    } finally {
      await mock.close()
    }
  }

  askGate(): Promise<string | undefined> {
    const touched = this.#touched()
    return askGate(this.#api, this.#document, [...new Set([...touched, ...this.#present(touched)])])
  }

  /**
   * Both sides follow the mistake, so only what contradicts itself can show, and only near the mistake: one operation that
   * sends it and one that brings it are enough.
   */
  async askDerived(): Promise<string | undefined> {
    if (!this.#made) return undefined
    const { requests, answers } = readingOf(this.#api).touches(this.#site.path)
    const asked = this.#present([requests[0] ?? '', answers[0] ?? ''])
    const mock = await startMock(narrowTo(this.#document, asked))
    try {
      const { createClient } = this.#made
      const subject = { createClient, url: mock.url, network: networkOf(mock) }
      return await askDerived(derive(this.#document, asked), subject, { near: this.#site.path, most: 100 })
    } finally {
      await mock.close()
    }
  }

  #touched(): string[] {
    const { requests, answers } = readingOf(this.#api).touches(this.#site.path)
    return [...new Set([...requests, ...answers])]
  }

  /** The given operations as far as the mutant still has them, and those that only the mutant has. */
  #present(given: readonly string[]): string[] {
    const before = readingOf(this.#api).operations.map(({ id }) => id)
    const now = readForMutation(this.#document).operations.map(({ id }) => id)
    return now.filter((id) => given.includes(id) || !before.includes(id))
  }
}
