import { createHash } from 'node:crypto'
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path/posix'
import { fileURLToPath } from 'node:url'
import { base } from '../apis.ts'

/** The output folder of the site. */
export const dist: string = fileURLToPath(new URL('../../dist/', import.meta.url))

/** The HTML of the built pages, by path. Paths use `/` on every system. */
function builtPages(): Map<string, string> {
  const files = globSync('**/*.html', { cwd: dist }).map((file) => file.replaceAll('\\', '/'))
  return new Map(files.toSorted().map((file) => [file, readFileSync(`${dist}${file}`, 'utf8')]))
}

/** Adds a content security policy to each page: it may load from the site only, and run its own inline scripts. */
export function seal(): void {
  for (const [file, html] of builtPages())
    if (!html.includes('http-equiv="content-security-policy"')) writeFileSync(dist + file, sealed(html))
}

/** Adds the policy to a page, directly after its character set. */
export function sealed(html: string): string {
  const scripts = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>(.*?)<\/script>/gs)].map(([, script = '']) => script)
  const hashes = [...new Set(scripts)].map(
    (script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  )
  const policy = [
    "default-src 'none'",
    // The search uses WebAssembly.
    `script-src 'self' 'wasm-unsafe-eval' ${hashes.join(' ')}`.trim(),
    // The colors of code are style attributes.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "frame-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
  ].join('; ')
  const charset = /<meta charset="[^"]*"\/?>/.exec(html)?.[0]
  if (charset === undefined) throw new Error('A page has no character set. Check the head that the generator writes.')
  return html.replace(charset, () => `${charset}<meta http-equiv="content-security-policy" content="${policy}">`)
}

/** The broken links of the built site, each as `page → link: reason`. */
export function brokenLinks(
  pages: ReadonlyMap<string, string> = builtPages(),
  isThere: (path: string) => boolean = isFile,
): string[] {
  const parts = new Map([...pages].map(([file, html]) => [file, anchorsOfPage(html)]))
  return [...pages].flatMap(([file, html]) =>
    linksOf(html).flatMap((link) => {
      const why = faultOf(file, link, parts, isThere)
      return why === undefined ? [] : [`${file} → ${link}: ${why}`]
    }),
  )
}

function faultOf(
  file: string,
  link: string,
  parts: ReadonlyMap<string, ReadonlySet<string>>,
  isThere: (path: string) => boolean,
): string | undefined {
  if (/^(https:|mailto:|data:)/.test(link)) return undefined
  const [address = '', anchor] = link.split('#')
  const path = address.replace(/\?.*/, '')
  if (path !== '' && !path.startsWith(`${base}/`)) return 'it leaves the folder of the site'
  const below = path.slice(base.length + 1)
  const target = path === '' ? file : /(^|\/)$/.test(below) ? join(below, 'index.html') : decodeURI(below)
  const known = parts.get(target)
  if (known === undefined) return isThere(target) ? undefined : 'no such page or file'
  return anchor && !known.has(decodeURIComponent(anchor)) ? 'the page has no such part' : undefined
}

/** The links and the sources of a page. */
function linksOf(html: string): string[] {
  const links = [...html.matchAll(/<[a-z][^<>]*?\s(?:href|src)="([^"]*)"/g)].map(([, link = '']) => link)
  return [...new Set(links.map((link) => link.replaceAll('&amp;', '&')))].filter((link) => link !== '')
}

function anchorsOfPage(html: string): ReadonlySet<string> {
  return new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id))
}

function isFile(path: string): boolean {
  return existsSync(dist + path) && statSync(dist + path).isFile()
}
