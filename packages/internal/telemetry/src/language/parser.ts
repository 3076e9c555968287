import { intervalFunction, unitNamed } from './calendar.ts'
import { call, callWith, column, type Expression, literal, nameOf, number, refuseDeep, text } from './expression.ts'
import { comparisons, levels, tests } from './operators.ts'
import { type Token, TokenReader, unquoted } from './tokens.ts'

const nothing = literal(null, 'Nullable(Nothing)', 'NULL')

const constants: ReadonlyMap<string, Expression> = new Map([
  ['true', literal(true, 'Bool', 'true')],
  ['false', literal(false, 'Bool', 'false')],
  ['null', nothing],
  ['nan', literal(Number.NaN, 'Float64', 'nan')],
])

const negatedIf = (not: boolean, expression: Expression) => (not ? call('not', expression) : expression)

/** An expression of a list, with its alias, or of an order, with its direction. */
export interface Item {
  expression: Expression
  alias?: string
  descending?: boolean
}

/** Parses the part of SQL that conditions and expressions of charts use. */
class Parser extends TokenReader {
  /** The words that cannot be an alias without AS; absent: no word can. */
  #notAliases: RegExp | undefined
  #depth = 0

  list(notAliases?: RegExp): Item[] {
    this.#notAliases = notAliases
    const items = this.#separated(() => this.#aliased(notAliases))
    this.end()
    return items
  }

  order(): Item[] {
    const items = this.#separated(() => this.#ordered())
    this.end()
    return items.flat()
  }

  single(): Expression {
    const { expression } = this.#aliased()
    const { token } = this
    while (this.take(';'));
    this.end(token)
    return expression
  }

  #separated<Part>(parse: () => Part): Part[] {
    const parts = [parse()]
    while (this.take(',')) parts.push(parse())
    return parts
  }

  #aliased(notAliases?: RegExp): Item {
    if (this.take('*')) return { expression: { kind: 'star' } }
    const expression = this.#binary(0)
    const { kind, text: written } = this.token
    const isNamed = notAliases && (kind === 'quoted' || (kind === 'word' && !notAliases.test(written)))
    return this.take('AS') || isNamed ? { expression, alias: this.identifier() } : { expression }
  }

  /** An expression with a direction. The items of a tuple share one. */
  #ordered(): Item[] {
    const { expression } = this.#aliased()
    const descending = this.take('ASC', 'ASCENDING', 'DESC', 'DESCENDING')?.startsWith('DESC') ?? false
    if (this.take('NULLS') && !this.take('FIRST', 'LAST')) throw this.unexpected()
    if (this.take('WITH')) this.expect('FILL')
    const isTuple = expression.kind === 'call' && expression.name === 'tuple' && expression.args.length > 0
    return (isTuple ? expression.args : [expression]).map((part) => ({ expression: part, descending }))
  }

  #binary(level: number): Expression {
    const operators = levels[level]
    if (!operators) return this.#prefixed()
    let left = level === comparisons ? this.#negated() : this.#binary(level + 1)
    for (;;) {
      const name = this.#isAlias() ? undefined : operators[this.take(...Object.keys(operators)) ?? '']
      if (!name) return left
      if (level >= comparisons) left = call(name, left, this.#binary(level + 1))
      else {
        // `a AND b AND c` is one call, as in the names that the database gives.
        const operands = left.kind === 'call' && left.name === name ? [...left.args] : [left]
        do operands.push(this.#binary(level + 1))
        while (this.take(name.toUpperCase()))
        left = callWith(name, operands)
      }
    }
  }

  #nested<Part>(parse: () => Part): Part {
    refuseDeep(++this.#depth)
    const part = parse()
    this.#depth--
    return part
  }

  #negated(): Expression {
    if (this.take('NOT'))
      return call(
        'not',
        this.#nested(() => this.#binary(comparisons)),
      )
    let expression = this.#binary(comparisons + 1)
    for (let tested = this.#tested(expression); tested; tested = this.#tested(expression)) expression = tested
    return expression
  }

  /** `x IN (…)`, `x LIKE '…'`, `x BETWEEN a AND b`, `x IS NULL`, each also with NOT. */
  #tested(tested: Expression): Expression | undefined {
    if (this.#isAlias()) return undefined
    if (this.take('IS')) return this.#compared(tested)
    const before = [this.take('GLOBAL'), this.take('NOT')]
    const operator = this.take('BETWEEN', ...Object.keys(tests))
    if (!operator && before.some(Boolean)) throw this.unexpected()
    if (!operator) return undefined
    const not = before[1] !== undefined
    const operand = this.#binary(comparisons + 1)
    if (operator === 'BETWEEN') return this.#between(tested, operand, not)
    const [name = '', negated] = tests[operator] ?? []
    return not && negated ? call(negated, tested, operand) : negatedIf(not, call(name, tested, operand))
  }

  /** True at a word that ends an item and can be its alias, also where it is an operator elsewhere. */
  #isAlias(): boolean {
    const { kind, text } = this.token
    return kind === 'word' && this.#notAliases?.test(text) === false && this.isLast
  }

  /** `x IS NULL`, `x IS DISTINCT FROM y`, each also with NOT. */
  #compared(tested: Expression): Expression {
    const not = this.take('NOT') !== undefined
    if (this.take('NULL')) return call(not ? 'isNotNull' : 'isNull', tested)
    this.expect('DISTINCT')
    this.expect('FROM')
    return negatedIf(!not, call('isNotDistinctFrom', tested, this.#binary(comparisons + 1)))
  }

  #between(tested: Expression, low: Expression, not: boolean): Expression {
    this.expect('AND')
    const high = this.#binary(comparisons + 1)
    return not
      ? call('or', call('less', tested, low), call('greater', tested, high))
      : call('and', call('greaterOrEquals', tested, low), call('lessOrEquals', tested, high))
  }

  #prefixed(): Expression {
    const sign = this.take('+', '-')
    if (!sign) return this.#indexed()
    const operand = this.#nested(() => this.#prefixed())
    if (sign === '+') return operand
    const isNumber = operand.kind === 'literal' && typeof operand.value === 'number'
    return isNumber ? number(-(operand.value as number)) : call('negate', operand)
  }

  #indexed(): Expression {
    let expression = this.#nested(() => this.#primary())
    for (;;) {
      if (this.take('::')) expression = call('CAST', expression, this.#type())
      else if (this.take('[')) {
        expression = call('arrayElement', expression, this.#binary(0))
        this.expect(']')
      } else return expression
    }
  }

  #primary(): Expression {
    const { token, following, isLast } = this
    const written = this.#literal(token)
    if (written) return written
    if (following.text !== '(' && !isLast && this.take('CASE')) return this.#case()
    if (!isLast && this.take('INTERVAL')) return this.#interval()
    if (this.take('(')) {
      const items = this.#arguments(')')
      return items.length === 1 ? (items[0] as Expression) : callWith('tuple', items)
    }
    if (this.take('[')) return callWith('array', this.#arguments(']'))
    // The database takes other keywords for names where it expects a value.
    const isReserved = /^select$/i.test(token.text) || (/^not$/i.test(token.text) && following.text !== '(')
    if (token.kind === 'quoted' || (token.kind === 'word' && !isReserved)) return this.#named()
    throw this.unexpected()
  }

  #literal({ kind, text: written }: Token): Expression | undefined {
    const value = Number(written.replaceAll('_', ''))
    if (kind !== 'text' && (kind !== 'number' || !Number.isFinite(value))) return undefined
    this.skip()
    if (kind === 'text') return text(unquoted(written))
    return number(value, /^0x|^[\d_]+$|^0b/i.test(written) && Number.isInteger(value))
  }

  #arguments(close: string): Expression[] {
    const items: Expression[] = []
    while (!this.take(close)) {
      items.push(this.#argument())
      if (this.take(',')) continue
      this.expect(close)
      break
    }
    return items
  }

  /** An expression, or a lambda: `x -> x + 1`. */
  #argument(): Expression {
    const { expression } = this.#aliased()
    if (expression.kind !== 'column' || !this.take('->')) return expression
    return { kind: 'lambda', parameter: expression.name, body: this.#binary(0) }
  }

  #named(): Expression {
    const isQuoted = this.token.kind === 'quoted'
    let name = this.identifier()
    const constant = isQuoted ? undefined : constants.get(name.toLowerCase())
    if (constant) return constant
    if (!isQuoted && this.take('(')) return this.#called(name)
    while (this.take('.')) name += `.${this.identifier()}`
    return column(name)
  }

  #called(name: string): Expression {
    if (/^cast$/i.test(name)) return this.#cast()
    const distinct = this.take('DISTINCT') !== undefined
    const args = this.#arguments(')')
    if (this.take('(')) return callWith(name, this.#arguments(')'), { parameters: args })
    return callWith(name, args, distinct ? { distinct } : {})
  }

  /** `x AS String)` or `x, 'String')` after `CAST(`. */
  #cast(): Expression {
    const value = this.#binary(0)
    const type = this.take('AS') ? this.#type() : undefined
    this.expect(type ? ')' : ',')
    return callWith('CAST', [value, ...(type ? [type] : this.#arguments(')'))])
  }

  /** A type. Repeats a mistake of servers: they write float types in capitals, which the database does not know. */
  #type(): Expression {
    const written = this.#typeName()
    return text(/^float\d+$/i.test(written) ? written.toUpperCase() : written)
  }

  #typeName(): string {
    const name = this.identifier()
    if (!this.take('(')) return name
    const argument = () => (this.token.kind === 'word' ? this.#typeName() : nameOf(this.#primary()))
    const inside = this.#separated(() => this.#nested(argument))
    this.expect(')')
    return `${name}(${inside.join(', ')})`
  }

  /** `WHEN a THEN b ELSE c END` after CASE, and `x WHEN …`. */
  #case(): Expression {
    const subject = this.token.text.toUpperCase() === 'WHEN' ? undefined : this.#binary(0)
    const args: Expression[] = []
    while (this.take('WHEN')) {
      const condition = this.#binary(0)
      this.expect('THEN')
      args.push(subject ? call('equals', subject, condition) : condition, this.#binary(0))
    }
    if (args.length === 0) throw this.unexpected()
    args.push(this.take('ELSE') ? this.#binary(0) : nothing)
    this.expect('END')
    return callWith('multiIf', args)
  }

  /** `1 HOUR` after INTERVAL. */
  #interval(): Expression {
    const amount = this.#nested(() => this.#primary())
    const { token } = this
    const unit = unitNamed(this.identifier())
    if (!unit) throw this.unexpected(token)
    return call(intervalFunction(unit), amount)
  }
}

/** Parses what stands after ORDER BY: expressions separated by commas, each with a direction. */
export const parseOrder = (source: string): Item[] => new Parser(source).order()

export const parseExpression = (source: string): Expression => new Parser(source).single()

/** Parses expressions separated by commas, with their aliases: each word but some can be one without AS. */
export const parseExpressions = (source: string, notAliases?: RegExp): Item[] => new Parser(source).list(notAliases)
