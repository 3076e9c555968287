import { call, column, type Expression, number, text } from './expression.ts'
import { comparisons, constants, joined, levels, reserved } from './operators.ts'
import { TokenReader } from './token-reader.ts'
import { unquoted } from './tokens.ts'

/** Reads the part of SQL that conditions and expressions of charts are written in. */
class Parser {
  readonly #read: TokenReader

  constructor(source: string) {
    this.#read = new TokenReader(source)
  }

  list(): { expression: Expression; alias?: string }[] {
    const items = [this.#aliased()]
    while (this.#read.take(',')) items.push(this.#aliased())
    this.#read.end()
    return items
  }

  single(): Expression {
    const expression = this.#binary(0)
    while (this.#read.take(';'));
    this.#read.end()
    return expression
  }

  #aliased(): { expression: Expression; alias?: string } {
    if (this.#read.take('*')) return { expression: { kind: 'star' } }
    const expression = this.#binary(0)
    if (!this.#read.take('AS')) return { expression }
    return { expression, alias: this.#read.identifier() }
  }

  #binary(level: number): Expression {
    const operators = levels[level]
    if (!operators) return this.#prefixed()
    let left = level === comparisons ? this.#negated(level) : this.#binary(level + 1)
    for (;;) {
      const operator = this.#read.take(...Object.keys(operators))
      if (!operator) return left
      left = joined(operators[operator] as string, left, this.#binary(level + 1))
    }
  }

  #negated(level: number): Expression {
    if (this.#read.take('NOT')) return call('not', this.#binary(level))
    let expression = this.#binary(level + 1)
    for (;;) {
      const tested = this.#tested(expression, level + 1)
      if (!tested) return expression
      expression = tested
    }
  }

  /** `x IN (…)`, `x LIKE '…'`, `x BETWEEN a AND b`, `x IS NULL`, each with NOT. */
  #tested(tested: Expression, level: number): Expression | undefined {
    if (this.#read.take('IS')) {
      const name = this.#read.take('NOT') ? 'isNotNull' : 'isNull'
      this.#read.expect('NULL')
      return call(name, tested)
    }
    const not = this.#read.take('NOT')
    const operator = this.#read.take('IN', 'LIKE', 'ILIKE', 'REGEXP', 'BETWEEN')
    if (!operator && not) throw this.#read.unexpected()
    if (!operator) return undefined
    if (operator === 'BETWEEN') return this.#between(tested, level, not !== undefined)
    if (operator === 'REGEXP') return this.#matched(tested, level, not !== undefined)
    const name = not ? `not${operator.charAt(0)}${operator.slice(1).toLowerCase()}` : operator.toLowerCase()
    return call(name === 'notIlike' ? 'notILike' : name, tested, this.#binary(level))
  }

  #matched(tested: Expression, level: number, not: boolean): Expression {
    const matched = call('match', tested, this.#binary(level))
    return not ? call('not', matched) : matched
  }

  #between(tested: Expression, level: number, not: boolean): Expression {
    const low = this.#binary(level)
    this.#read.expect('AND')
    const high = this.#binary(level)
    return not
      ? call('or', call('less', tested, low), call('greater', tested, high))
      : call('and', call('greaterOrEquals', tested, low), call('lessOrEquals', tested, high))
  }

  #prefixed(): Expression {
    if (!this.#read.take('-')) return this.#indexed()
    const operand = this.#prefixed()
    return operand.kind === 'literal' && typeof operand.value === 'number'
      ? number(-operand.value)
      : call('negate', operand)
  }

  #indexed(): Expression {
    let expression = this.#primary()
    for (;;) {
      if (this.#read.take('::')) expression = call('CAST', expression, text(this.#read.identifier()))
      else if (this.#read.take('[')) {
        expression = call('arrayElement', expression, this.#binary(0))
        this.#read.expect(']')
      } else return expression
    }
  }

  #primary(): Expression {
    const token = this.#read.token
    if (token.kind === 'number') {
      const value = Number(token.text.replaceAll('_', ''))
      if (!Number.isFinite(value)) throw this.#read.unexpected()
      this.#read.skip()
      return number(value)
    }
    if (token.kind === 'text') {
      this.#read.skip()
      return text(unquoted(token.text))
    }
    if (this.#read.take('INTERVAL')) return this.#interval()
    if (this.#read.take('(')) return this.#tuple()
    if (this.#read.take('[')) return call('array', ...this.#arguments(']'))
    if (token.kind === 'quoted' || (token.kind === 'word' && !reserved.test(token.text))) return this.#named()
    throw this.#read.unexpected()
  }

  #interval(): Expression {
    const amount = this.#primary()
    const unit = this.#read.identifier().toLowerCase()
    return call(`toInterval${unit.charAt(0).toUpperCase()}${unit.slice(1)}`, amount)
  }

  #tuple(): Expression {
    const items = this.#arguments(')')
    return items.length === 1 ? (items[0] as Expression) : call('tuple', ...items)
  }

  #arguments(close: string): Expression[] {
    const items: Expression[] = []
    while (!this.#read.take(close)) {
      items.push(this.#read.take('*') ? { kind: 'star' } : this.#binary(0))
      if (!this.#read.take(',')) {
        this.#read.expect(close)
        return items
      }
    }
    return items
  }

  #named(): Expression {
    const quoted = this.#read.token.kind === 'quoted'
    let name = this.#read.identifier()
    const constant = quoted ? undefined : constants[name.toLowerCase()]
    if (constant) return constant
    if (!quoted && this.#read.take('(')) return /^cast$/i.test(name) ? this.#cast(name) : this.#called(name)
    while (this.#read.take('.')) name += `.${this.#read.identifier()}`
    return column(name)
  }

  /** `CAST(x AS String)`, which is the same as `CAST(x, 'String')`. */
  #cast(name: string): Expression {
    const value = this.#binary(0)
    const type = this.#read.take('AS') ? text(this.#read.identifier()) : undefined
    if (type) this.#read.expect(')')
    else this.#read.expect(',')
    return call(name, value, ...(type ? [type] : this.#arguments(')')))
  }

  #called(name: string): Expression {
    const distinct = this.#read.take('DISTINCT') !== undefined
    const args = this.#arguments(')')
    if (this.#read.take('(')) return { kind: 'call', name, args: this.#arguments(')'), parameters: args }
    return { kind: 'call', name, args, ...(distinct && { distinct }) }
  }
}

/** Reads one expression. */
export function parseExpression(source: string): Expression {
  return new Parser(source).single()
}

/** Reads expressions between commas, each with a name of its own where it has one. */
export function parseExpressions(source: string): { expression: Expression; alias?: string }[] {
  return new Parser(source).list()
}
