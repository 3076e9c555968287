import { call, callWith, column, type Expression, nameOf, number, text } from './expression.ts'
import { intervalFunction, unitNamed } from './functions/intervals.ts'
import { refuseDeep } from './limits.ts'
import { comparisons, constants, levels, nothing, ofUnits, reserved, tests } from './operators.ts'
import { type Token, TokenReader, unquoted } from './tokens.ts'

/** Parses the part of SQL that conditions and expressions of charts use. */
class Parser {
  readonly #read: TokenReader
  /** The words that cannot be an alias without AS; absent: no word can. */
  readonly #notAliases: RegExp | undefined
  #depth = 0

  constructor(source: string, notAliases?: RegExp) {
    this.#read = new TokenReader(source)
    this.#notAliases = notAliases
  }

  /** Expressions separated by commas, with aliases. */
  list(): { expression: Expression; alias?: string }[] {
    const items = [this.#aliased(this.#notAliases)]
    while (this.#read.take(',')) items.push(this.#aliased(this.#notAliases))
    this.#read.end()
    return items
  }

  /** Expressions separated by commas, each with a direction. The items of a tuple share one. */
  order(): Ordered[] {
    const items: Ordered[] = []
    do {
      const { expression } = this.#aliased()
      const descending = this.#read.take('ASC', 'ASCENDING', 'DESC', 'DESCENDING')?.startsWith('DESC') ?? false
      if (this.#read.take('NULLS') && !this.#read.take('FIRST', 'LAST')) throw this.#read.unexpected()
      if (this.#read.take('WITH')) this.#read.expect('FILL')
      const isTuple = expression.kind === 'call' && expression.name === 'tuple' && expression.args.length > 0
      for (const part of isTuple ? expression.args : [expression]) items.push({ expression: part, descending })
    } while (this.#read.take(','))
    this.#read.end()
    return items
  }

  single(): Expression {
    const { expression } = this.#aliased()
    const { token } = this.#read
    while (this.#read.take(';'));
    if (this.#read.token.kind !== 'end') throw this.#read.unexpected(token)
    return expression
  }

  #aliased(notAliases?: RegExp): { expression: Expression; alias?: string } {
    if (this.#read.take('*')) return { expression: { kind: 'star' } }
    const expression = this.#binary(0)
    const { kind, text: written } = this.#read.token
    const isNamed = notAliases && (kind === 'quoted' || (kind === 'word' && !notAliases.test(written)))
    return this.#read.take('AS') || isNamed ? { expression, alias: this.#read.identifier() } : { expression }
  }

  #binary(level: number): Expression {
    const operators = levels[level]
    if (!operators) return this.#prefixed()
    let left = level === comparisons ? this.#negated(level) : this.#binary(level + 1)
    for (;;) {
      const operator = this.#isAlias() ? undefined : operators.get(this.#read.take(...operators.keys()) ?? '')
      if (!operator) return left
      left = level < comparisons ? this.#joined(operator, left, level) : call(operator, left, this.#binary(level + 1))
    }
  }

  /** Joins operands. `a AND b AND c` is one call, as in the names that the database gives. */
  #joined(name: string, first: Expression, level: number): Expression {
    const operands = first.kind === 'call' && first.name === name ? [...first.args] : [first]
    do operands.push(this.#binary(level + 1))
    while (this.#read.take(name.toUpperCase()))
    return callWith(name, operands)
  }

  /** Parses a part within another one. */
  #nested<Part>(parse: () => Part): Part {
    refuseDeep(++this.#depth)
    const part = parse()
    this.#depth--
    return part
  }

  #negated(level: number): Expression {
    const inner = () => this.#binary(level)
    if (this.#read.take('NOT')) return call('not', this.#nested(inner))
    let expression = this.#binary(level + 1)
    for (;;) {
      const tested = this.#tested(expression, level + 1)
      if (!tested) return expression
      expression = tested
    }
  }

  /** `x IN (…)`, `x LIKE '…'`, `x BETWEEN a AND b`, `x IS NULL`, each also with NOT. */
  #tested(tested: Expression, level: number): Expression | undefined {
    if (this.#isAlias()) return undefined
    if (this.#read.take('IS')) return this.#compared(tested, level)
    const isGlobal = this.#read.take('GLOBAL') !== undefined
    const not = this.#read.take('NOT')
    const operator = this.#read.take('IN', 'LIKE', 'ILIKE', 'REGEXP', 'BETWEEN')
    if (!operator && !not && !isGlobal) return undefined
    if (!operator) throw this.#read.unexpected()
    if (operator === 'BETWEEN') return this.#between(tested, level, not !== undefined)
    const compared = this.#binary(level)
    const [name, negated] = tests.get(operator) ?? ['match']
    if (!not || negated) return call(not && negated ? negated : name, tested, compared)
    return call('not', call(name, tested, compared))
  }

  /** True at a word that ends an item and can be its alias, also where it is an operator elsewhere. */
  #isAlias(): boolean {
    const { kind, text } = this.#read.token
    return kind === 'word' && this.#notAliases?.test(text) === false && this.#read.isLast
  }

  /** `x IS NULL`, `x IS DISTINCT FROM y`, each also with NOT. */
  #compared(tested: Expression, level: number): Expression {
    const not = this.#read.take('NOT')
    if (this.#read.take('DISTINCT')) {
      this.#read.expect('FROM')
      const same = call('isNotDistinctFrom', tested, this.#binary(level))
      return not ? same : call('not', same)
    }
    this.#read.expect('NULL')
    return call(not ? 'isNotNull' : 'isNull', tested)
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
    const sign = this.#read.take('+', '-')
    if (!sign) return this.#indexed()
    const operand = this.#nested(() => this.#prefixed())
    if (sign === '+') return operand
    return operand.kind === 'literal' && typeof operand.value === 'number'
      ? number(-operand.value)
      : call('negate', operand)
  }

  #indexed(): Expression {
    let expression = this.#nested(() => this.#primary())
    for (;;) {
      if (this.#read.take('::')) expression = call('CAST', expression, this.#type())
      else if (this.#read.take('[')) {
        expression = call('arrayElement', expression, this.#binary(0))
        this.#read.expect(']')
      } else return expression
    }
  }

  #primary(): Expression {
    const { token, following: next, isLast } = this.#read
    const literal = this.#literal(token)
    if (literal) return literal
    if (next.text !== '(' && !isLast && this.#read.take('CASE')) return this.#case()
    if (!isLast && this.#read.take('INTERVAL')) return this.#interval()
    if (this.#read.take('(')) {
      const items = this.#arguments(')')
      return items.length === 1 ? (items[0] as Expression) : callWith('tuple', items)
    }
    if (this.#read.take('[')) return callWith('array', this.#arguments(']'))
    const isName =
      token.kind === 'word' && (!reserved.test(token.text) || (next.text === '(' && /^not$/i.test(token.text)))
    if (token.kind === 'quoted' || isName) return this.#named()
    throw this.#read.unexpected()
  }

  #literal({ kind, text: written }: Token): Expression | undefined {
    const value = Number(written.replaceAll('_', ''))
    if (kind !== 'text' && (kind !== 'number' || !Number.isFinite(value))) return undefined
    this.#read.skip()
    if (kind === 'text') return text(unquoted(written))
    return number(value, /^0x|^[\d_]+$|^0b/i.test(written) && Number.isInteger(value))
  }

  #arguments(close: string): Expression[] {
    const items: Expression[] = []
    while (!this.#read.take(close)) {
      items.push(this.#read.take('*') ? { kind: 'star' } : this.#argument())
      if (!this.#read.take(',')) {
        this.#read.expect(close)
        return items
      }
    }
    return items
  }

  /** An expression, or a lambda: `x -> x + 1`. */
  #argument(): Expression {
    const expression = this.#aliased().expression
    if (!this.#read.take('->')) return expression
    const names = expression.kind === 'call' && expression.name === 'tuple' ? expression.args : [expression]
    const parameters = names.flatMap((one) => (one.kind === 'column' ? [one.name] : []))
    return { kind: 'lambda', parameters, body: this.#binary(0) }
  }

  #named(): Expression {
    const quoted = this.#read.token.kind === 'quoted'
    let name = this.#read.identifier()
    const constant = quoted ? undefined : constants.get(name.toLowerCase())
    if (constant) return constant
    if (!quoted && this.#read.take('(')) return this.#called(name)
    while (this.#read.take('.')) name += `.${this.#read.identifier()}`
    return column(name)
  }

  #called(name: string): Expression {
    if (/^cast$/i.test(name)) return this.#cast()
    const distinct = this.#read.take('DISTINCT') !== undefined
    const args = this.#arguments(')')
    if (this.#read.take('(')) return callWith(name, this.#arguments(')'), { parameters: args })
    if (distinct) return callWith(name, args, { distinct })
    const [first, ...others] = args
    const unit = first?.kind === 'column' && ofUnits.test(name) ? unitNamed(first.name) : undefined
    return callWith(name, unit ? [text(unit), ...others] : args)
  }

  /** `x AS String)` or `x, 'String')` after `CAST(`. */
  #cast(): Expression {
    const value = this.#binary(0)
    const type = this.#read.take('AS') ? this.#type() : undefined
    this.#read.expect(type ? ')' : ',')
    return callWith('CAST', [value, ...(type ? [type] : this.#arguments(')'))])
  }

  /** A type. Repeats a mistake of servers: they write float types in capitals, which the database does not know. */
  #type(): Expression {
    const written = this.#typeName()
    return text(/^float\d+$/i.test(written) ? written.toUpperCase() : written)
  }

  #typeName(): string {
    const name = this.#read.identifier()
    if (!this.#read.take('(')) return name
    const inside: string[] = []
    const argument = () => (this.#read.token.kind === 'word' ? this.#typeName() : nameOf(this.#primary()))
    do inside.push(this.#nested(argument))
    while (this.#read.take(','))
    this.#read.expect(')')
    return `${name}(${inside.join(', ')})`
  }

  /** `WHEN a THEN b ELSE c END` after CASE, and `x WHEN …`. */
  #case(): Expression {
    const subject = this.#read.token.text.toUpperCase() === 'WHEN' ? undefined : this.#binary(0)
    const args: Expression[] = []
    while (this.#read.take('WHEN')) {
      const condition = this.#binary(0)
      this.#read.expect('THEN')
      args.push(subject ? call('equals', subject, condition) : condition, this.#binary(0))
    }
    if (args.length === 0) throw this.#read.unexpected()
    args.push(this.#read.take('ELSE') ? this.#binary(0) : nothing)
    this.#read.expect('END')
    return callWith('multiIf', args)
  }

  /** `1 HOUR` or `'1 hour'` after INTERVAL. */
  #interval(): Expression {
    const { kind, text: written } = this.#read.token
    const inText = kind === 'text' ? /^'(-?\d+) (\w+)'$/.exec(written) : undefined
    const amount = inText ? number(Number(inText[1])) : this.#nested(() => this.#primary())
    if (inText) this.#read.skip()
    const { token } = this.#read
    const unit = unitNamed(inText?.[2] ?? this.#read.identifier())
    if (!unit) throw this.#read.unexpected(token)
    return call(intervalFunction(unit), amount)
  }
}

/** An expression of an order. */
export interface Ordered {
  expression: Expression
  descending: boolean
}

/** Parses what stands after ORDER BY. */
export function parseOrder(source: string): Ordered[] {
  return new Parser(source).order()
}

/** Parses one expression. */
export function parseExpression(source: string): Expression {
  return new Parser(source).single()
}

/** Parses expressions separated by commas, with their aliases: each word but some can be one without AS. */
export function parseExpressions(source: string, notAliases?: RegExp): { expression: Expression; alias?: string }[] {
  return new Parser(source, notAliases).list()
}
