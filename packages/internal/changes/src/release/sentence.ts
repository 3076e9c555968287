const longest = 300

/**
 * A sentence for a changeset: one line of bounded length, with marks of Markdown and HTML escaped, because it may quote
 * any text of a document.
 */
export function writtenSentence(sentence: string): string {
  const line = oneLine(sentence)
  const bounded = line.length > longest ? `${line.slice(0, longest - 1).trimEnd()}…` : line
  return bounded
    .replace(/[\\`*[\]<>&|~]/g, '\\$&')
    .replace(/(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\_')
    .replace(/^([#+=-])/, '\\$1')
    .replace(/^(\d+)([.)])/, '$1\\$2')
}

/** Whether a text contains a whole sentence. The case of its first letter, white space, marks and the full stop do not matter. */
export function containsSentence(text: string, sentence: string): boolean {
  const sought = plain(writtenSentence(sentence))
  return blocksOf(text).some((block) => spelled(sought).some((spelling) => standsIn(block, spelling)))
}

const spelled = (sentence: string) => [
  sentence,
  sentence.charAt(0).toUpperCase() + sentence.slice(1),
  sentence.charAt(0).toLowerCase() + sentence.slice(1),
]

function standsIn(block: string, sentence: string): boolean {
  for (let at = block.indexOf(sentence); at >= 0; at = block.indexOf(sentence, at + 1)) {
    const begins = /(^|[.!?:;]\s)$/.test(block.slice(0, at))
    const ends = /^([.!?;](\s|$)|$)/.test(block.slice(at + sentence.length))
    if (begins && ends) return true
  }
  return false
}

/** The paragraphs and list items of a text, each on one line and without marks. */
function blocksOf(text: string): string[] {
  const blocks: string[] = ['']
  for (const line of text.split(/\r?\n/)) {
    const item = /^\s*(?:[-*+]|\d+[.)]|#{1,6})\s+(.*)$/.exec(line)
    if (item) blocks.push(item[1] ?? '')
    else if (line.trim() === '') blocks.push('')
    else blocks.push(`${blocks.pop() ?? ''} ${line}`)
  }
  return blocks.map(plain).filter((block) => block !== '')
}

const plain = (text: string) => oneLine(text.replace(/[\\`*]/g, '')).replace(/\.$/, '')

const oneLine = (text: string) => text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\s]+/gu, ' ').trim()
