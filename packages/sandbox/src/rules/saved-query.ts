import type { Rule } from './rule.ts'

type Language = string | null | undefined

interface SavedQuery {
  savedQuery?: string | null
  savedQueryLanguage?: Language
}

/** A saved query is in some language. */
export const savedQueryHasLanguage: Rule<SavedQuery> = ({ savedQuery, savedQueryLanguage }, complain) => {
  if (savedQuery === undefined || savedQuery === null || savedQueryLanguage !== null) return
  complain('savedQueryLanguage cannot be null when savedQuery is provided', ['savedQueryLanguage'])
}

/** The language goes with the query where it is not sent; undefined where neither says anything. */
export function languageOf({ savedQuery, savedQueryLanguage }: SavedQuery): Language {
  if (savedQueryLanguage !== undefined || savedQuery === undefined) return savedQueryLanguage
  if (savedQuery === null) return null
  return savedQuery === '' ? undefined : 'lucene'
}
