import { RE2JS } from 're2js'
import { type Budget, QueryError } from '../refusals.ts'

/** A compiled regular expression of the database. Like the database's, it never tries a character twice. */
export interface Pattern {
  test: (text: string) => boolean
  /** The matches in a text, each with its groups; the first group is the whole match. */
  matches: (text: string) => Generator<{ start: number; end: number; groups: readonly string[] }>
}

const compiled = new WeakMap<Budget, Map<string, Pattern>>()

/** Compiles a regular expression, in which a dot matches also line breaks unless `isByLine`. */
export function regularExpression(
  pattern: string,
  budget: Budget,
  { ignoresCase, isByLine }: { ignoresCase?: boolean; isByLine?: boolean } = {},
): Pattern {
  const flags = (ignoresCase ? RE2JS.CASE_INSENSITIVE : 0) | (isByLine ? 0 : RE2JS.DOTALL)
  const known = compiled.get(budget) ?? new Map<string, Pattern>()
  compiled.set(budget, known)
  const key = `${flags} ${pattern}`
  const found = known.get(key) ?? patternOf(pattern, flags, budget)
  known.set(key, found)
  return found
}

/** Compiling costs more than reading: per character, and per instruction of the compiled program. */
const costs = { character: 500, instruction: 2_000 }

function patternOf(pattern: string, flags: number, budget: Budget): Pattern {
  budget.work(costs.character * pattern.length)
  // For the database, an unmatched closing bracket is a plain character.
  const source = pattern.includes('(') ? pattern : pattern.replace(/(?<!\\)\)/g, '\\)')
  try {
    const program = RE2JS.compile(source, flags)
    const size = program.programSize()
    budget.work(costs.instruction * size)
    budget.keep(100 * size)
    return {
      test: (text) => {
        budget.work((text.length * size) / 4)
        return program.test(text)
      },
      *matches(text) {
        const matcher = program.matcher(text)
        for (let from = 0; ; from = matcher.end()) {
          budget.work((text.length - from) * size * 4)
          if (!matcher.find()) return
          const groups = Array.from({ length: matcher.groupCount() + 1 }, (_, index) => matcher.group(index) ?? '')
          yield { start: matcher.start(), end: matcher.end(), groups }
        }
      },
    }
  } catch (error) {
    throw error instanceof QueryError ? error : wrong(pattern, (error as Error).message)
  }
}

/** The words of the database for the mistakes that the port of its library names differently. */
const faults: ReadonlyMap<string, string> = new Map([
  ['missing closing ]', 'missing ]'],
  ['missing closing )', 'missing )'],
  ['missing argument to repetition operator', 'no argument for repetition operator'],
  ['invalid or unsupported Perl syntax', 'invalid perl operator'],
  ['invalid repeat count', 'invalid repetition size'],
])

function wrong(pattern: string, message: string): QueryError {
  const [lookBehind] = /\(\?<[=!]/.exec(pattern) ?? []
  // The library writes its options before the pattern.
  const plain = message.replace(/`(\(\?[is]+\))+/, pattern.startsWith('(?') ? '$&' : '`')
  const [, given = plain, part] = /^error parsing regexp: ([^:`]*)(?:: `([\s\S]*)`)?$/.exec(plain) ?? []
  const fault = [faults.get(given) ?? given, ...(part === undefined ? [] : [part])].join(': ')
  const reason = lookBehind ? `invalid perl operator: ${lookBehind}` : fault
  return new QueryError(`OptimizedRegularExpression: cannot compile re2: ${pattern}, error: ${reason}`)
}
