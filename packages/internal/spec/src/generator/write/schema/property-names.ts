/** A piece of a template literal type: text, or what may stand in its place. */
export type KeyPiece = string | { readonly slot: 'string' | 'number' }

/**
 * The keys that a `patternProperties` expression allows, as a template literal type: `^series_[0-9]+\.data$` allows
 * `series_${number}.data`. The type is never narrower than the expression. Undefined where it would be `string`.
 */
export function keyPieces(pattern: string): KeyPiece[] | undefined {
  const pieces: KeyPiece[] = pattern.startsWith('^') ? [] : [{ slot: 'string' }]
  const open = !/(^|[^\\])(\\\\)*\$$/.test(pattern)
  let rest = pattern.slice(pattern.startsWith('^') ? 1 : 0, open ? undefined : -1)
  while (rest !== '') {
    const piece = nextPiece(rest)
    if (!piece) return undefined
    pieces.push(piece.piece)
    rest = rest.slice(piece.length)
  }
  if (open) pieces.push({ slot: 'string' })
  const joined = pieces.reduce<KeyPiece[]>(join, [])
  return joined.some((piece) => typeof piece === 'string') ? joined : undefined
}

const digits = String.raw`\\d|\[0-9\]|\[1-9\]|\[\\d\]`
const slots: readonly { expression: RegExp; piece: KeyPiece }[] = [
  // One digit or more. `*` would allow none, which `${number}` does not.
  { expression: new RegExp(`^(?:${digits})(?:\\+|\\{[1-9]\\d*(?:,\\d*)?\\}|(?![*?{]))`), piece: { slot: 'number' } },
  { expression: /^(?:\.|\\[dDwWsS]|\[(?:[^\]\\]|\\.)+\])(?:[*+?]|\{\d+(?:,\d*)?\})?\??/, piece: { slot: 'string' } },
]

function nextPiece(rest: string): { piece: KeyPiece; length: number } | undefined {
  for (const { expression, piece } of slots) {
    const match = expression.exec(rest)
    if (match) return { piece, length: match[0].length }
  }
  const literal = /^(?:\\([^\w\s])|([^\\^$.|?*+()[\]{}]))(?![*+?{])/.exec(rest)
  return literal ? { piece: (literal[1] ?? literal[2]) as string, length: literal[0].length } : undefined
}

// `${number}${number}` does not match '12' everywhere: neighbouring slots become one `string`.
function join(pieces: KeyPiece[], piece: KeyPiece): KeyPiece[] {
  const last = pieces.at(-1)
  if (last === undefined || (typeof last === 'string') !== (typeof piece === 'string')) return [...pieces, piece]
  const joined: KeyPiece = typeof last === 'string' ? `${last}${piece as string}` : { slot: 'string' }
  return [...pieces.slice(0, -1), joined]
}
