/** Characters that control a terminal, change the direction of text, end a line, or are invalid in a file. */
const unprintable = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\ufffe\uffff]/gu

/** The start of a command that continuous integration reads from a log, anywhere in a line. */
const order = /##(?=\w*\[)/g

/** Makes text of a server or of a file safe to show: one line without control characters, of bounded length. */
export function safeText(text: string, longest = 500): string {
  const line = text
    .toWellFormed()
    .replace(/\s*[\n\v\f\r\u0085\u2028\u2029]\s*/g, ' ⏎ ')
    .replace(unprintable, '\ufffd')
    .replace(order, '# #')
  return line.length > longest ? `${line.slice(0, longest - 1).toWellFormed()}…` : line
}

/** `1 object`, `1,204 objects` */
export function countOf(count: number, noun: string): string {
  return `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`
}

/** Returns a text as a word of a command line, the same one for every text. */
export function shellWord(word: string): string {
  if (/^[\w./:@%+=-]+$/.test(word)) return word
  if (safeText(word, word.length) === word) return `'${word.replaceAll("'", "'\\''")}'`
  const escaped = [...word.toWellFormed()].map((char) => {
    const bytes = [...new TextEncoder().encode(char)].map((byte) => `\\x${byte.toString(16).padStart(2, '0')}`)
    return /['\\#]/.test(char) || safeText(char) !== char ? bytes.join('') : char
  })
  return `$'${escaped.join('')}'`
}
