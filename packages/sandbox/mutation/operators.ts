import type { Site } from './mutants.ts'
import type { Node, Place } from './syntax.ts'

/** What can stand in place of a node, by the form in which it is put there. */
export interface Alternatives {
  readonly form: Site['form']
  readonly alternatives: readonly Alternative[]
}

interface Alternative {
  /** A verb: what was done. */
  readonly operator: string
  readonly text: string
}

type Operator = (node: Node, place: Place, textOf: (node: Node) => string) => readonly Alternative[]

/** All ways in which a node can be broken. */
export function alternativesOf(node: Node, place: Place, source: string): Alternatives[] {
  const textOf = ({ start, end }: Node) => source.slice(start, end)
  const alternatives = expressions[node.type]?.(node, place, textOf) ?? []
  const list = place.parent?.type
  const all: Alternatives[] = []
  const dropped = [{ operator: 'drops', text: '' }]
  if (isDroppedStatement(node, place)) all.push({ form: 'statement', alternatives: dropped })
  if (list === 'ObjectExpression') all.push({ form: 'property', alternatives: dropped })
  if (list === 'ArrayExpression') all.push({ form: 'element', alternatives: dropped })
  const conditions = conditionOf(node, place)
  const both = [...conditions, ...alternatives]
  if (both.length > 0) all.push({ form: 'expression', alternatives: both })
  return all
}

// A statement that an `if` alone stands before goes with the condition.
function isDroppedStatement({ type, expression }: Node, { parent }: Place): boolean {
  if (parent?.type === 'IfStatement' && parent.alternate == null) return false
  if (type === 'ThrowStatement') return parent?.type === 'BlockStatement'
  return type === 'ExpressionStatement' && (expression as Node).type !== 'Literal'
}

function conditionOf(node: Node, { parent }: Place): Alternative[] {
  if (parent?.test !== node || parent.type === 'ForStatement') return []
  if (parent.type === 'WhileStatement') return [{ operator: 'never does', text: 'false' }]
  return [
    { operator: 'always says yes to', text: 'true' },
    { operator: 'always says no to', text: 'false' },
  ]
}

const operators: Readonly<Record<string, readonly string[]>> = {
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '===': ['!=='],
  '!==': ['==='],
  '==': ['!='],
  '!=': ['=='],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '%': ['*'],
  '+=': ['-='],
  '-=': ['+='],
  '??=': ['='],
}

const binary: Operator = ({ operator, left, right }, _, textOf) => {
  const sides = [left as Node, right as Node]
  if (operator === '+' && sides.some(({ type, value }) => type === 'TemplateLiteral' || typeof value === 'string'))
    return []
  return (operators[String(operator)] ?? []).map((other) => ({
    operator: 'compares or counts otherwise:',
    text: sides.map((side) => `(${textOf(side)})`).join(` ${other} `),
  }))
}

const logical: Operator = ({ operator, left, right }, _, textOf) => {
  const [one, other] = [textOf(left as Node), textOf(right as Node)]
  const sides = [
    { operator: 'looks at one side of', text: one },
    { operator: 'looks at one side of', text: other },
  ]
  if (operator === '??') return sides.slice(0, 1)
  return [...sides, { operator: 'joins otherwise:', text: `(${one}) ${operator === '&&' ? '||' : '&&'} (${other})` }]
}

const literal: Operator = (node, { parent }, textOf) => {
  const { value, regex } = node as { value?: unknown; regex?: { pattern: string; flags: string } }
  const text = textOf(node)
  const operator = 'says otherwise:'
  if (parent?.type === 'ExpressionStatement') return []
  if (regex) return expressionsLike(regex).map((changed) => ({ operator: 'reads otherwise:', text: changed }))
  if (typeof value === 'string')
    return [{ operator, text: value === '' ? "'changed'" : `${text.slice(0, -1)} changed'` }]
  if (typeof value === 'number') return [{ operator, text: String(value + 1) }]
  if (typeof value === 'boolean') return [{ operator, text: String(!value) }]
  return []
}

function expressionsLike({ pattern, flags }: { pattern: string; flags: string }): string[] {
  const changed = [
    pattern.startsWith('^') ? `/${pattern.slice(1)}/${flags}` : '',
    /[^\\]\$$/.test(pattern) ? `/${pattern.slice(0, -1)}/${flags}` : '',
    flags.includes('i') ? `/${pattern}/${flags.replace('i', '')}` : '',
  ]
  return changed.filter((text) => text !== '' && !text.startsWith('//'))
}

const methods = new Map(
  Object.entries({
    some: 'every',
    every: 'some',
    max: 'min',
    min: 'max',
    floor: 'ceil',
    ceil: 'floor',
    padStart: 'padEnd',
  }),
)
const left = ['filter', 'slice', 'toLowerCase', 'trim', 'toSorted', 'sort']

const call: Operator = (node, { isInChain }, textOf) => {
  const { callee, arguments: given } = node as Node & { callee: Node; arguments: Node[] }
  if (isInChain || callee.type !== 'MemberExpression' || callee.computed || callee.optional) return []
  const name = String((callee.property as Node).name)
  const object = textOf(callee.object as Node)
  const all = `(${given.map(textOf).join(', ')})`
  const alternatives: Alternative[] = []
  const other = methods.get(name)
  if (other) alternatives.push({ operator: 'calls another method:', text: `${object}.${other}${all}` })
  if (left.includes(name)) alternatives.push({ operator: 'leaves out a step:', text: object })
  if (name === 'toSorted' || name === 'sort')
    alternatives.push({ operator: 'reverses', text: `${object}.${name}${all}.reverse()` })
  return alternatives
}

const changedText: Operator = (node, { parent }, textOf) =>
  parent?.type === 'TaggedTemplateExpression'
    ? []
    : [{ operator: 'says otherwise:', text: `${textOf(node).slice(0, -1)} changed\`` }]

const unary: Operator = ({ operator, argument }, _, textOf) =>
  operator === '!' || operator === '-' ? [{ operator: 'does not turn', text: textOf(argument as Node) }] : []

const update: Operator = (node, _, textOf) => [
  {
    operator: 'counts down:',
    text: textOf(node)
      .replaceAll('++', '--')
      .replace(/^--(?=.*--)/, '++'),
  },
]

const expressions: Readonly<Record<string, Operator>> = {
  BinaryExpression: binary,
  AssignmentExpression: (node, place, textOf) => (node.operator === '=' ? [] : binary(node, place, textOf)),
  LogicalExpression: logical,
  Literal: literal,
  TemplateLiteral: changedText,
  CallExpression: call,
  UnaryExpression: unary,
  UpdateExpression: (node, place, textOf) => (node.operator === '++' ? update(node, place, textOf) : []),
}
