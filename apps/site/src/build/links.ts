import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path/posix'
import { base } from '../addresses.ts'
import { builtPages, dist } from './built.ts'

/** Each link of the built site that leads nowhere, or to a part that its page does not have: `page → link: why`. */
export function brokenLinks(
  pages: ReadonlyMap<string, string> = builtPages(),
  isThere: (path: string) => boolean = isFile,
): string[] {
  const parts = new Map([...pages].map(([file, html]) => [file, partsOf(html)]))
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
  const [path = '', anchor] = link.split('#')
  if (path !== '' && !path.startsWith(`${base}/`)) return 'it leaves the folder of the site'
  const below = path.slice(base.length + 1)
  const target = path === '' ? file : /(^|\/)$/.test(below) ? join(below, 'index.html') : decodeURI(below)
  const known = parts.get(target)
  if (known === undefined) return isThere(target) ? undefined : 'there is no such page or file'
  return anchor && !known.has(decodeURIComponent(anchor)) ? 'the page has no such part' : undefined
}

/** What a page leads to or loads. */
function linksOf(html: string): string[] {
  const links = [...html.matchAll(/<[a-z][^<>]*?\s(?:href|src)="([^"]*)"/g)].map(([, link = '']) => link)
  return [...new Set(links.map((link) => link.replaceAll('&amp;', '&')))].filter((link) => link !== '')
}

function partsOf(html: string): ReadonlySet<string> {
  return new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id))
}

function isFile(path: string): boolean {
  return existsSync(dist + path) && statSync(dist + path).isFile()
}
