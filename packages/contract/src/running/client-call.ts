import type { ApiResult } from '@clouddb/management'
import type { Call } from '../derivation/calls.ts'
import type { Case } from '../derivation/case.ts'
import { credentialsFor, MADE_UP } from './credentials.ts'
import type { Target } from './target.ts'
import type { Network } from './wire.ts'

export type CallResult = ApiResult<unknown>

/** The outcome of a call: a result, or the thrown value. */
export type Outcome = { readonly result: CallResult } | { readonly error: unknown }

export const errorNameOf = (error: unknown): string => `${Object(error).name ?? error}`

type Method = (...parameters: unknown[]) => { withResponse(): Promise<CallResult> }

/** Creates a client for this case, and calls the method of its operation. */
export async function callClient(item: Case, call: Call, target: Target, fetch: Network): Promise<Outcome> {
  const { operation, boundPerCall } = item
  const boundNames = operation.parameters.filter(({ bound }) => bound).map(({ name }) => name)
  const bound = Object.fromEntries(boundNames.map((name) => [name, call.path[name]]))
  const others = Object.fromEntries(boundNames.map((name) => [name, `other-${name}`]))
  try {
    const options = { ...clientOptions(target), ...(boundPerCall ? others : bound), fetch }
    const client = target.createClient(options as never) as Record<string, Method>
    const method = client[operation.id]
    if (!method) throw new Error(`The client has no method ${operation.id}`)
    const result = method(...argumentsOf(item, call, boundNames), {
      ...callOptions(call, target),
      ...(boundPerCall && bound),
    })
    return { result: await result.withResponse() }
  } catch (error) {
    return { error }
  }
}

function clientOptions({ document, url, credentials = MADE_UP, timeout = 10_000, allowInsecureConnection }: Target) {
  const secured = document.operations.find(({ security }) => security !== 'none')
  return {
    ...credentialsFor(secured?.security ?? 'none', credentials),
    ...(allowInsecureConnection && { allowInsecureConnection }),
    baseUrl: url,
    maxRetries: 0,
    timeout,
  }
}

/** The path parameters that are not bound, in the order of the path, and then the body. */
function argumentsOf({ operation }: Case, call: Call, boundNames: readonly string[]): unknown[] {
  const names = [...operation.path.matchAll(/\{([^}]+)\}/g)].map(([, name]) => name as string)
  const path = names.filter((name) => !boundNames.includes(name)).map((name) => call.path[name])
  return operation.body ? [...path, call.body] : path
}

function callOptions({ query, headers }: Call, { signal }: Target): Record<string, unknown> {
  return {
    ...(Object.keys(query).length > 0 && { query }),
    ...(Object.keys(headers).length > 0 && { headers }),
    ...(signal && { signal }),
  }
}
