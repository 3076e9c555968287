/** The mistakes of a formula: arithmetic with numbers, parentheses, and at least one operand from `A` to `Z`. */
export function mistakesOf(expression: string, operands: number): string[] {
  if (expression.trim() === '') return ['Expression is empty']
  try {
    const tokens = tokensOf(expression)
    new FormulaReader(tokens).read()
    return mistakesOfOperands(tokens.filter(isOperand), operands)
  } catch (error) {
    if (error instanceof Mistake) return [error.message]
    throw error
  }
}

class Mistake extends Error {}

const isOperand = (token: string) => /^[A-Z]$/.test(token)
const isNumber = (token: string) => /^[\d.]/.test(token)

function tokensOf(expression: string): string[] {
  const tokens = expression.match(/\d+\.?\d*|\.\d+|[A-Z][A-Za-z]*|[a-z][A-Za-z]*|\S/g) ?? []
  for (const token of tokens) {
    if (/^[-+*/()]$/.test(token) || isOperand(token)) continue
    if (/^(\d|\.\d)/.test(token)) refuseEndless(token)
    else if (/^[a-z]/.test(token)) throw unexpected(token, 'series references are uppercase letters (A, B, C, ...)')
    else if (/^[A-Z]/.test(token)) throw unexpected(token, singleLetters)
    else throw new Mistake(`Unexpected character "${token}"`)
  }
  return tokens
}

const singleLetters = 'series references are single letters (A, B, C, ...) and functions are not supported'

function unexpected(word: string, reason: string): Mistake {
  return new Mistake(`Unexpected "${word}" — ${reason}`)
}

function refuseEndless(token: string): void {
  if (!Number.isFinite(Number(token))) throw new Mistake(`Invalid number "${token}"`)
}

const deepest = 64

/** Parses a formula. Precedence does not matter here. */
class FormulaReader {
  #next = 0
  #depth = 0
  readonly #tokens: readonly string[]

  constructor(tokens: readonly string[]) {
    this.#tokens = tokens
  }

  read(): void {
    this.#operation()
    const left = this.#tokens[this.#next]
    if (left === ')') throw new Mistake('Unmatched closing parenthesis')
    if (left !== undefined) throw new Mistake(`Unexpected ${described(left)}`)
  }

  #operation(): void {
    this.#operand()
    while (/^[-+*/]$/.test(this.#tokens[this.#next] ?? '')) {
      this.#next++
      this.#operand()
    }
  }

  #operand(): void {
    const token = this.#tokens[this.#next++]
    if (token === undefined) throw new Mistake('Unexpected end of expression')
    if (token === '-') this.#nested(() => this.#operand())
    else if (token === '(') this.#parenthesis()
    else if (!isNumber(token) && !isOperand(token)) throw new Mistake(`Unexpected ${described(token)}`)
  }

  #parenthesis(): void {
    this.#nested(() => this.#operation())
    if (this.#tokens[this.#next++] !== ')') throw new Mistake('Missing closing parenthesis')
  }

  #nested(read: () => void): void {
    if (++this.#depth > deepest) throw new Mistake(`Expression is nested too deeply (max ${deepest} levels)`)
    read()
    this.#depth--
  }
}

function described(token: string): string {
  if (token === '(') return 'opening parenthesis'
  if (token === ')') return 'closing parenthesis'
  if (isOperand(token)) return `series reference "${token}"`
  return `${isNumber(token) ? 'number' : 'operator'} "${token}"`
}

function mistakesOfOperands(named: readonly string[], operands: number): string[] {
  if (named.length === 0) return ['Expression must reference at least one series (A, B, C, ...)']
  const last = String.fromCharCode('A'.charCodeAt(0) + operands - 1)
  const known = operands > 0 ? `only has series A through ${last}` : 'has no series'
  const unknown = [...new Set(named)].filter((name) => operands === 0 || name > last)
  return unknown.map((name) => `Unknown series "${name}" — this chart ${known}`)
}
