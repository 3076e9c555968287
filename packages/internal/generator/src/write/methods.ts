import type { OpenApiDocument } from '@clouddb/document/openapi'
import type { ApiModel } from '../read/api.ts'
import type { OperationModel } from '../read/operation.ts'
import type { TypeNames } from '../type-names.ts'
import { betaWarning, comment, deprecation, prose, sentence, withServerDays } from './comments.ts'
import { MethodTypes } from './method-types.ts'
import { declareOptions, describeParameter } from './option-types.ts'
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
    fullStop(prose(words.summary)),
    withServerDays(prose(words.description), words, 'do not have'),
    `\`${method.toUpperCase()} ${path}\``,
    otherMediaTypes(operation),
    pagesText(operation),
    words['x-beta'] && docTag('beta', betaWarning),
    deprecation(words),
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
