import { call, type Expression, nameOf, number, text } from './expression.ts'
import { unitNamed } from './functions/intervals.ts'
import { constants } from './operators.ts'
import type { TokenReader } from './tokens.ts'

/** The parts of the parser that special forms use. */
export interface Forms {
  readonly read: TokenReader
  expression(): Expression
  primary(): Expression
  arguments(close: string): Expression[]
}

/** Repeats a mistake of servers: they write float types in capitals, which the database does not know. */
const castType = (written: string): string => (/^float\d+$/i.test(written) ? written.toUpperCase() : written)

const capital = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`

const intervalOf = (unit: string, amount: Expression): Expression => call(`toInterval${capital(unit)}`, amount)

/** Parses `WHEN a THEN b ELSE c END` after CASE, and `x WHEN …`. */
export function caseForm({ read, expression }: Forms): Expression {
  const subject = read.token.text.toUpperCase() === 'WHEN' ? undefined : expression()
  const args: Expression[] = []
  while (read.take('WHEN')) {
    const condition = expression()
    read.expect('THEN')
    args.push(subject ? call('equals', subject, condition) : condition, expression())
  }
  if (args.length === 0) throw read.unexpected()
  args.push(read.take('ELSE') ? expression() : (constants.null as Expression))
  read.expect('END')
  return call('multiIf', ...args)
}

/** Parses the name of a type, with its parameters. */
function typeName({ read, primary }: Forms): string {
  const named = (): string => {
    const name = read.identifier()
    if (!read.take('(')) return name
    const inside: string[] = []
    do inside.push(read.token.kind === 'word' ? named() : nameOf(primary()))
    while (read.take(','))
    read.expect(')')
    return `${name}(${inside.join(', ')})`
  }
  return named()
}

/** Parses the type after `::`. */
export const castTo = (forms: Forms, value: Expression): Expression =>
  call('CAST', value, text(castType(typeName(forms))))

/** Parses `x AS String)` or `x, 'String')` after `CAST(`. */
export function castForm(forms: Forms, name: string): Expression {
  const { read } = forms
  const value = forms.expression()
  const type = read.take('AS') ? text(castType(typeName(forms))) : undefined
  read.expect(type ? ')' : ',')
  return call(name, value, ...(type ? [type] : forms.arguments(')')))
}

/** Parses `1 HOUR` or `'1 hour'` after INTERVAL. */
export function intervalForm({ read, primary }: Forms): Expression {
  const { kind, text: written } = read.token
  const inText = kind === 'text' ? /^'(-?\d+) (\w+)'$/.exec(written) : undefined
  const amount = inText ? number(Number(inText[1])) : primary()
  if (inText) read.skip()
  const { token } = read
  const unit = unitNamed(inText?.[2] ?? read.identifier())
  if (!unit) throw read.unexpected(token)
  return intervalOf(unit, amount)
}

/** Functions whose first argument is a unit of time, which can be unquoted. */
const ofUnits = /^(date_?diff|date_?trunc)$/i

/** The call that the database executes. */
export function calledForm(name: string, given: Expression[]): Expression {
  const [first] = given
  const unit = first?.kind === 'column' ? unitNamed(first.name) : undefined
  return unit && ofUnits.test(name) ? call(name, text(unit), ...given.slice(1)) : call(name, ...given)
}
