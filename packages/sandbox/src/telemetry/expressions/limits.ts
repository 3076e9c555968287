import { QueryError } from '../query-error.ts'

/** The size of a query in characters: the default of the database. */
const mostCharacters = 262_144

/** The depth of brackets and operators. JavaScript engines with small stacks parse and evaluate it, too. */
const mostDepth = 200

/** The number of functions, columns and literals of an expression: the default of the database. */
const mostNodes = 50_000

/** Throws if a text is larger than a query can be. */
export function refuseLong(source: string): void {
  if (source.length <= mostCharacters) return
  throw new QueryError(
    `Syntax error: failed at position ${mostCharacters + 1}. Max query size exceeded (can be increased with the \`max_query_size\` setting). `,
  )
}

/** Throws if brackets are too deep to be parsed. */
export function refuseDeep(depth: number): void {
  if (depth <= mostDepth) return
  throw new QueryError(`Maximum parse depth (${mostDepth}) exceeded. Consider raising max_parser_depth parameter. `)
}

/** Throws if an expression is too large to be evaluated. */
export function refuseLarge(depth: number, nodes: number): void {
  if (depth > mostDepth) throw new QueryError(`AST is too deep. Maximum: ${mostDepth}. `)
  if (nodes > mostNodes) throw new QueryError(`AST is too big. Maximum: ${mostNodes}. `)
}
