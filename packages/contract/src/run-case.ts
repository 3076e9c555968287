import { checkAnswer } from './answer-check.ts'
import { CREDENTIALS } from './credentials.ts'
import type { Case } from './derivation/case.ts'
import type { ContractDocument } from './document.ts'
import type { CallResult, Outcome } from './outcome.ts'
import { checkSent, checkUnsent } from './request-check.ts'
import { createWire } from './wire.ts'

/** Makes a client of the package under test. */
export type ClientFactory = (options: never) => object

/** Where the cases of one document are run. */
export interface Target {
  readonly document: ContractDocument
  readonly createClient: ClientFactory
  /** The address of the server. */
  readonly url: string
}

/** Runs one case and returns what is wrong, in words; nothing when all is well. */
export async function runCase(item: Case, target: Target): Promise<string[]> {
  const wire = createWire(item.alteration)
  const outcome = await settle(item, target, wire.fetch)
  if (item.expectation.kind === 'unsendable') return checkUnsent(outcome, wire.sent)
  return [...checkSent(item, target.url, wire.sent), ...checkAnswer(outcome, item, target.document)]
}

type Method = (...parameters: unknown[]) => { withResponse(): Promise<CallResult> }

async function settle(item: Case, target: Target, fetch: unknown): Promise<Outcome> {
  const { operation, call, boundPerCall } = item
  const boundNames = operation.parameters.filter(({ bound }) => bound).map(({ name }) => name)
  const bound = Object.fromEntries(boundNames.map((name) => [name, call.path[name]]))
  const others = Object.fromEntries(boundNames.map((name) => [name, `other-${name}`]))
  const secured = target.document.operations.find(({ security }) => security !== 'none')
  try {
    const client = target.createClient({
      ...CREDENTIALS[secured?.security ?? 'none'],
      ...(boundPerCall ? others : bound),
      baseUrl: target.url,
      maxRetries: 0,
      timeout: 10_000,
      fetch,
    } as never) as Record<string, Method>
    const method = client[operation.id]
    if (!method) throw new Error(`The client has no method ${operation.id}`)
    const options = { ...optionsOf(item), ...(boundPerCall && bound) }
    return { result: await method(...argumentsOf(item, boundNames), options).withResponse() }
  } catch (error) {
    return { error }
  }
}

/** Path parameters that are not bound, in path order, and then the body. */
function argumentsOf({ operation, call }: Case, boundNames: readonly string[]): unknown[] {
  const names = [...operation.path.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name as string)
  const path = names.filter((name) => !boundNames.includes(name)).map((name) => call.path[name])
  return operation.body ? [...path, call.body] : path
}

function optionsOf({ call }: Case): Record<string, unknown> {
  return {
    ...(Object.keys(call.query).length > 0 && { query: call.query }),
    ...(Object.keys(call.headers).length > 0 && { headers: call.headers }),
  }
}
