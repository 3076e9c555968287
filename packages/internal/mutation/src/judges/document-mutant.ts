import { startMock } from '@clouddb/goldens/mock'
import { operationsOf } from '@clouddb/spec/document/operations'
import { type ApiName, apiOf } from '../apis.ts'
import { meaningOf, requestMeaningOf } from '../document/meaning.ts'
import type { DocumentModel } from '../document/model.ts'
import { type Regenerated, regenerate } from '../document/regenerate.ts'
import { sharersOf } from '../document/sharing.ts'
import { subsetOf } from '../document/subset.ts'
import type { Json } from '../json.ts'
import type { Effect } from '../mutant.ts'
import { type MutationPoint, mutate, type Operator } from '../operators/operator.ts'
import { compare } from '../suites/comparison.ts'
import type { GeneratedPackages } from '../suites/consumers.ts'
import { derive, runDerived } from '../suites/derived.ts'
import { runFacts } from '../suites/facts.ts'
import { runAnswers, runGoldens } from '../suites/goldens.ts'
import { runLint } from '../suites/lint.ts'
import { networkOf } from '../suites/mock.ts'

/** What of an unbroken document is compared with each mutant; worked out once. */
interface Baseline {
  readonly meaning: string
  readonly requests: string
  readonly definition: string
}

const baselines = new Map<ApiName, Baseline>()

function baselineOf(api: ApiName): Baseline {
  const { document } = apiOf(api)
  const made = baselines.get(api) ?? {
    meaning: meaningOf(document),
    requests: requestMeaningOf(document),
    definition: definitionSourceOf(regenerated(document)),
  }
  baselines.set(api, made)
  return made
}

const definitionSourceOf = ({ sources }: Regenerated): string => sources['definition.ts'] ?? ''

function regenerated(document: Json): Regenerated {
  const made = regenerate(document)
  if ('refusal' in made) throw new Error(made.refusal)
  return made
}

/** A mutant of a document on its way through the suites. A suite that cannot see the difference does not run. */
export class DocumentMutant {
  /** What the comparison with the unbroken document says. */
  readonly effect: Effect
  readonly #api: ApiName
  readonly #operator: Operator
  readonly #point: MutationPoint
  readonly #document: Json
  #made: Regenerated | undefined

  constructor(api: ApiName, operator: Operator, point: MutationPoint) {
    this.#api = api
    this.#operator = operator
    this.#point = point
    this.#document = mutate(apiOf(api).document, operator, point)
    this.effect = compare(apiOf(api).document, this.#document).effect
  }

  runFacts(): string | undefined {
    return runFacts(this.#api, this.#document)
  }

  /** The generator refuses what it cannot write. */
  generate(): string | undefined {
    if (meaningOf(this.#document) === baselineOf(this.#api).meaning) return undefined
    const made = regenerate(this.#document)
    if ('refusal' in made) return made.refusal
    this.#made = made
    return undefined
  }

  /** The packages as they would be generated: where documents share what is wrong, those of all of them. */
  packages(): GeneratedPackages {
    if (!this.#made) return {}
    const others = sharersOf(this.#api, this.#point.pointer).map((sharer) => {
      const document = mutate(apiOf(sharer).document, this.#operator, this.#point)
      return [sharer, regenerated(document).sources] as const
    })
    return Object.fromEntries([[this.#api, this.#made.sources], ...others])
  }

  async runGoldens(): Promise<string | undefined> {
    if (!this.#made) return undefined
    const operations = this.#users()
    const undescribed = runAnswers(this.#api, this.#document, operations)
    if (undescribed !== undefined) return undescribed
    const { createClient } = this.#made
    const { definition, requests } = baselineOf(this.#api)
    const onlyServer = definitionSourceOf(this.#made) === definition
    if (onlyServer && requestMeaningOf(this.#document) === requests) return undefined
    const mock = await startMock(subsetOf(this.#document, this.#present(operations)))
    try {
      return await runGoldens({ api: this.#api, operations, createClient, mockUrl: mock.url, onlyServer })
    } finally {
      await mock.close()
    }
  }

  runLint(): Promise<string | undefined> {
    const users = this.#users()
    const isLocal = this.#point.pointer.startsWith('#/paths/')
    const others = isLocal ? sharingAnswers(apiOf(this.#api).model, users) : []
    return runLint(this.#api, this.#document, [...new Set([...users, ...this.#present(users), ...others])])
  }

  /**
   * Both sides follow the mistake, so only what contradicts itself can show, and only near the mistake: one operation that
   * sends it and one that brings it are enough.
   */
  async runDerived(): Promise<string | undefined> {
    if (!this.#made) return undefined
    const { pointer } = this.#point
    const { requests, responses } = apiOf(this.#api).model.usersOf(pointer)
    const operations = this.#present([requests[0] ?? '', responses[0] ?? ''])
    const mock = await startMock(subsetOf(this.#document, operations))
    try {
      const target = { createClient: this.#made.createClient, url: mock.url, network: networkOf(mock) }
      return await runDerived(derive(this.#document, operations), target, { near: pointer, most: 100 })
    } finally {
      await mock.close()
    }
  }

  #users(): string[] {
    const { requests, responses } = apiOf(this.#api).model.usersOf(this.#point.pointer)
    return [...new Set([...requests, ...responses])]
  }

  /** The given operations as far as the mutant still has them, and those that only the mutant has. */
  #present(given: readonly string[]): string[] {
    const before = apiOf(this.#api).model.operations.map(({ id }) => id)
    const now = operationsOf(this.#document).map(({ id }) => id)
    return now.filter((id) => given.includes(id) || !before.includes(id))
  }
}

/** Other operations, so few that each answer which these operations share with any is seen twice. */
function sharingAnswers({ operations }: DocumentModel, ids: readonly string[]): string[] {
  const answersOf = (node: Json): string[] => Object.values<Json>(node.responses).map(({ $ref }) => $ref ?? '')
  const own = operations.filter(({ id }) => ids.includes(id)).flatMap(({ node }) => answersOf(node))
  const others = operations.filter(({ id }) => !ids.includes(id)).map(({ id, node }) => ({ id, has: answersOf(node) }))
  return own.flatMap((answer) => others.find(({ has }) => has.includes(answer))?.id ?? [])
}
