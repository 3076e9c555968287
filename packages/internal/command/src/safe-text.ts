/** Characters that control a terminal, change the direction of text, end a line invisibly, or are invalid in a file. */
export const unprintable: RegExp = /(?![\n\t\u200c\u200d])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\ufffe\uffff]/gu

/** The start of a command that continuous integration reads from a log, anywhere in a line. */
export const logCommand: RegExp = /##(?=\w*\[)/g

/** Makes foreign text safe to show; line ends and tabs stay. */
export const printable = (text: string): string =>
  text.toWellFormed().replace(unprintable, '\ufffd').replace(logCommand, '# #')

/** Puts text on one line, so that text of a server cannot imitate a line of a report or a command. */
export const onOneLine = (text: string): string => text.replace(/\s*[\n\v\f\r\u0085\u2028\u2029]\s*/g, ' \u23ce ')

/** Makes text of a server or of a file safe to show: one line without control characters, of bounded length. */
export function safeText(text: string, longest = 500): string {
  const line = printable(onOneLine(text)).replaceAll('\t', '\ufffd')
  return line.length > longest ? `${line.slice(0, longest - 1).toWellFormed()}…` : line
}

/** A word of a command line, which a shell reads as this text. */
export function shellWord(word: string): string {
  if (/^[\w./:,@%+=-]+$/.test(word)) return word
  if (safeText(word, word.length) === word) return `'${word.replaceAll("'", "'\\''")}'`
  const escaped = [...word.toWellFormed()].map((char) => {
    const bytes = [...new TextEncoder().encode(char)].map((byte) => `\\x${byte.toString(16).padStart(2, '0')}`)
    return /['\\#]/.test(char) || safeText(char) !== char ? bytes.join('') : char
  })
  return `$'${escaped.join('')}'`
}

/** `1,204` */
export const withSeparators = (count: number): string => count.toLocaleString('en-US')

/** `1 object`, `1,204 objects` */
export const countWithNoun = (count: number, noun: string): string =>
  `${withSeparators(count)} ${noun}${count === 1 ? '' : 's'}`
