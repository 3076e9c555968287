import type { Case, Operation } from '../../index.ts'
import { shortened } from '../../report/words.ts'
import { isSuccess } from '../engine/payload.ts'
import { namesInPath } from '../objects/resources.ts'
import type { Selection } from '../options/selection.ts'
import type { RunSettings } from '../options/settings.ts'
import { quoted } from '../output/repetition.ts'
import { adviceOn } from './connection-advice.ts'
import type { RunContext } from '../objects/run-context.ts'
import type { Sent } from '../engine/sender.ts'
import { expectationOf, isUnserved } from '../engine/verdict.ts'

/** So many routes may be newer than a server; were none of them served, it would be another one. */
const MOST_ROUTES = 4

/**
 * Reads something of the deployment before thousands of cases are derived: why nothing else need be tried, where that
 * shows. What is read is sent no second time for the case that it is.
 */
export async function tryAddress(
  context: RunContext,
  { operations, has }: Selection,
  settings: RunSettings,
): Promise<{ readonly isTried: boolean; readonly reason?: string | undefined }> {
  if (!operations.some(({ safe }) => safe || settings.mode === 'writing')) return { isTried: false }
  const readers = [...new Set([...operations, ...context.document.operations].filter(isReadable))]
  const isSentAnyway = (operation: Operation) => Number(has(context.goodCall(operation)))
  const unserved: string[] = []
  for (const operation of readers
    .toSorted((left, right) => isSentAnyway(right) - isSentAnyway(left))
    .slice(0, MOST_ROUTES)) {
    const item = context.goodCall(operation)
    const sent = await context.send(item, context.ids())
    const reason = hopelessness(item, sent, settings)
    if (reason !== undefined) return { isTried: true, reason }
    if (!isUnserved(item, sent)) return { isTried: true }
    unserved.push(`${operation.method} ${operation.path} was answered ${sent.result.answer?.status}`)
  }
  return unserved.length > 0 ? { isTried: true, reason: otherServer(unserved, settings) } : { isTried: false }
}

/** What is read without the id of any object. */
const isReadable = (operation: Operation): boolean =>
  operation.method === 'GET' &&
  namesInPath(operation).length === 0 &&
  operation.parameters.every((each) => each.bound || !each.required)

function otherServer([first = '']: readonly string[], { target, deployment }: RunSettings): string {
  const names = deployment.bound.map((name) => deployment.variables[name])
  const cure = ['`--target` and `--document`', ...names].join(', ')
  return `${target} serves none of the operations of ${deployment.name}: ${first}; check ${cure}.`
}

/** Why nothing else need be tried, where the first answer of all shows that. */
export function hopelessness(item: Case, { result, accident }: Sent, settings: RunSettings): string | undefined {
  const { target, deployment } = settings
  if (accident !== undefined)
    return `${target} gave ${accident.replace(/^no answer came:/, 'no answer:')}; ${adviceOn(accident, settings)}.`
  const { answer, redirect } = result
  if (expectationOf(item).kind !== 'accepted' || !answer) return undefined
  if (redirect !== undefined) return leadingElsewhere(String(result.request?.url), redirect, target)
  if (answer.status === 401) {
    const variables = deployment.credentials.map((name) => String(deployment.variables[name]))
    return `${target} refused the credentials with 401; expected ones that it knows: check ${variables.join(' and ')}.`
  }
  if (isSuccess(answer.status) && answer.headers['content-type']?.includes('html')) {
    return `${target} answered with a page; expected the API: check \`--target\`, which may lead to a user interface or a proxy.`
  }
  return undefined
}

/** The address that a redirect means, where it shows the same path somewhere else. */
function leadingElsewhere(url: string, redirect: string, target: string): string | undefined {
  const path = url.slice(target.length)
  const [start] = redirect.split('?')
  const meant = [path, `${path}/`].map((end) => start?.endsWith(end) && start.slice(0, -end.length)).find(Boolean)
  // A stroke at the end is for each case to judge.
  if (meant === target) return undefined
  const cure = meant
    ? `\`--target ${quoted(meant)}\``
    : '`--target` with the address of the API, for this may be a page to log in'
  return `${target} leads on to ${shortened(redirect, 300)}; expected the API itself: give ${cure}.`
}
