import ts from 'typescript'
import type { Comparer } from './comparer.ts'
import { type Path, read } from './difference.ts'

/** What editors show of a declaration, and whether they strike it through. */
export function compareWords(
  { worlds: { checker }, report }: Comparer,
  before: ts.Symbol,
  after: ts.Symbol,
  path: Path,
): void {
  const deprecated = [before, after].map((symbol) =>
    tagsOf(checker, symbol).some((tag) => tag.startsWith('@deprecated')),
  )
  if (!deprecated[0] && deprecated[1]) report(path, 'deprecated', read)
  else if (textOf(checker, before) !== textOf(checker, after)) report(path, 'words', read)
}

function textOf(checker: ts.TypeChecker, symbol: ts.Symbol): string {
  const text = ts.displayPartsToString(symbol.getDocumentationComment(checker))
  return [text, ...tagsOf(checker, symbol)].join('\n').replace(/\s+/g, ' ')
}

const tagsOf = (checker: ts.TypeChecker, symbol: ts.Symbol): string[] =>
  symbol.getJsDocTags(checker).map(({ name, text }) => `@${name} ${ts.displayPartsToString(text)}`)
