import type { Operation, Parameter } from '../document/document.ts'
import { type Json, variantTypes } from '../schema/schema.ts'
import { type Call, firstValue, unknownValue } from './calls.ts'
import { candidatesOf } from './candidates.ts'
import { type CaseOutline, type Expectation, outline, refusal } from './case.ts'
import type { InstanceGenerator } from './instances/generator.ts'
import type { CaseKind } from './kinds.ts'

/** The case of the valid call, the first of every operation: `200, body matches the schema`. */
export function validCase({ pointer, answers }: Operation): CaseOutline {
  const successes = answers.filter(({ status }) => status >= 200 && status < 300)
  const statuses = [...new Set(successes.map(({ status }) => status))].join(' or ')
  const hasBody = successes.some(({ mediaType }) => mediaType)
  return outline('good call', `${statuses}, ${hasBody ? 'body matches the schema' : 'without a body'}`, [pointer])
}

/** The cases of the arguments beside the body: parameters, and unknown objects. */
export function requestCases(operation: Operation, valid: Call, instances: InstanceGenerator): CaseOutline[] {
  const perCall = outline('bound per call', 'takes bound parameters with the call', [operation.pointer], {
    boundPerCall: true,
  })
  return [
    ...(operation.parameters.some((each) => each.bound) ? [perCall] : []),
    ...operation.parameters.flatMap((parameter) => parameterCases(parameter, operation, valid, instances)),
    ...unknownObjectCases(operation, valid, instances),
  ]
}

/** The characters that have a meaning in a URL, and one that is not ASCII. */
const RESERVED = 'a/b?c#d%25 e&f=ü'

/** Values that no URL can carry as a path segment: the client has to refuse them. */
const UNSENDABLE = ['', '.', '..', '%2e%2E']

/** Calls in which one parameter has a special value: both sides of its constraints, and what a URL cannot carry plainly. */
function parameterCases(
  parameter: Parameter,
  operation: Operation,
  valid: Call,
  instances: InstanceGenerator,
): CaseOutline[] {
  const { reader } = instances
  const { name, node, pointer } = parameter
  const isInPath = parameter.in === 'path'
  const words = `${parameter.in} parameter ${name}`
  const trial = (kind: CaseKind, value: Json, about: string, says: string): CaseOutline => {
    const isValid = reader.accepts(node, value, true)
    // The document does not say which objects and pages a server has under such a name.
    const live: Expectation = isValid ? { kind: 'documented' } : refusedLive(operation, [400, 422, 404, 403])
    return outline(kind, `${isValid ? 'accepts' : 'refuses'} the ${words} ${says}`, [about], {
      call: withValue(valid, parameter, value),
      ...(!isValid && refusal(operation)),
      ...(isInPath && { probes: name }),
      ...((isInPath || (isValid && name === CURSOR)) && { liveExpectation: live }),
    })
  }
  const boundaries = reader
    .variants(node)
    .flatMap((variant) => candidatesOf(node, variant, instances))
    .filter(({ value, about }) => isSendable(parameter, value) && isWrongAsText(about, value, parameter, instances))
    .map(({ kind, value, about, says }) => trial(kind, value, about, says))
  if (isInPath) {
    const unsendable = UNSENDABLE.map((value) =>
      outline('unsendable', `does not send the ${words} set to ${JSON.stringify(value)}`, [`${pointer}/unsendable`], {
        call: withValue(valid, parameter, value),
        probes: name,
        expectation: { kind: 'unsendable' },
      }),
    )
    const says = 'holding reserved characters'
    return [...boundaries, ...unsendable, trial('reserved characters', RESERVED, `${pointer}/reserved`, says)]
  }
  if (!parameter.required) return [...boundaries, trial('parameter set', firstValue(node, instances), pointer, 'set')]
  const missing = { call: withValue(valid, parameter, undefined), ...refusal(operation) }
  return [...boundaries, outline('parameter missing', `refuses no ${words}`, [`${pointer}/required`], missing)]
}

/** Names a page. Answers give its value, and no other one is right. */
const CURSOR = 'cursor'

/** The same call with another value of a parameter, or without it. */
function withValue(call: Call, parameter: Parameter, value: Json | undefined): Call {
  const place = parameter.in === 'header' ? 'headers' : parameter.in
  const { [parameter.name]: _, ...others } = call[place]
  const given = parameter.in === 'query' ? value : String(value)
  // An assignment keeps the parameters in their order.
  return { ...call, [place]: value === undefined ? others : { ...call[place], [parameter.name]: given } }
}

/**
 * A parameter carries text: neither null nor containers. An empty path segment would be another path, and an empty query
 * parameter is like none.
 */
function isSendable(parameter: Parameter, value: Json): boolean {
  if (typeof value === 'object') return false
  if (parameter.in === 'query' && (parameter.required || value !== '')) return true
  return parameter.in !== 'query' && value !== '' && !/[\r\n\0]/.test(String(value))
}

/** As text the number 1 is a valid string, and a list of one: a value of a wrong type must also be wrong when it is written as text. */
function isWrongAsText(about: string, value: Json, { node }: Parameter, { reader }: InstanceGenerator): boolean {
  const isText = reader.variants(node).some((variant) => /string|array/.test(String(variantTypes(variant))))
  return !(about.endsWith('/type') && (isText || reader.accepts(node, value, true)))
}

/** Asking for an object that does not exist changes nothing, and no other case brings this answer from a server. */
function unknownObjectCases(operation: Operation, valid: Call, { reader }: InstanceGenerator): CaseOutline[] {
  const { pointer, method, parameters, answers } = operation
  const own = parameters.findLast((each) => each.in === 'path' && !each.bound)
  if (method !== 'GET' || !own || !answers.some(({ status }) => status === 404)) return []
  const value = unknownValue(own, reader)
  if (value === undefined) return []
  return [
    outline('unknown object', `404 for ${own.name} ${value}, which nobody was given`, [pointer], {
      call: withValue(valid, own, value),
      probes: own.name,
      expectation: refusedLive(operation, [404, 400, 403]),
    }),
  ]
}

function refusedLive({ answers }: Operation, statuses: readonly number[]): Expectation {
  const documented = statuses.filter((status) => answers.some((answer) => answer.status === status))
  return { kind: 'refused', statuses: documented.length > 0 ? documented : statuses }
}
