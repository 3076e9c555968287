import { onOneLine, printable } from '@clouddb/command/safe-text'
import type { CaseReport, Counts, RunReport } from './run-report.ts'
import { type Alike, answerLine, complaintsAbout, findingsOf, requestWords } from './words.ts'

/**
 * JUnit XML for continuous integration: one suite for each operation; unsupported and unreached cases are skipped; one
 * further case fails when the run itself was incomplete.
 */
export function toJunit(report: RunReport): string {
  const { counts, document, seconds, startedAt } = report
  const started = startedAt.replace(/\.\d+Z$/, '')
  const shared = { timestamp: started, hostname: new URL(report.target).hostname }
  const known = new Set(report.baseline?.known)
  const groups = groupsByCase(report)
  const suites = report.operations.map(({ id, method, path, ...figures }) => {
    const own = report.cases.filter(({ operation }) => operation === id)
    const counts = totals(figures, 0, { known: own.filter((each) => known.has(each.id)).length })
    return element(
      'testsuite',
      { name: `${document.name}.${id}`, ...counts, time: secondsOf(own), ...shared },
      element('properties', {}, element('property', { name: 'request', value: `${method} ${path}` })),
      ...own.map((each) => testcase(document.name, each, known.has(each.id), groups.get(each))),
    )
  })
  const incomplete = report.outcome === 'incomplete' || report.interruptions.length > 0
  const name = `${document.name}.run`
  const run = element(
    'testsuite',
    { name, tests: 1, failures: 0, errors: incomplete ? 1 : 0, skipped: 0, time: seconds, ...shared },
    element(
      'testcase',
      { name: 'gets to its end', classname: name, time: seconds },
      ...(incomplete ? [problem('error', report.verdict, report.interruptions.map(onOneLine).join('\n'))] : []),
    ),
  )
  const all = {
    name: `contract ${document.name}`,
    ...totals(counts, incomplete ? 1 : 0, { more: 1, known: known.size }),
    time: seconds,
  }
  return `<?xml version="1.0" encoding="UTF-8"?>\n${element('testsuites', all, ...suites, run)}\n`
}

/** A failure that the baseline accepts counts as skipped, so that it does not fail a build. */
function totals({ passed, failed, unsupported, notReached }: Counts, errors: number, { more = 0, known = 0 }) {
  const skipped = unsupported + notReached
  return { tests: passed + failed + skipped + more, failures: failed - known, errors, skipped: skipped + known }
}

/** The group of each failure. */
function groupsByCase(report: RunReport): ReadonlyMap<CaseReport, Alike> {
  const { failures, known, ofClient } = findingsOf(report)
  return new Map([...failures, ...known, ...ofClient].flatMap((group) => group.map((each) => [each, group] as const)))
}

const secondsOf = (cases: readonly CaseReport[]): number =>
  Math.round(cases.reduce((sum, { milliseconds = 0 }) => sum + milliseconds, 0)) / 1000

function testcase(document: string, item: CaseReport, isKnown: boolean, group: Alike = [item]): string {
  const attributes = { name: item.title, classname: `${document}.${item.operation}`, time: secondsOf([item]) }
  if (item.verdict === 'passed') return element('testcase', attributes)
  const said = complaintsAbout(item).join('; ')
  if (item.verdict === 'failed' && !isKnown) {
    return element('testcase', attributes, problem('failure', said, detailsOf(item, group)))
  }
  const message = isKnown ? `known, accepted by the baseline: ${said}` : `${item.verdict}: ${item.reason}`
  const details = item.clientComplaints && element('system-out', {}, escaped(detailsOf(item, group)))
  return element('testcase', attributes, element('skipped', { message }), ...(details ? [details] : []))
}

const MOST_NAMES = 50

/** The details of a failure; the other failures of a group refer to the first. */
function detailsOf(item: CaseReport, [first, ...others]: Alike): string {
  const { id, request, answer, expected, pointer, curl, again } = item
  const own = [...(curl === undefined ? [] : [`curl      ${curl}`]), `again     ${again ?? `--only ${id}`}`]
  if (item !== first) return [`as in     ${first.title}`, ...own].join('\n')
  return [
    ...complaintsAbout(item),
    '',
    `expected  ${expected}`,
    ...(request ? [`sent      ${requestWords(request)}`] : []),
    ...(request?.body === undefined ? [] : [`body      ${request.body}`]),
    ...(answer ? [`came      ${answerLine(answer, 2000)}`] : []),
    `pointer   ${pointer}`,
    `case      ${id}`,
    ...own,
    ...others.slice(0, MOST_NAMES).map(({ name }) => `likewise  ${name}`),
    ...(others.length > MOST_NAMES ? [`likewise  ${others.length - MOST_NAMES} more`] : []),
  ]
    .map(onOneLine)
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
