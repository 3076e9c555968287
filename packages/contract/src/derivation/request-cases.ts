import type { Operation } from '../document/document.ts'
import { type Call, unknownValue } from './calls.ts'
import { type CaseOutline, outline, refusal } from './case.ts'
import type { InstanceGenerator } from './instances/generator.ts'
import { undeclaredMethod } from './kinds.ts'
import { deriveParameters } from './parameter-cases.ts'

/** The call itself, its parameters, its method and what it speaks of. */
export function requestCases(operation: Operation, good: Call, instances: InstanceGenerator): CaseOutline[] {
  const { pointer, parameters } = operation
  return [
    goodOutline(operation),
    ...(parameters.some((each) => each.bound)
      ? [outline('bound per call', 'takes bound parameters with the call', [pointer], { boundPerCall: true })]
      : []),
    ...methodCases(operation),
    ...parameterCases(operation, good, instances),
    ...unknownObjectCases(operation, good, instances),
  ]
}

export const goodOutline = (operation: Operation): CaseOutline =>
  outline('good call', successOf(operation), [operation.pointer])

/** `200, body matches the schema`. */
function successOf({ answers }: Operation): string {
  const successes = answers.filter(({ status }) => status >= 200 && status < 300)
  const statuses = [...new Set(successes.map(({ status }) => status))].join(' or ')
  return `${statuses}, ${successes.some(({ mediaType }) => mediaType) ? 'body matches the schema' : 'without a body'}`
}

function methodCases({ pointer, siblings }: Operation): CaseOutline[] {
  const method = undeclaredMethod(siblings)
  if (method === undefined) return []
  const rest: Partial<CaseOutline> = {
    expectation: { kind: 'refused', statuses: [405] },
    // Many servers look at the method and the path together, and know neither.
    liveExpectation: { kind: 'refused', statuses: [404, 405, 501] },
    alteration: { method },
  }
  return [outline('undeclared method', `refuses the undeclared method ${method}`, [pointer], rest)]
}

function parameterCases(operation: Operation, good: Call, instances: InstanceGenerator): CaseOutline[] {
  return deriveParameters(operation, good, instances).map(({ kind, call, probes, valid, unsendable, about, says }) => {
    const given = { call, ...(probes !== undefined && { probes }) }
    if (unsendable) {
      return outline(kind, `does not send ${says}`, [about], { ...given, expectation: { kind: 'unsendable' } })
    }
    // What a server holds under such a name, if anything, the document does not say.
    const live: Partial<CaseOutline> = probes === undefined ? {} : { liveExpectation: { kind: 'documented' } }
    if (valid) return outline(kind, `accepts ${says}`, [about], { ...given, ...live })
    const { expectation } = refusal(operation)
    return outline(kind, `refuses ${says}`, [about], {
      ...given,
      expectation,
      ...(probes !== undefined && { liveExpectation: refusedLive(operation, [400, 422, 404, 403]) }),
    })
  })
}

/** Asking for what is not there changes nothing, and brings an answer that no other case brings from a server. */
function unknownObjectCases(operation: Operation, good: Call, { reader }: InstanceGenerator): CaseOutline[] {
  const { pointer, method, parameters, answers } = operation
  const own = parameters.findLast((each) => each.in === 'path' && !each.bound)
  if (method !== 'GET' || !own || !answers.some(({ status }) => status === 404)) return []
  const value = unknownValue(own, reader)
  if (value === undefined) return []
  return [
    outline('unknown object', `404 for ${own.name} ${value}, which nobody was given`, [pointer], {
      call: { ...good, path: { ...good.path, [own.name]: value } },
      probes: own.name,
      expectation: refusedLive(operation, [404, 400, 403]),
    }),
  ]
}

function refusedLive({ answers }: Operation, statuses: readonly number[]) {
  const documented = statuses.filter((status) => answers.some((answer) => answer.status === status))
  return { kind: 'refused', statuses: documented.length > 0 ? documented : statuses } as const
}
