import { DocumentError } from '../../document/problems.ts'
import { errorExports } from '../client-errors.ts'
import { isIdentifier } from '../names.ts'
import type { ApiModel } from '../read/api.ts'
import type { OperationModel } from '../read/operation.ts'

/** Replaces the generated parts of a README, which are between markers. */
export function writeReadme(current: string | undefined, api: ApiModel, path: string): string {
  const operations = `\n\n${tables(api)}\n\n`
  const cure = `Add these two lines where the table of operations belongs:\n${markersOf('operations').join('\n')}`
  if (current === undefined) throw new DocumentError(`${path} does not exist. Create it. ${cure}`)
  const written = replaceBetween(current, 'operations', operations)
  if (written === undefined) {
    throw new DocumentError(
      `${path} must contain the markers of the table of operations, each once and in order. ${cure}`,
    )
  }
  const withDays = replaceBetween(written, 'ages', `\n\n${serverDaysTable(api.serverDays)}\n\n`) ?? written
  const byStatus = [...errorExports.byStatus].map(([status, name]) => `\`${name}\` ${status}`).join(', ')
  return replaceBetween(withDays, 'errors', byStatus) ?? withDays
}

function markersOf(name: string): [string, string] {
  return [`<!-- ${name}:start -->`, `<!-- ${name}:end -->`]
}

/** Returns undefined unless the text has both markers, each once and in order. */
function replaceBetween(text: string, name: string, content: string): string | undefined {
  const [start, end] = markersOf(name)
  const from = text.indexOf(start)
  const to = text.indexOf(end)
  if (from === -1 || to < from || text.indexOf(start, from + 1) !== -1) return undefined
  return text.slice(0, from + start.length) + content + text.slice(to)
}

/** A table of the operations of each group, under the title of the group where there are several. */
function tables({ operations, groups }: ApiModel): string {
  const provenances = operations.some(({ documentation }) => documentation['x-provenance'] !== undefined)
  const header = ['Method', 'Request', 'What it does', ...(provenances ? ['Provenance'] : [])]
  const tableOfAll = (all: readonly OperationModel[]) =>
    tableOf(
      header,
      all.map((each) => [...cells(each), ...(provenances ? [each.documentation['x-provenance'] ?? ''] : [])]),
    )
  if (groups.length < 2) return tableOfAll(operations)
  return groups
    .flatMap(({ title, description, operations }) => [
      ...(title === undefined ? [] : [`### ${title}`]),
      ...(description === undefined ? [] : [description.trim()]),
      tableOfAll(operations),
    ])
    .join('\n\n')
}

function serverDaysTable(days: ApiModel['serverDays']): string {
  const rows = [...days].map(([day, names]) => [day, names.map((name) => `\`${name}\``).join(', ')])
  return tableOf(['Since', 'What older servers do not have'], rows)
}

function tableOf(header: readonly string[], rows: readonly (readonly string[])[]): string {
  return [header, header.map(() => '---'), ...rows].map((row) => `| ${row.map(cell).join(' | ')} |`).join('\n')
}

function cells(operation: OperationModel): string[] {
  const { documentation, method, path } = operation
  const since = documentation['x-since']
  const marks = [
    ...(documentation['x-beta'] ? ['beta'] : []),
    ...(since === undefined ? [] : [`servers since ${since}`]),
  ]
  const summary = `${documentation.summary ?? ''}${marks.length === 0 ? '' : ` (${marks.join('; ')})`}`
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
