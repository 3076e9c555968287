import type { OperationModel } from '../read/operation.ts'
import type { LocatedParameter } from '../read/parameters.ts'
import { methodTypeName, propertyName } from '../type-names.ts'
import { comment, deprecation, sentence, withServerDays } from './comments.ts'
import type { MethodTypes } from './method-types.ts'

/** The last parameter of a method. */
interface OptionsType {
  readonly type: string
  /** The options are required if the query or a header is. */
  readonly required: boolean
}

/** Declares the options of one method, `<Method>Options`: its bound parameters, its query and its headers. */
export function declareOptions(operation: OperationModel, types: MethodTypes): OptionsType {
  const { bound, query, headers } = operation.parameters
  if (bound.length + query.length + headers.length === 0) return { type: 'CallOptions', required: false }
  const members = [
    ...bound.map((parameter) => boundMember(parameter, types)),
    ...(query.length > 0 ? [queryMember(operation, types)] : []),
    ...(headers.length > 0 ? [headersMember(headers, types)] : []),
  ]
  const says = `Settings of one call of \`${operation.id}\`.`
  const type = types.declare(methodTypeName(operation.id, 'Options'), says, (name) =>
    [`interface ${name} extends CallOptions {`, ...members, '}'].join('\n'),
  )
  return { type, required: [...query, ...headers].some(isRequired) }
}

function boundMember(parameter: LocatedParameter, types: MethodTypes): string {
  const documentation = comment([`${describeParameter(parameter)} Default: what the client was created with.`])
  return `${documentation}\nreadonly ${propertyName(parameter.name)}?: ${types.text(parameter)} | undefined`
}

function queryMember(operation: OperationModel, types: MethodTypes): string {
  const wanted = methodTypeName(operation.id, 'Query')
  const whole = `NonNullable<${types.operation(operation.id)}['parameters']['query']>`
  const name = types.declare(wanted, `The query of \`${operation.id}\`.`, (type) => `type ${type} = ${whole}`)
  const member = operation.parameters.query.some(isRequired) ? `query: ${name}` : `query?: ${name} | undefined`
  return `${comment(['What stands in the query of the address.'])}\nreadonly ${member}`
}

function headersMember(headers: readonly LocatedParameter[], types: MethodTypes): string {
  const members = headers.map((parameter) => {
    const name = propertyName(parameter.name)
    const type = types.text(parameter)
    const member = isRequired(parameter) ? `${name}: ${type}` : `${name}?: ${type} | undefined`
    return `${comment([describeParameter(parameter), deprecation(parameter)])}\nreadonly ${member}`
  })
  const type = `NonNullable<CallOptions['headers']> & {\n${members.join('\n')}\n}`
  const member = headers.some(isRequired) ? `headers: ${type}` : `headers?: (${type}) | undefined`
  return `${comment(['Headers of this call, those of the operation among them.'])}\nreadonly ${member}`
}

function isRequired(parameter: LocatedParameter): boolean {
  return parameter.required === true
}

export function describeParameter(parameter: LocatedParameter): string {
  const words = parameter.description?.trim() || `The ${parameter.in} parameter \`${parameter.name}\`.`
  return sentence(withServerDays(words, parameter, 'refuse or ignore'))
}
