import type { OperationClaim } from '../facts/claim.ts'
import type { Operation, Reading } from './facts-reading.ts'
import { entriesOf } from './facts-spots.ts'
import type { Objection } from './facts-values.ts'
import { wordsOf } from './facts-words.ts'

/** Judges what a claim says of an operation. */
export function objectionToOperation(reading: Reading, claim: OperationClaim): Objection {
  const operation = reading.operation(claim.operation)
  if (!operation) return `has no operation ${claim.operation}`
  const objection = judge(reading, claim, operation)
  return objection && `${objection}, at ${operation.pointer}`
}

function judge(reading: Reading, claim: OperationClaim, operation: Operation): Objection {
  switch (claim.kind) {
    case 'is served':
      reading.back(operation.pointer, 'stands there')
      return operation.mark === 'interface' ? undefined : 'marks it as a public fact'
    case 'is called':
      return judgeName(operation, claim.title)
    case 'is deprecated itself':
      reading.back(operation.pointer, 'deprecated')
      return operation.node.deprecated === true ? undefined : 'does not deprecate it'
    case 'takes the parameter':
      return judgeParameter(reading, operation, claim.name)
    case 'takes a JSON body':
      return judgeBody(reading, operation)
    case 'takes no body':
      return operation.node.requestBody === undefined ? undefined : 'takes a body'
    case 'answers':
      return judgeAnswer(reading, operation, claim.status)
    case 'shows no body of':
      return judgeOpenAnswer(reading, operation, claim.status)
    case 'shows no other answer than': {
      const others = entriesOf(operation.node.responses).filter(([status]) => !claim.statuses.includes(Number(status)))
      const shown = others.filter(([status]) => reading.answer(operation, status)?.mark !== 'public')
      return shown.length === 0 ? undefined : `does not mark ${shown.map(([status]) => status)} as a public fact`
    }
  }
}

function judgeName({ id, path }: Operation, title: string): Objection {
  const own = wordsOf(id.replace(/[A-Z]/g, ' $&'))
  const known = new Set(wordsOf(`${title} ${path}`))
  const foreign = own.filter((word) => !known.has(word))
  const [verb] = wordsOf(title)
  if (own[0] !== verb) return `calls it ${id}, which begins with another verb`
  return foreign.length === 0 && own.length > 1 ? undefined : `calls it ${id}`
}

function judgeParameter(reading: Reading, operation: Operation, name: string): Objection {
  const parameter = operation.parameters.find(({ node }) => node.name === name)
  if (!parameter) return `has no parameter ${name}`
  for (const statement of ['stands there', 'name', 'in', 'required']) reading.back(parameter.pointer, statement)
  if (parameter.node.in !== 'path') return `has ${name} in ${parameter.node.in}`
  if (parameter.node.required !== true) return `does not require ${name}`
  return parameter.mark === 'interface' ? undefined : `marks ${name} as a public fact`
}

function judgeBody(reading: Reading, operation: Operation): Objection {
  const holder = reading.child(operation, 'requestBody')
  if (!holder) return 'takes no body'
  const body = reading.follow(holder)
  for (const statement of ['stands there', 'required', 'content application/json'])
    reading.back(body.pointer, statement)
  reading.back(holder.pointer, 'stands there')
  const types = entriesOf(body.node.content).map(([type]) => type)
  if (types.join() !== 'application/json') return `takes ${types.join(' or ') || 'a body of no type'}`
  return body.node.required === true ? undefined : 'does not require the body'
}

function judgeAnswer(reading: Reading, operation: Operation, status: number): Objection {
  const answer = reading.answer(operation, status)
  if (!answer) return `does not answer ${status}`
  reading.back(operation.pointer, `answers ${status}`)
  reading.back(answer.pointer, 'stands there')
  return answer.mark === 'interface' ? undefined : `marks ${status} as a public fact`
}

function judgeOpenAnswer(reading: Reading, operation: Operation, status: number): Objection {
  const answer = reading.answer(operation, status)
  if (!answer) return `does not answer ${status}`
  const contents = entriesOf(answer.node.content)
  return contents.length === 0 || answer.mark === 'public' ? undefined : `does not mark ${status} as a public fact`
}
