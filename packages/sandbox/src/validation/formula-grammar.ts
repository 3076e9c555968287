/** The mistakes of a formula: arithmetic with numbers, parentheses, and at least one operand from `A` to `Z`. */
export function mistakesOf(expression: string, operands: number): string[] {
  if (expression.trim() === '') return ['Expression is empty']
  try {
    const tokens = tokensOf(expression)
    parse(tokens)
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
    if (/^(\d|\.\d)/.test(token)) {
      if (!Number.isFinite(Number(token))) throw new Mistake(`Invalid number "${token}"`)
    } else if (/^[a-z]/.test(token)) throw new Mistake(`Unexpected "${token}" — ${uppercaseLetters}`)
    else if (/^[A-Z]/.test(token)) throw new Mistake(`Unexpected "${token}" — ${singleLetters}`)
    else throw new Mistake(`Unexpected character "${token}"`)
  }
  return tokens
}

const uppercaseLetters = 'series references are uppercase letters (A, B, C, ...)'
const singleLetters = 'series references are single letters (A, B, C, ...) and functions are not supported'
const deepest = 64

/** Parses a formula, or throws a mistake. Precedence does not matter here. */
function parse(tokens: readonly string[]): void {
  let [next, depth] = [0, 0]
  const operation = () => {
    operand()
    while (/^[-+*/]$/.test(tokens[next] ?? '')) {
      next++
      operand()
    }
  }
  const operand = () => {
    const token = tokens[next++]
    if (token === undefined) throw new Mistake('Unexpected end of expression')
    if (token === '-') nested(operand)
    else if (token === '(') {
      nested(operation)
      if (tokens[next++] !== ')') throw new Mistake('Missing closing parenthesis')
    } else if (!isNumber(token) && !isOperand(token)) throw new Mistake(`Unexpected ${described(token)}`)
  }
  const nested = (part: () => void) => {
    if (++depth > deepest) throw new Mistake(`Expression is nested too deeply (max ${deepest} levels)`)
    part()
    depth--
  }
  operation()
  const left = tokens[next]
  if (left === ')') throw new Mistake('Unmatched closing parenthesis')
  if (left !== undefined) throw new Mistake(`Unexpected ${described(left)}`)
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
