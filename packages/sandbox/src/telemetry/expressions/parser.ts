import { call, column, type Expression, number, text } from './expression.ts'
import { syntaxError, type Token, tokens, unquoted } from './tokens.ts'

/** Operators from those that bind least to those that bind most, with the functions that they stand for. */
const levels: Record<string, string>[] = [
  { OR: 'or' },
  { AND: 'and' },
  {
    '=': 'equals',
    '==': 'equals',
    '!=': 'notEquals',
    '<>': 'notEquals',
    '<': 'less',
    '<=': 'lessOrEquals',
    '>': 'greater',
    '>=': 'greaterOrEquals',
  },
  { '||': 'concat' },
  { '+': 'plus', '-': 'minus' },
  { '*': 'multiply', '/': 'divide', '%': 'modulo' },
]
const comparisons = 2
const reserved = /^(AND|OR|NOT|AS|IN|LIKE|ILIKE|BETWEEN|IS|FROM|WHERE|SELECT|LIMIT|GROUP|ORDER|UNION|DISTINCT)$/i

/** Reads the part of SQL that conditions and expressions of charts are written in. */
class Parser {
  readonly #source: string
  readonly #tokens: Token[]
  #next = 0

  constructor(source: string) {
    this.#source = source
    this.#tokens = tokens(source)
  }

  list(): { expression: Expression; alias?: string }[] {
    const items = [this.#aliased()]
    while (this.#take(',')) items.push(this.#aliased())
    this.#end()
    return items
  }

  single(): Expression {
    const expression = this.#binary(0)
    while (this.#take(';'));
    this.#end()
    return expression
  }

  get #token(): Token {
    return this.#tokens[this.#next] as Token
  }

  #end(): void {
    if (this.#token.kind !== 'end') throw this.#unexpected()
  }

  #unexpected(): Error {
    return syntaxError(this.#source, this.#token)
  }

  #take(...texts: string[]): string | undefined {
    const { kind } = this.#token
    if (kind !== 'sign' && kind !== 'word') return undefined
    const written = this.#token.text.toUpperCase()
    if (!texts.includes(written)) return undefined
    this.#next++
    return written
  }

  #expect(sign: string): void {
    if (!this.#take(sign)) throw this.#unexpected()
  }

  #aliased(): { expression: Expression; alias?: string } {
    const expression = this.#binary(0)
    if (!this.#take('AS')) return { expression }
    if (this.#token.kind !== 'word' && this.#token.kind !== 'quoted') throw this.#unexpected()
    return { expression, alias: this.#identifier() }
  }

  #identifier(): string {
    const token = this.#token
    this.#next++
    return token.kind === 'quoted' ? unquoted(token.text) : token.text
  }

  #binary(level: number): Expression {
    const operators = levels[level]
    if (!operators) return this.#prefixed()
    let left = level === comparisons ? this.#negated(level) : this.#binary(level + 1)
    for (;;) {
      const operator = this.#take(...Object.keys(operators))
      if (!operator) return left
      left = joined(operators[operator] as string, left, this.#binary(level + 1))
    }
  }

  #negated(level: number): Expression {
    if (this.#take('NOT')) return call('not', this.#binary(level))
    let expression = this.#binary(level + 1)
    for (;;) {
      const tested = this.#tested(expression, level + 1)
      if (!tested) return expression
      expression = tested
    }
  }

  /** `x IN (…)`, `x LIKE '…'`, `x BETWEEN a AND b`, `x IS NULL`, each with NOT. */
  #tested(tested: Expression, level: number): Expression | undefined {
    if (this.#take('IS')) {
      const name = this.#take('NOT') ? 'isNotNull' : 'isNull'
      this.#expect('NULL')
      return call(name, tested)
    }
    const not = this.#take('NOT')
    const operator = this.#take('IN', 'LIKE', 'ILIKE', 'BETWEEN')
    if (!operator && not) throw this.#unexpected()
    if (!operator) return undefined
    if (operator === 'BETWEEN') return this.#between(tested, level, not !== undefined)
    const name = not ? `not${operator.charAt(0)}${operator.slice(1).toLowerCase()}` : operator.toLowerCase()
    return call(name === 'notIlike' ? 'notILike' : name, tested, this.#binary(level))
  }

  #between(tested: Expression, level: number, not: boolean): Expression {
    const low = this.#binary(level)
    this.#expect('AND')
    const high = this.#binary(level)
    return not
      ? call('or', call('less', tested, low), call('greater', tested, high))
      : call('and', call('greaterOrEquals', tested, low), call('lessOrEquals', tested, high))
  }

  #prefixed(): Expression {
    if (!this.#take('-')) return this.#indexed()
    const operand = this.#prefixed()
    return operand.kind === 'literal' && typeof operand.value === 'number'
      ? number(-operand.value)
      : call('negate', operand)
  }

  #indexed(): Expression {
    let expression = this.#primary()
    while (this.#take('[')) {
      expression = call('arrayElement', expression, this.#binary(0))
      this.#expect(']')
    }
    return expression
  }

  #primary(): Expression {
    const token = this.#token
    if (token.kind === 'number') {
      this.#next++
      return number(Number(token.text))
    }
    if (token.kind === 'text') {
      this.#next++
      return text(unquoted(token.text))
    }
    if (this.#take('(')) return this.#tuple()
    if (this.#take('[')) return call('array', ...this.#arguments(']'))
    if (token.kind === 'quoted' || (token.kind === 'word' && !reserved.test(token.text))) return this.#named()
    throw this.#unexpected()
  }

  #tuple(): Expression {
    const items = this.#arguments(')')
    return items.length === 1 ? (items[0] as Expression) : call('tuple', ...items)
  }

  #arguments(close: string): Expression[] {
    const items: Expression[] = []
    while (!this.#take(close)) {
      items.push(this.#take('*') ? { kind: 'star' } : this.#binary(0))
      if (!this.#take(',')) {
        this.#expect(close)
        return items
      }
    }
    return items
  }

  #named(): Expression {
    const quoted = this.#token.kind === 'quoted'
    let name = this.#identifier()
    const constant = quoted ? undefined : constants[name.toLowerCase()]
    if (constant) return constant
    if (!quoted && this.#take('(')) return this.#called(name)
    while (this.#take('.')) {
      if (this.#token.kind !== 'word' && this.#token.kind !== 'quoted') throw this.#unexpected()
      name += `.${this.#identifier()}`
    }
    return column(name)
  }

  #called(name: string): Expression {
    const distinct = this.#take('DISTINCT') !== undefined
    const args = this.#arguments(')')
    if (this.#take('(')) return { kind: 'call', name, args: this.#arguments(')'), parameters: args }
    return { kind: 'call', name, args, ...(distinct && { distinct }) }
  }
}

const constants: Record<string, Expression> = {
  true: { kind: 'literal', value: true, type: 'Bool', text: 'true' },
  false: { kind: 'literal', value: false, type: 'Bool', text: 'false' },
  null: { kind: 'literal', value: null, type: 'Nullable(Nothing)', text: 'NULL' },
}

/** `a AND b AND c` is one call, as the database names it. */
function joined(name: string, left: Expression, right: Expression): Expression {
  const same = (name === 'and' || name === 'or') && left.kind === 'call' && left.name === name
  return same ? call(name, ...left.args, right) : call(name, left, right)
}

/** Reads one expression. */
export function parseExpression(source: string): Expression {
  return new Parser(source).single()
}

/** Reads expressions between commas, each with a name of its own where it has one. */
export function parseExpressions(source: string): { expression: Expression; alias?: string }[] {
  return new Parser(source).list()
}
