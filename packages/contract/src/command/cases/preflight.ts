import { shellWord } from '@clouddb/command/safe-text'
import type { Case, Operation } from '../../index.ts'
import { shortened } from '../../report/words.ts'
import type { Silence } from '../../running/case-result.ts'
import { parsedJsonText } from '../../schema/schema.ts'
import { isSuccess } from '../engine/payload.ts'
import { LOST, type Sent } from '../engine/sender.ts'
import { expectationOf, isUnserved, namesInPath } from '../engine/verdict.ts'
import type { RunContext } from '../objects/run-context.ts'
import type { Selection } from '../options/selection.ts'
import type { RunSettings } from '../options/settings.ts'

/**
 * Reads something of the deployment before thousands of cases are derived, and returns the reason where no other request
 * can succeed. The case of this request is not sent again.
 */
export async function tryAddress(
  context: RunContext,
  { operations, has }: Selection,
  settings: RunSettings,
): Promise<{ readonly isTried: boolean; readonly reason?: string | undefined }> {
  if (!operations.some(({ safe }) => safe || settings.mode === 'writing')) return { isTried: false }
  const asked = operations.filter((each) => each.safe && namesInPath(each).length === 0)
  const readers = [...new Set([...asked, ...context.document.operations.filter(isReadable)])].filter(isCallable)
  // Whether the selected operations are served shows best in the list of their objects.
  const isNear = ({ path }: Operation) => operations.some((each) => `${each.path}/`.startsWith(`${path}/`))
  const rankOf = (operation: Operation) => Number(has(context.goodCall(operation))) + Number(isNear(operation))
  const unserved: string[] = []
  // A server may serve a part of the routes. If it serves none of these, it is another server.
  for (const operation of readers.toSorted((left, right) => rankOf(right) - rankOf(left))) {
    const item = context.goodCall(operation)
    const sent = await context.send(item, context.ids())
    const reason = hopelessness(item, sent, settings)
    if (reason !== undefined) return { isTried: true, reason }
    if (!isUnserved(item, sent)) return { isTried: true }
    unserved.push(`${operation.method} ${operation.path} was answered ${sent.result.answer?.status}`)
  }
  return unserved.length > 0 ? { isTried: true, reason: otherServer(unserved, settings) } : { isTried: false }
}

/** True for an operation that reads without the id of an object. */
const isReadable = (operation: Operation): boolean => operation.method === 'GET' && namesInPath(operation).length === 0

const isCallable = ({ parameters }: Operation): boolean => parameters.every((each) => each.bound || !each.required)

function otherServer([first = '']: readonly string[], { target, deployment }: RunSettings): string {
  const names = deployment.bound.map((name) => deployment.variables[name])
  const cure = ['`--target` and `--api`', ...names].join(', ')
  return `${target} serves none of the operations of ${deployment.name} that were tried: ${first}; check ${cure}.`
}

/** Why no other request can succeed, where the first answer shows that. */
export function hopelessness(item: Case, { result, accident }: Sent, settings: RunSettings): string | undefined {
  const { target, deployment } = settings
  if (accident !== undefined) return `${target} gave ${accident}; ${adviceOn(result.silence, settings)}.`
  const { answer, redirect } = result
  if (expectationOf(item).kind !== 'accepted' || !answer) return undefined
  if (redirect !== undefined) return leadingElsewhere(String(result.request?.url), redirect, target)
  if (answer.status === 401) {
    const variables = deployment.credentials.map((name) => String(deployment.variables[name]))
    return `${target} refused the credentials with 401; expected ones that it knows: check ${variables.join(' and ')}.`
  }
  const isPage = answer.headers['content-type']?.includes('html') && parsedJsonText(answer.text) === undefined
  if (isSuccess(answer.status) && isPage) {
    return `${target} answered with a page; expected the API: check \`--target\`, which may lead to a user interface or a proxy.`
  }
  return undefined
}

/** The advice for a redirect, with the right target where the redirect is to the same path elsewhere. */
function leadingElsewhere(url: string, redirect: string, target: string): string | undefined {
  const path = url.slice(target.length)
  const [start] = redirect.split('?')
  const meant = [path, `${path}/`].map((end) => start?.endsWith(end) && start.slice(0, -end.length)).find(Boolean)
  // A redirect that only adds a slash is a fault of the single case.
  if (meant === target) return undefined
  const cure = meant
    ? `\`--target ${shellWord(meant)}\``
    : '`--target` with the address of the API, for this may be a page to log in'
  return `${target} leads on to ${shortened(redirect, 300)}; expected the API itself: give ${cure}.`
}

/** The advice for a connection without an answer, by the error of the system. */
function adviceOn(silence: Silence | undefined, { target, proxy }: RunSettings): string {
  const { code = '', status } = silence ?? {}
  if (/SELF_SIGNED_CERT|^UNABLE_TO_(?:VERIFY|GET)_/.test(code)) {
    return 'expected a certificate of an authority that Node knows: name the file of this one, `NODE_EXTRA_CA_CERTS=ca.pem npx @clouddb/contract ...`'
  }
  if (/^CERT_(?:HAS_EXPIRED|NOT_YET_VALID)|ALTNAME/.test(code)) {
    return 'expected a certificate that is valid for this name: renew it, or correct `--target`'
  }
  if (/^EPROTO|^ERR_SSL_/.test(code)) {
    return `expected TLS, which does not seem to be spoken there: try \`--target ${target.replace(/^https/, 'http')}\``
  }
  if (status === 407) {
    const variable = proxy?.variable ?? 'HTTPS_PROXY'
    return `a proxy on the way asks for credentials: give them within its address, \`${variable}=http://user:password@proxy:port\``
  }
  if (proxy?.isUsed) {
    return `requests go by the proxy of ${proxy.variable}: check it, or name ${new URL(target).hostname} in NO_PROXY`
  }
  if (proxy) {
    return `${proxy.variable} names a proxy, which Node uses only when it is told: set NODE_USE_ENV_PROXY=1 (Node 22.21, 24 or newer)`
  }
  const mayBeTls = target.startsWith('http:') && LOST.includes(code)
  return `expected a running deployment: check \`--target\`${mayBeTls ? ', which may have to begin with https' : ''}`
}
