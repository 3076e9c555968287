import type { ContractDocument, Operation } from '../document.ts'
import type { Node } from '../schema.ts'
import { type BodyCase, deriveBodies } from './bodies.ts'
import { type Call, deriveParameters, goodCall } from './calls.ts'
import type { Alteration, Case } from './case.ts'
import { createValueMaker, type ValueMaker } from './values.ts'

/** Every case that a document gives reason for, operation by operation. Nothing in it is written for one API. */
export function deriveCases(document: ContractDocument): Case[] {
  const maker = createValueMaker(document.reader)
  const probed = new Set<string>()
  return document.operations.flatMap((operation) => {
    const call = goodCall(operation, maker)
    const make: Make = (name, about, rest) => ({ ...ACCEPTED, operation, name, about, call, ...rest })
    return withDistinctNames([
      ...bodyCases(operation, call, (node) => deriveBodies(node, probed, maker), make),
      ...parameterCases(operation, call, maker, make),
      ...requestCases(operation, make),
      ...credentialCases(operation, make),
      ...answerCases(operation, make),
    ])
  })
}

/** Makes a case of one operation: a good call that is accepted, but for what is said. */
type Make = (name: string, about: readonly string[], rest?: Partial<Case>) => Case

const ACCEPTED = { expectation: { kind: 'accepted' } } as const

/** Refused with 400 or 422, or what is preferred to them, if it is documented; a mock invents a 422 where none is. */
function refusal({ answers }: Operation, ...preferred: readonly number[]): Pick<Case, 'expectation'> {
  const candidates = [...preferred, 422, 400]
  const documented = candidates.filter((status) => answers.some((each) => each.status === status))
  return { expectation: { kind: 'refused', statuses: documented.length > 0 ? documented : [...preferred, 422] } }
}

function bodyCases(operation: Operation, call: Call, derive: (node: Node) => BodyCase[], make: Make): Case[] {
  const { body } = operation
  if (!body) return []
  const examples = body.examples.map((example) =>
    make(`accepts the example ${example.name}`, [example.pointer], { call: { ...call, body: example.value } }),
  )
  const derived = derive(body.node).map((each) =>
    make(`${each.valid ? 'accepts' : 'refuses'} ${each.says}`, each.about, {
      ...(each.valid ? ACCEPTED : refusal(operation)),
      call: { ...call, body: each.body },
    }),
  )
  const nothing = make(
    `${body.required ? 'refuses' : 'accepts'} a request without its body`,
    [`${body.pointer}/absent`],
    {
      ...(body.required ? refusal(operation) : ACCEPTED),
      alteration: { noBody: true },
    },
  )
  const otherType = make('refuses a body of another media type', [`${body.pointer}/mediaType`], {
    ...refusal(operation, 415),
    alteration: { contentType: 'text/plain' },
  })
  return [...examples, ...derived, nothing, otherType]
}

function parameterCases(operation: Operation, good: Call, maker: ValueMaker, make: Make): Case[] {
  return deriveParameters(operation, good, maker).map(({ call, valid, unsendable, about, says }) => {
    if (unsendable) return make(`does not send ${says}`, [about], { call, expectation: { kind: 'unsendable' } })
    if (valid) return make(`accepts ${says}`, [about], { call })
    return make(`refuses ${says}`, [about], { call, ...refusal(operation) })
  })
}

function requestCases({ pointer, parameters, siblings }: Operation, make: Make): Case[] {
  const good = make('sends what it is given, once, and resolves to the payload', [pointer])
  const bound = make('takes bound parameters with the call', [`${pointer}/bound`], { boundPerCall: true })
  const method = ['PUT', 'PATCH', 'DELETE', 'POST'].find((each) => !siblings.includes(each))
  const undeclared = make(`refuses the undeclared method ${method}`, [`${pointer}/method`], {
    expectation: { kind: 'refused', statuses: [405] },
    ...(method && { alteration: { method } }),
  })
  return [good, ...(parameters.some((each) => each.bound) ? [bound] : []), ...(method ? [undeclared] : [])]
}

/** A mock does not know the right secret: that a wrong one is refused cannot be seen here. */
const WRONG_CREDENTIALS = {
  basic: { missing: null, 'of another scheme': 'Bearer some-token', 'that is garbage': 'Basic !!!' },
  bearer: { missing: null, 'of another scheme': 'Basic aWQ6c2VjcmV0', 'that is garbage': 'Bearer' },
  none: {},
} as const

function credentialCases({ pointer, security }: Operation, make: Make): Case[] {
  return Object.entries<string | null>(WRONG_CREDENTIALS[security]).map(([which, authorization]) =>
    make(`refuses a credential ${which}`, [`${pointer}/security`], {
      expectation: { kind: 'refused', statuses: [401] },
      alteration: { authorization },
    }),
  )
}

function answerCases({ answers }: Operation, make: Make): Case[] {
  return answers.flatMap((answer) => {
    const verdict = answer.status < 300 ? 'resolves to the payload of' : 'rejects with'
    const type = answer.mediaType ? ` of ${answer.mediaType}` : ''
    const wanted = answer.examples.length > 0 ? answer.examples.map((example) => ({ answer, example })) : [{ answer }]
    return wanted.map((prefer: NonNullable<Alteration['prefer']>) => {
      const name = `${verdict} the documented ${answer.status}${type}${prefer.example ? `, ${prefer.example.name}` : ''}`
      const about = prefer.example?.pointer ?? answer.pointer
      return make(name, [about], { alteration: { prefer }, expectation: { kind: 'answered', ...prefer } })
    })
  })
}

/** A failure must name its case: two that would read the same are numbered. */
function withDistinctNames(cases: readonly Case[]): Case[] {
  const seen = new Map<string, number>()
  return cases.map((each) => {
    const count = (seen.get(each.name) ?? 0) + 1
    seen.set(each.name, count)
    return count === 1 ? each : { ...each, name: `${each.name} [${count}]` }
  })
}
