import type { Operation, Parameter } from '../document/document.ts'
import type { Json } from '../schema/schema.ts'
import type { SchemaReader } from '../schema/schema-reader.ts'
import { type Call, firstValue } from './calls.ts'
import { candidatesOf } from './candidates/generator.ts'
import { typesOf } from './instances/constraints.ts'
import type { InstanceGenerator } from './instances/generator.ts'
import type { CaseKind } from './kinds.ts'

/** A call in which one parameter has a value of note. */
export interface ParameterCase {
  readonly kind: CaseKind
  readonly call: Call
  /** The path parameter with the value of note. */
  readonly probes?: string
  readonly valid: boolean
  readonly about: string
  readonly says: string
  /** True where no request can carry the value: the client has to refuse it. */
  readonly unsendable?: true
}

/** Everything that a URL gives a meaning of its own, and what is not ASCII. */
const RESERVED = 'a/b?c#d%25 e&f=ü'

/** Calls with a value of note in one parameter: both sides of what its schema demands, and what a URL finds hard. */
export function deriveParameters(operation: Operation, good: Call, instances: InstanceGenerator): ParameterCase[] {
  return operation.parameters.flatMap((parameter): ParameterCase[] => {
    const trial = trialOf(parameter, good, instances.reader)
    return [
      ...boundaries(parameter, trial, instances),
      ...(parameter.in === 'path' ? pathCases(parameter, trial) : []),
      ...(parameter.in !== 'path' && parameter.required ? [missing(good, parameter)] : []),
      ...(parameter.in !== 'path' && !parameter.required
        ? [trial('parameter set', firstValue(parameter.node, instances.reader), parameter.pointer, 'set')]
        : []),
    ]
  })
}

/** Makes a case in which a parameter has this value; whether that is right is for the validator to say. */
type Trial = (kind: CaseKind, value: Json, about: string, says: string) => ParameterCase

function trialOf(parameter: Parameter, good: Call, reader: SchemaReader): Trial {
  return (kind, value, about, says) => ({
    kind,
    call: withValue(good, parameter, value),
    ...(parameter.in === 'path' && { probes: parameter.name }),
    valid: reader.accepts(parameter.node, value, true),
    about,
    says: `the ${wordsFor(parameter)} ${says}`,
  })
}

const wordsFor = (parameter: Parameter): string => `${parameter.in} parameter ${parameter.name}`

function boundaries(parameter: Parameter, trial: Trial, instances: InstanceGenerator): ParameterCase[] {
  const { reader } = instances
  return reader
    .variants(parameter.node)
    .flatMap((variant) => candidatesOf(parameter.node, variant, instances))
    .filter(({ value, about }) => isSendable(parameter, value) && isHonest(about, value, parameter, reader))
    .map(({ kind, value, about, says }) => trial(kind, value, about, says))
}

function pathCases(parameter: Parameter, trial: Trial): ParameterCase[] {
  const unsendable = ['', '.', '..', '%2e%2E'].map((value) => ({
    ...trial('unsendable', value, `${parameter.pointer}/unsendable`, ''),
    valid: false,
    says: `the path parameter ${parameter.name} set to ${JSON.stringify(value)}`,
    unsendable: true as const,
  }))
  const reserved = trial(
    'reserved characters',
    RESERVED,
    `${parameter.pointer}/reserved`,
    'holding reserved characters',
  )
  return [...unsendable, reserved]
}

function missing(good: Call, parameter: Parameter): ParameterCase {
  const { [parameter.name]: _query, ...query } = good.query
  const { [parameter.name]: _header, ...headers } = good.headers
  return {
    kind: 'parameter missing',
    call: { ...good, query, headers },
    valid: false,
    about: `${parameter.pointer}/required`,
    says: `no ${wordsFor(parameter)}`,
  }
}

function withValue(good: Call, parameter: Parameter, value: Json): Call {
  if (parameter.in === 'path') return { ...good, path: { ...good.path, [parameter.name]: String(value) } }
  if (parameter.in === 'query') return { ...good, query: { ...good.query, [parameter.name]: value } }
  return { ...good, headers: { ...good.headers, [parameter.name]: String(value) } }
}

/** A parameter carries text: it holds neither nothing nor containers, and an empty path segment is another path. */
function isSendable(parameter: Parameter, value: Json): boolean {
  if (typeof value === 'object') return false
  return parameter.in === 'query' || (value !== '' && !/[\r\n\0]/.test(String(value)))
}

/** As text the number 1 is a fine string: a candidate of a wrong type must still be wrong when it is written down. */
function isHonest(about: string, value: Json, parameter: Parameter, reader: SchemaReader): boolean {
  const isText = reader.variants(parameter.node).some((variant) => typesOf(variant)?.includes('string'))
  return !(about.endsWith('/type') && (isText || reader.accepts(parameter.node, value, true)))
}
