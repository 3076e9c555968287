import { DocumentError } from '@clouddb/document/problems'
import { isIdentifier } from './names.ts'
import type { ApiModel, OperationModel } from './operations.ts'

const start = '<!-- operations:start -->'
const end = '<!-- operations:end -->'

/** Puts the table of operations between the markers of a README and leaves everything else as it is. */
export function writeReadme(current: string | undefined, api: ApiModel, path: string): string {
  const cure = `Put these two lines where the table of operations shall stand:\n${start}\n${end}`
  if (current === undefined) throw new DocumentError(`${path} is missing. Write it. ${cure}`)
  const from = current.indexOf(start)
  const to = current.indexOf(end)
  if (from === -1 || to === -1 || to < from || current.indexOf(start, from + 1) !== -1) {
    throw new DocumentError(`${path} lacks the markers of the table of operations, each once and in order. ${cure}`)
  }
  return `${current.slice(0, from + start.length)}\n\n${table(api)}\n\n${current.slice(to)}`
}

function table(api: ApiModel): string {
  const provenances = api.operations.some(({ documentation }) => documentation['x-provenance'] !== undefined)
  const header = ['Method', 'Request', 'What it does', ...(provenances ? ['Provenance'] : [])]
  const rows = api.operations.map((operation) => [
    ...cells(operation),
    ...(provenances ? [operation.documentation['x-provenance'] ?? ''] : []),
  ])
  return [header, header.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n')
}

function cells(operation: OperationModel): string[] {
  const { documentation, method, path } = operation
  const summary = documentation.summary ?? ''
  const request = `\`${method.toUpperCase()} ${path}\``
  const call = `\`${callOf(operation)}\``
  if (documentation.deprecated !== true) return [call, request, summary]
  const reason = documentation['x-deprecation-reason']
  const advice = reason === undefined ? 'Deprecated.' : `Deprecated: ${reason}`
  return [`~~${call}~~`, request, `~~${summary}~~ ${advice}`]
}

function callOf({ id, parameters, body }: OperationModel): string {
  const names = [
    ...parameters.path.map(({ argument }) => argument),
    ...(body ? [body.optional ? 'body?' : 'body'] : []),
  ]
  const needed = [...parameters.query, ...parameters.headers].some(({ required }) => required === true)
  return `${isIdentifier(id) ? id : `['${id}']`}(${[...names, ...(needed ? ['options'] : [])].join(', ')})`
}

function cell(text: string): string {
  return text.replace(/\s+/g, ' ').replaceAll('|', '\\|').trim()
}
