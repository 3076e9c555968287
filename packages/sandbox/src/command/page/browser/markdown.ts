import { type Child, element } from './elements.ts'

/** Headings, lists, code and paragraphs of a Markdown text. Other syntax stays as it is. */
export function drawMarkdown(text: string): Node[] {
  const blocks = text.replace(/\r\n?/g, '\n').split(/(^```[\s\S]*?^```[^\n]*$)|\n{2,}/m)
  return blocks.filter((block) => block?.trim()).map((block) => drawBlock(String(block).replace(/^\n+|\s+$/g, '')))
}

function drawBlock(block: string): Node {
  const code = /^```[^\n]*\n([\s\S]*?)\n?```/.exec(block)
  if (code) return element('pre', { tabindex: 0, 'aria-label': 'Code' }, code[1] ?? '')
  const lines = block.split('\n')
  const [, signs = '', title = ''] = /^(#{1,6})\s+(.*)$/.exec(lines[0] ?? '') ?? []
  if (signs) {
    const heading = element(
      'p',
      { class: 'title', role: 'heading', 'aria-level': Math.min(6, 3 + signs.length) },
      ...inline(title),
    )
    if (lines.length === 1) return heading
    const both = document.createDocumentFragment()
    both.append(heading, drawBlock(lines.slice(1).join('\n')))
    return both
  }
  const isList = (sign: RegExp) => lines.every((line) => sign.test(line))
  for (const [name, sign] of [
    ['ul', /^\s*[-*+]\s+/],
    ['ol', /^\s*\d+[.)]\s+/],
  ] as const)
    if (isList(sign))
      return element(name, {}, ...lines.map((line) => element('li', {}, ...inline(line.replace(sign, '')))))
  return element('p', {}, ...inline(block))
}

const spans = /(`[^`]+`)|(\*\*[^*]+\*\*)|(\*[^*]+\*)|(\[[^\]]+\]\([^()\s]+\))/

function inline(text: string): Child[] {
  return text
    .split(spans)
    .filter((part) => part)
    .map(drawSpan)
}

function drawSpan(text: string): Child {
  if (/^`[^`]+`$/.test(text)) return element('code', {}, text.slice(1, -1))
  if (/^\*\*[^*]+\*\*$/.test(text)) return element('strong', {}, text.slice(2, -2))
  if (/^\*[^*]+\*$/.test(text)) return element('em', {}, text.slice(1, -1))
  const [, words, target] = /^\[([^\]]+)\]\(([^()\s]+)\)$/.exec(text) ?? []
  return words && target && isWeb(target)
    ? element('a', { href: target, rel: 'noopener noreferrer', target: '_blank' }, words)
    : text
}

function isWeb(target: string): boolean {
  return /^https?:\/\//i.test(target) && URL.canParse(target)
}
