import { startMock } from '@clouddb/goldens/mock'
import { operationsOf } from '@clouddb/spec/document/operations'
import { apiOf } from '../apis.ts'
import { meaningOf, requestMeaningOf } from '../document/meaning.ts'
import { regenerate } from '../document/regenerate.ts'
import { sharersOf } from '../document/sharing.ts'
import { subsetOf } from '../document/subset.ts'
import { mutate } from '../operators/operator.ts'
import { compare } from '../suites/comparison.ts'
import { derive, runDerived } from '../suites/derived.ts'
import { runFacts } from '../suites/facts.ts'
import { runAnswers, runGoldens } from '../suites/goldens.ts'
import { runLint } from '../suites/lint.ts'
import { networkOf } from '../suites/mock.ts'

const baselines = new Map()
function baselineOf(api) {
  const { document } = apiOf(api)
  const made = baselines.get(api) ?? {
    meaning: meaningOf(document),
    requests: requestMeaningOf(document),
    definition: definitionSourceOf(regenerated(document)),
  }
  baselines.set(api, made)
  return made
}
const definitionSourceOf = ({ sources }) => sources['definition.ts'] ?? ''
function regenerated(document) {
  const made = regenerate(document)
  if ('refusal' in made) throw new Error(made.refusal)
  return made
}
/** A mutant of a document on its way through the suites. A suite that cannot see the difference does not run. */
export class DocumentMutant {
  /** What the comparison with the unbroken document says. */
  effect
  #api
  #operator
  #point
  #document
  #made
  constructor(api, operator, point) {
    this.#api = api
    this.#operator = operator
    this.#point = point
    this.#document = mutate(apiOf(api).document, operator, point)
    this.effect = compare(apiOf(api).document, this.#document).effect
  }
  runFacts() {
    return runFacts(this.#api, this.#document)
  }
  /** The generator refuses what it cannot write. */
  generate() {
    if (meaningOf(this.#document) === baselineOf(this.#api).meaning) return undefined
    const made = regenerate(this.#document)
    if ('refusal' in made) return made.refusal
    this.#made = made
    return undefined
  }
  /** The packages as they would be generated: where documents share what is wrong, those of all of them. */
  packages() {
    if (!this.#made) return {}
    const others = sharersOf(this.#api, this.#point.pointer).map((sharer) => {
      const document = mutate(apiOf(sharer).document, this.#operator, this.#point)
      return [sharer, regenerated(document).sources]
    })
    return Object.fromEntries([[this.#api, this.#made.sources], ...others])
  }
  async runGoldens() {
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
  runLint() {
    const users = this.#users()
    const isLocal = this.#point.pointer.startsWith('#/paths/')
    const others = isLocal ? sharingAnswers(apiOf(this.#api).model, users) : []
    return runLint(this.#api, this.#document, [...new Set([...users, ...this.#present(users), ...others])])
  }
  /**
   * Both sides follow the mistake, so only what contradicts itself can show, and only near the mistake: one operation that
   * sends it and one that brings it are enough.
   */
  async runDerived() {
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
  #users() {
    const { requests, responses } = apiOf(this.#api).model.usersOf(this.#point.pointer)
    return [...new Set([...requests, ...responses])]
  }
  /** The given operations as far as the mutant still has them, and those that only the mutant has. */
  #present(given) {
    const before = apiOf(this.#api).model.operations.map(({ id }) => id)
    const now = operationsOf(this.#document).map(({ id }) => id)
    return now.filter((id) => given.includes(id) || !before.includes(id))
  }
}
/** Other operations, so few that each answer which these operations share with any is seen twice. */
function sharingAnswers({ operations }, ids) {
  const answersOf = (node) => Object.values(node.responses).map(({ $ref }) => $ref ?? '')
  const own = operations.filter(({ id }) => ids.includes(id)).flatMap(({ node }) => answersOf(node))
  const others = operations.filter(({ id }) => !ids.includes(id)).map(({ id, node }) => ({ id, has: answersOf(node) }))
  return own.flatMap((answer) => others.find(({ has }) => has.includes(answer))?.id ?? [])
}
