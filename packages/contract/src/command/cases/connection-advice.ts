import type { RunSettings } from '../options/settings.ts'

/** What to do about a connection that brought no answer, by the words of the system for it. */
export function adviceOn(accident: string, { target, proxy }: Pick<RunSettings, 'target' | 'proxy'>): string {
  if (/self.signed certificate|unable to (?:verify|get) /i.test(accident)) {
    return 'expected a certificate of an authority that Node knows: name the file of this one, `NODE_EXTRA_CA_CERTS=ca.pem npx @clouddb/contract ...`'
  }
  if (/certificate has expired|certificate is not yet valid|altnames/i.test(accident)) {
    return 'expected a certificate that is valid for this name: renew it, or correct `--target`'
  }
  if (/wrong version number|packet length too long|EPROTO/i.test(accident)) {
    return `expected TLS, which does not seem to be spoken there: try \`--target ${target.replace(/^https/, 'http')}\``
  }
  if (/answered 407/.test(accident)) {
    const variable = proxy?.variable ?? 'HTTPS_PROXY'
    return `a proxy on the way asks for credentials: give them within its address, \`${variable}=http://user:password@proxy:port\``
  }
  if (proxy?.isUsed) {
    return `requests go by the proxy of ${proxy.variable}: check it, or name ${new URL(target).hostname} in NO_PROXY`
  }
  if (proxy) {
    return `${proxy.variable} names a proxy, which Node uses only when it is told: set NODE_USE_ENV_PROXY=1 (Node 22.21, 24 or newer)`
  }
  const mayBeTls = target.startsWith('http:') && /other side closed|ECONNRESET|socket hang up/.test(accident)
  return `expected a running deployment: check \`--target\`${mayBeTls ? ', which may have to begin with https' : ''}`
}
