import { createHash } from 'node:crypto'
import { startMock } from '@clouddb/goldens/mock'
import { operationsOf } from '@clouddb/spec/document/operations'
import { subsetOf } from '@clouddb/spec/document/subset'
import { apiOf, generateDefinition } from './api.ts'
import type { Json } from './document.ts'
import { addresses } from './faults/addresses.ts'
import { bodies } from './faults/bodies.ts'
import type { ClientInjection } from './faults/client-injection.ts'
import { definitionFaults } from './faults/definitions.ts'
import { type Fault, type OperationTraits, traitsOf } from './faults/fault.ts'
import { attempts, credentials, headers } from './faults/requests.ts'
import { failures, payloads, refusals } from './faults/results.ts'
import { wireFaults } from './faults/wire.ts'
import type { WireInjection } from './faults/wire-injection.ts'
import { type ApiName, type Mutant, type MutationClass, mutantOf, type Verdict } from './mutant.ts'
import { messages } from './operators/messages.ts'
import { objects } from './operators/objects.ts'
import { type MutationPoint, mutate, type Operator } from './operators/operator.ts'
import { routes } from './operators/routes.ts'
import { values } from './operators/values.ts'
import { baselineMock, networkOf, runDerived, runGoldens, runSuites } from './suites.ts'

/** A mutant that can be made and put to the suites. */
export interface RunnableMutant {
  readonly mutant: Mutant
  run(): Promise<Verdict>
}

/** The ways in which a server deviates from its document. */
export const operators: readonly Operator[] = [...routes, ...values, ...objects, ...messages]

/** Every way in which a client can be wrong, whatever its document says. */
export const clientFaults: readonly Fault<ClientInjection>[] = [
  [...addresses, ...credentials, ...headers, ...attempts],
  [...bodies, ...payloads, ...failures, ...refusals],
].flat()

const listMutants: Readonly<Record<MutationClass, (api: ApiName) => RunnableMutant[]>> = {
  server: serverMutants,
  wire: wireMutants,
  client: clientMutants,
}

/** Every possible mutant of a class, in an order that does not change. */
export const mutantsOf = (kind: MutationClass, api: ApiName): readonly RunnableMutant[] => listMutants[kind](api)

/** How many mutants of one operator and one document a full run makes. */
const mutantsPerOperator = 4

/** Some mutants of every operator. A new mutant replaces few others, because the choice follows a hash of each. */
export function sampleOf<Item extends { readonly mutant: Mutant }>(
  items: readonly Item[],
  size: number = mutantsPerOperator,
): Item[] {
  const draw = ({ mutant: { operator, point } }: Item): string =>
    createHash('sha256').update(`${operator} @ ${point}`).digest('hex')
  const byOperator = Map.groupBy(items, ({ mutant }) => mutant.operator)
  const sorted = (group: Item[]) => group.toSorted((left, right) => (draw(left) < draw(right) ? -1 : 1))
  return [...byOperator.values()].flatMap((group) => sorted(group).slice(0, size))
}

/** The server follows a document with a mistake; client and cases follow the right document. */
function serverMutants(api: ApiName): RunnableMutant[] {
  const { model } = apiOf(api)
  const mutants = operators.flatMap((operator) =>
    [...operator.points(model)].flatMap((point): RunnableMutant[] => {
      const { requests, responses } = model.usersOf(point.pointer)
      const operations = operator.deviation === 'response' ? responses : requests
      if (operations.length === 0) return []
      const mutant = mutantOf({
        class: 'server',
        api,
        operator: operator.name,
        category: operator.deviation,
        point: point.pointer.slice('#/'.length) + (point.part === undefined ? '' : ` (${point.part})`),
      })
      return [{ mutant, run: () => runServer(mutant, operator, point, operations) }]
    }),
  )
  // Operations share examples: a point that is reached twice is one mutant.
  return [...new Map(mutants.map((each) => [each.mutant.id, each])).values()]
}

async function runServer(
  { id, api }: Mutant,
  operator: Operator,
  point: MutationPoint,
  operations: readonly string[],
): Promise<Verdict> {
  const { document, createClient } = apiOf(api)
  const mutated = mutate(document, operator, point)
  const present = operationsOf(mutated).map((operation) => operation.id)
  const served = subsetOf(
    mutated,
    present.filter((operation) => operations.includes(operation)),
  )
  const started = await startMock(served).catch((error: unknown) => String(error))
  // A mock that does not start says nothing about the suites.
  if (typeof started === 'string') return { id, noticedBy: [], complaint: started }
  const { url, close } = started
  const target = { createClient, url, network: networkOf(started) }
  try {
    return await runSuites(id, {
      goldens: () => runGoldens({ api, operations, createClient, mockUrl: url, onlyServer: true }),
      derived: async () => {
        for (const operation of operations) {
          const complaint = await runDerived(api, operation, target, point.pointer)
          if (complaint !== undefined) return complaint
        }
        return undefined
      },
    })
  } finally {
    await close()
  }
}

/** Client and server are right, and something between them changes requests or responses. */
function wireMutants(api: ApiName): RunnableMutant[] {
  const { createClient } = apiOf(api)
  const run = async (id: string, fault: Fault<WireInjection>, operation: OperationTraits): Promise<Verdict> => {
    const mock = await baselineMock(api)
    const behindFault = (options: Json) =>
      createClient({ ...options, fetch: fault.inject(options.fetch, operation) } as never)
    // The derived cases compare what the client gave to `fetch`, before the fault changes it.
    const target = { createClient, url: mock.url, network: fault.inject(networkOf(mock), operation) }
    return runSuites(id, {
      goldens: () => runGoldens({ api, operations: [operation.id], createClient: behindFault }),
      derived: () => runDerived(api, operation.id, target),
    })
  }
  return inEachOperation('wire', api, wireFaults, ({ name }) => name, run)
}

/** Document and server are right, and the client has a fault in one operation. */
function clientMutants(api: ApiName): RunnableMutant[] {
  const faults = [...clientFaults, ...definitionFaults(generateDefinition(api))]
  const run = async (id: string, fault: Fault<ClientInjection>, operation: OperationTraits): Promise<Verdict> => {
    const mock = await baselineMock(api)
    const createClient = fault.inject(apiOf(api).createClient, operation)
    const target = { createClient, url: mock.url, network: networkOf(mock) }
    return runSuites(id, {
      goldens: () => runGoldens({ api, operations: [operation.id], createClient }),
      derived: () => runDerived(api, operation.id, target),
    })
  }
  return inEachOperation('client', api, faults, ({ category, name }) => `${category}: ${name}`, run)
}

/** Every fault in every operation that can show it. */
function inEachOperation<Injection>(
  kind: MutationClass,
  api: ApiName,
  faults: readonly Fault<Injection>[],
  nameOf: (fault: Fault<Injection>) => string,
  run: (id: string, fault: Fault<Injection>, operation: OperationTraits) => Promise<Verdict>,
): RunnableMutant[] {
  const operations = traitsOf(api)
  return faults.flatMap((fault) =>
    operations
      .filter((operation) => fault.appliesTo(operation))
      .map((operation) => {
        const { category } = fault
        const mutant = mutantOf({ class: kind, api, operator: nameOf(fault), category, point: operation.id })
        return { mutant, run: () => run(mutant.id, fault, operation) }
      }),
  )
}
