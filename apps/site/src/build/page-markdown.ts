import type { Page } from '../apis.ts'

/** A page as Markdown without HTML, for tools that read text. */
export function markdownOf({ title, markdown, text: own = markdown }: Page): string {
  const blocks = own.replaceAll(/<!--.*?-->/gs, '').split(/(^(?:`{3,}).*?^`{3,}$)/ms)
  const body = blocks.map((block, index) =>
    index % 2 === 1 ? withoutMeta(block) : block.replace(/^[ ]*<.*$/gm, textOfHtml),
  )
  const text = `# ${title}\n\n${body.join('')}`.replace(/[ ]+$/gm, '').replace(/\n{3,}/g, '\n\n')
  return `${withTextLinks(text.trim())}\n`
}

/** Links of a text to pages of the site lead to their Markdown. */
function withTextLinks(text: string): string {
  return text.replace(/\]\((\/(?:[^)#?\s]*\/)?)(?:[?#][^)]*)?\)/g, (_, address) => `](${address}index.md)`)
}

/** The first line of a block of code without what only the generator reads. */
function withoutMeta(block: string): string {
  return block.replace(/^(`+\w*).*/, '$1')
}

/** The parts of a page that only a browser can use. */
const controls = /<div class="choice".*?<\/div>|<label.*?<\/label>|<p class="jump">.*?<\/p>/g

/** The Markdown for each HTML tag. All other tags are removed. */
const marks: Readonly<Record<string, string>> = {
  h2: '\n\n## ',
  '/h2': '\n\n',
  b: '**',
  '/b': '**',
  s: '~~',
  '/s': '~~',
  summary: '**',
  '/summary': '**',
  code: '`',
  '/code': '`',
  pre: '```\n',
  '/pre': '\n```',
}

/** Converts the HTML of our own pages, each block of which is one line. Lists keep their depth. */
function textOfHtml(html: string): string {
  let depth = 0
  const addresses: string[] = []
  const indented = (text: string): string => text.replaceAll('\n', `\n${'  '.repeat(Math.max(depth, 0))}`)
  const readable = html
    .replaceAll(controls, '')
    .replaceAll(/<pre[^>]*><code>/g, '<pre>')
    .replaceAll('</code></pre>', '</pre>')
  return readable.replaceAll(/<(\/?\w[\w-]*)([^>]*)>|[^<]+/g, (words, tag?: string, attributes = '') => {
    if (tag === undefined) return indented(unescaped(words))
    if (tag === 'ul') depth += 1
    if (tag === '/ul') depth -= 1
    if (tag === 'li') return `\n${'  '.repeat(depth - 1)}- `
    if (tag === 'a') addresses.push(/href="([^"]*)"/.exec(attributes)?.[1] ?? '')
    if (tag === 'a' || tag === '/a') return linkMark(tag, addresses)
    if (/^(p|div|details|section|pre)$/.test(tag)) return indented(`${depth > 0 ? '' : '\n'}\n${marks[tag] ?? ''}`)
    return indented(marks[tag] ?? '')
  })
}

/** Links within a page are only words, because the text has no anchors. */
function linkMark(tag: 'a' | '/a', addresses: string[]): string {
  const address = (tag === 'a' ? addresses.at(-1) : addresses.pop()) ?? ''
  if (address.startsWith('#')) return ''
  return tag === 'a' ? '[' : `](${address})`
}

function unescaped(text: string): string {
  return text
    .replaceAll('&#10;', '\n')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&')
}
