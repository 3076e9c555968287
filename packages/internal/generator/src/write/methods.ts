import type { OpenApiDocument } from '@clouddb/document/openapi'
import type { ApiModel } from '../read/api.ts'
import type { OperationModel } from '../read/operation.ts'
import type { LocatedParameter } from '../read/parameters.ts'
import { methodTypeName, propertyName, type TypeNames } from '../type-names.ts'
import { betaWarning, comment, commentText, deprecationTag, sentence, withServerDays } from './comments.ts'
import { MethodTypes } from './method-types.ts'
import type { SchemaTypes } from './schema.ts'

/** Writes the interface of the client: one documented method for each operation. */
export function writeMethods(document: OpenApiDocument, api: ApiModel, schema: SchemaTypes, names: TypeNames): string {
  const types = new MethodTypes(document, schema, names)
  const methods = api.operations.map((operation) => `${methodComment(operation)}\n${signature(operation, types)}`)
  const imports = [
    ...(methods.length > 0 ? [`import type { ${coreTypes(api)} } from '@clouddb/client-core'`] : []),
    ...(types.imported.length > 0 ? [`import type { ${types.imported.join(', ')} } from './schema.ts'`] : []),
  ]
  const says = comment(['The methods of the client: one for each operation of the document.'])
  const body = `${says}\nexport interface Methods {\n${methods.join('\n\n')}\n}`
  return `${[imports.join('\n'), body, ...types.declarations].join('\n\n')}\n`
}

function coreTypes({ operations }: ApiModel): string {
  const lists = operations.some(({ pages }) => pages)
  const others = operations.some(({ pages }) => !pages)
  return [...(lists ? ['ApiPages'] : []), ...(others ? ['ApiPromise'] : []), 'CallOptions'].join(', ')
}

function signature(operation: OperationModel, types: MethodTypes): string {
  const { id, parameters, body } = operation
  const options = declareOptions(operation, types)
  const parts = parameters.path.map(({ parameter, argument }) => `${argument}: ${types.text(parameter)}`)
  if (body) {
    const type = types.body(operation, body)
    if (!body.optional) parts.push(`body: ${type}`)
    else parts.push(options.required ? `body: ${type} | undefined` : `body?: ${type}`)
  }
  parts.push(`options${options.required ? '' : '?'}: ${options.type}`)
  return `${id}(${parts.join(', ')}): ${resultType(operation, types)}`
}

function resultType(operation: OperationModel, types: MethodTypes): string {
  const payload = types.payload(operation)
  if (!operation.pages) return `ApiPromise<${payload}>`
  return `ApiPages<${payload.endsWith('[]') ? payload.slice(0, -2) : `${payload}[number]`}>`
}

function methodComment(operation: OperationModel): string {
  const { documentation: words, parameters, body, answers, method, path } = operation
  const answered = answers.successes.map(({ description }) => sentence(description)).filter((text) => text !== '')
  return comment([
    fullStop(commentText(words.summary)),
    withServerDays(commentText(words.description), words, 'do not have'),
    `\`${method.toUpperCase()} ${path}\``,
    otherMediaTypes(operation),
    pagesText(operation),
    words['x-beta'] && docTag('beta', betaWarning),
    deprecationTag(words),
    ...parameters.path.map(({ parameter, argument }) => docTag('param', `${argument} -`, describeParameter(parameter))),
    body && docTag('param', 'body -', sentence(body.description) || 'What is sent.'),
    docTag('param', 'options -', 'Settings of this call.'),
    answered.length > 0 ? docTag('returns', [...new Set(answered)].join(' Or: ')) : undefined,
    ...answers.errors.map(({ className, status, description }) =>
      docTag('throws', `{${className}}`, status === 'default' ? '' : `${status}:`, sentence(description)),
    ),
  ])
}

function docTag(name: string, ...words: string[]): string {
  return [`@${name}`, ...words].filter((word) => word !== '').join(' ')
}

function fullStop(text: string | undefined): string | undefined {
  return text && !/[.!?]$/.test(text) ? `${text}.` : text
}

function pagesText({ id, pages, parameters, body }: OperationModel): string | undefined {
  if (!pages?.paged) return undefined
  const [first] = parameters.path
  const call = `${id}(${first || body ? '…' : ''})`
  const says = `\`await\` gives one page, \`for await (const item of client.${call})\` the items of all pages.`
  if (!pages.body) return says
  const { limit, from, until, order, most } = pages.body
  return [
    says,
    `If they do not fit on the first page, the loop divides the range of time: select the time column, and begin \`${order}\` with it or leave it out.`,
    `Pages after the first are as long as can be, unless the body says \`${limit}\`.`,
    `Without \`${from}\` or \`${until}\`, the time of the first answer decides.`,
    `The loop throws a \`PageLimitError\`, which says what to pass, where it could miss or repeat items: where it sees no times, and where ${most} items have one time.`,
  ].join('\n')
}

// The client of `./fetch` can use the media types that a method does not use.
function otherMediaTypes(operation: OperationModel): string | undefined {
  const sent = operation.body?.others ?? []
  const answered = operation.answers.successes
    .flatMap(({ content }) => content?.others ?? [])
    .filter((mediaType) => operation.answers.text === undefined || !mediaType.startsWith(operation.answers.text))
  const lines = [
    sent.length > 0 ? `The body may also be sent as ${codeList(sent)}, with the client of \`./fetch\`.` : undefined,
    answered.length > 0
      ? `The answer may also come as ${codeList([...new Set(answered)])}: ask for it with the client of \`./fetch\`.`
      : undefined,
  ]
  return lines.some((line) => line !== undefined) ? lines.filter((line) => line !== undefined).join('\n') : undefined
}

function codeList(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(' or ')
}

/** The last parameter of a method. */
interface OptionsType {
  readonly type: string
  /** The options are required if the query or a header is. */
  readonly required: boolean
}

/** Declares the options of one method, `<Method>Options`: its bound parameters, its query and its headers. */
function declareOptions(operation: OperationModel, types: MethodTypes): OptionsType {
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
    return `${comment([describeParameter(parameter), deprecationTag(parameter)])}\nreadonly ${member}`
  })
  const type = `NonNullable<CallOptions['headers']> & {\n${members.join('\n')}\n}`
  const member = headers.some(isRequired) ? `headers: ${type}` : `headers?: (${type}) | undefined`
  return `${comment(['Headers of this call, those of the operation among them.'])}\nreadonly ${member}`
}

function isRequired(parameter: LocatedParameter): boolean {
  return parameter.required === true
}

function describeParameter(parameter: LocatedParameter): string {
  const words = parameter.description?.trim() || `The ${parameter.in} parameter \`${parameter.name}\`.`
  return sentence(withServerDays(words, parameter, 'refuse or ignore'))
}
