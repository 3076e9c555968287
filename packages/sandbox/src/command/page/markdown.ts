import { code, type PageNode, pageElement } from './elements.ts'

/** Headings, lists, code and paragraphs of a Markdown text. Other syntax stays as it is. */
export function drawMarkdown(text: string): PageNode[] {
  const blocks = text.replace(/\r\n?/g, '\n').split(/(^```[\s\S]*?^```[^\n]*$)|\n{2,}/m)
  return blocks.filter((block) => block?.trim()).flatMap((block) => drawBlock(String(block).replace(/^\n+|\s+$/g, '')))
}

const lists = [
  ['ul', /^\s*[-*+]\s+/],
  ['ol', /^\s*\d+[.)]\s+/],
] as const

function drawBlock(block: string): PageNode[] {
  const written = /^```[^\n]*\n([\s\S]*?)\n?```/.exec(block)
  if (written) return [code('Code', written[1] ?? '')]
  const [first = '', ...rest] = block.split('\n')
  const [, signs = '', title = ''] = /^(#{1,6})\s+(.*)$/.exec(first) ?? []
  if (signs) {
    const attributes = { class: 'title', role: 'heading', 'aria-level': Math.min(6, 3 + signs.length) }
    const heading = pageElement('p', attributes, ...inline(title))
    return [heading, ...(rest.length > 0 ? drawBlock(rest.join('\n')) : [])]
  }
  const lines = [first, ...rest]
  const [name, sign] = lists.find(([, each]) => lines.every((line) => each.test(line))) ?? []
  if (name)
    return [pageElement(name, {}, ...lines.map((line) => pageElement('li', {}, ...inline(line.replace(sign, '')))))]
  return [pageElement('p', {}, ...inline(block))]
}

const spans = /(`[^`]+`)|(\*\*[^*]+\*\*)|(\*[^*]+\*)|(\[[^\]]+\]\([^()\s]+\))/

function inline(text: string): PageNode[] {
  return text
    .split(spans)
    .filter((part) => part)
    .map(drawSpan)
}

function drawSpan(text: string): PageNode {
  if (/^`[^`]+`$/.test(text)) return pageElement('code', {}, text.slice(1, -1))
  if (/^\*\*[^*]+\*\*$/.test(text)) return pageElement('strong', {}, text.slice(2, -2))
  if (/^\*[^*]+\*$/.test(text)) return pageElement('em', {}, text.slice(1, -1))
  const [, words, target] = /^\[([^\]]+)\]\(([^()\s]+)\)$/.exec(text) ?? []
  return words && target && isWeb(target)
    ? pageElement('a', { href: target, rel: 'noopener noreferrer', target: '_blank' }, words)
    : text
}

function isWeb(target: string): boolean {
  return /^https?:\/\//i.test(target) && URL.canParse(target)
}
