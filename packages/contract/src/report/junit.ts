import type { CaseReport, RunReport } from './run-report.ts'
import { answerLine, oneLine, printable, requestLine, verdictOf } from './words.ts'

/**
 * JUnit's XML as continuous integration reads it: a suite for an operation, what is unsupported or was not reached as
 * skipped, and one case more that fails when the run itself did not get to its end.
 */
export function toJunit(report: RunReport): string {
  const { counts, document, seconds, startedAt } = report
  const started = startedAt.replace(/\.\d+Z$/, '')
  const shared = { timestamp: started, hostname: new URL(report.target).hostname }
  const suites = report.operations.map(({ id, method, path, ...figures }) =>
    element(
      'testsuite',
      { name: `${document.name}.${id}`, ...totals(figures, 0), time: 0, ...shared },
      element('properties', {}, element('property', { name: 'request', value: `${method} ${path}` })),
      ...report.cases.filter(({ operation }) => operation === id).map((each) => testcase(document.name, each)),
    ),
  )
  const incomplete = report.outcome === 'incomplete' || report.interruptions.length > 0
  const name = `${document.name}.run`
  const run = element(
    'testsuite',
    { name, tests: 1, failures: 0, errors: incomplete ? 1 : 0, skipped: 0, time: seconds, ...shared },
    element(
      'testcase',
      { name: 'gets to its end', classname: name, time: seconds },
      ...(incomplete ? [problem('error', verdictOf(report), report.interruptions.map(oneLine).join('\n'))] : []),
    ),
  )
  const all = { name: `contract ${document.name}`, ...totals(counts, incomplete ? 1 : 0, 1), time: seconds }
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element('testsuites', all, ...suites, run)}\n`
}

type Figures = Pick<RunReport['counts'], 'passed' | 'failed' | 'unsupported' | 'notReached'>

function totals({ passed, failed, unsupported, notReached }: Figures, errors: number, more = 0) {
  const skipped = unsupported + notReached
  return { tests: passed + failed + skipped + more, failures: failed, errors, skipped }
}

function testcase(document: string, item: CaseReport): string {
  const attributes = { name: item.name, classname: `${document}.${item.operation}`, time: 0 }
  if (item.verdict === 'passed') return element('testcase', attributes)
  if (item.verdict === 'failed') {
    return element('testcase', attributes, problem('failure', item.complaints.join('; '), detailsOf(item)))
  }
  return element('testcase', attributes, element('skipped', { message: `${item.verdict}: ${item.reason}` }))
}

function detailsOf({ id, request, answer, expected, pointer, complaints }: CaseReport): string {
  return [
    ...complaints,
    '',
    `expected  ${expected}`,
    ...(request ? [`sent      ${requestLine(request)}`] : []),
    ...(request?.body === undefined ? [] : [`body      ${request.body}`]),
    ...(answer ? [`came      ${answerLine(answer, 2000)}`] : []),
    `pointer   ${pointer}`,
    `case      ${id}`,
  ]
    .map(oneLine)
    .join('\n')
}

const problem = (tag: 'failure' | 'error', message: string, text: string): string =>
  `<${tag}${attributesOf({ message, type: tag })}>${escaped(text)}</${tag}>`

function element(tag: string, attributes: Readonly<Record<string, string | number>>, ...children: string[]): string {
  const start = `<${tag}${attributesOf(attributes)}`
  return children.length === 0 ? `${start}/>` : `${start}>\n${children.join('\n')}\n</${tag}>`
}

const attributesOf = (attributes: Readonly<Record<string, string | number>>): string =>
  Object.entries(attributes)
    .map(([name, value]) => ` ${name}="${escaped(String(value)).replaceAll('\n', '&#10;')}"`)
    .join('')

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

const escaped = (text: string): string => printable(text).replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '')
