import { dirname, join } from 'node:path/posix'
import { addressOf } from '../addresses.ts'
import { texts } from './texts.ts'

/** Where the sources can be read, as `https://host/owner/name`; without it, links to them are shown as plain words. */
const sources = process.env.SITE_SOURCES?.replace(/\/+$/, '')

/** Leads the links of a text to the pages of the site, and those to other files to the sources. */
export function withLinks(file: string, markdown: string): string {
  return outsideCode(markdown, (text) =>
    text.replace(/\[((?:[^[\]]|\[[^\]]*\])*)\]\(([^()\s]+)\)/g, (whole, words: string, link: string) => {
      if (/^(https?:|mailto:|#)/.test(link)) return whole
      const target = targetOf(file, link)
      return target === undefined ? words : `[${words}](${target})`
    }),
  )
}

function targetOf(file: string, link: string): string | undefined {
  const [path = '', anchor = ''] = link.split('#')
  const found = join(dirname(file), path).replace(/\/$/, '')
  const page = texts.find((text) => text.file === found || text.file === `${found}/README.md`)
  if (page) return addressOf(page.id, anchor)
  return sources && `${sources}/blob/main/${found}${anchor && `#${anchor}`}`
}

/** Changes what is no block of code. */
export function outsideCode(markdown: string, change: (text: string) => string): string {
  return markdown
    .split(/(^```.*?^```$)/ms)
    .map((part, index) => (index % 2 === 1 ? part : change(part)))
    .join('')
}
