import { fileURLToPath } from 'node:url'
import { expressionKey, methods } from './expression-values.ts'
import { treeOf } from './expressions.ts'

/**
 * A plugin of a bundle that needs no parser of CEL: it replaces `expressions.ts` by the expressions of the rules in these
 * documents, as JavaScript.
 */
export function compiledExpressions(documents: () => Iterable<unknown>) {
  return {
    name: 'compiled-expressions',
    load: {
      filter: { id: /[/\\]document[/\\]src[/\\]expressions\.ts$/ },
      handler: () => ({ code: expressionModule(documents()), moduleType: 'ts' as const }),
    },
  }
}

/** A module that exports `parsedExpression` for the expressions of documents. */
export function expressionModule(documents: Iterable<unknown>): string {
  const texts = [...new Set([...documents].flatMap(expressionsIn))].toSorted()
  if (new Set(texts.map(expressionKey)).size < texts.length)
    throw new Error('Two expressions of rules have one key. Write one of them in another way.')
  const values = fileURLToPath(new URL('expression-values.ts', import.meta.url))
  return `import * as cel from ${JSON.stringify(values)}
const expressions: Record<number, cel.Expression> = {
${texts.map((text) => `  ${expressionKey(text)}: ($) => ${codeOf(treeOf(text) as Node)},\n`).join('')}}
export function parsedExpression(text: string): cel.Expression {
  const expression = expressions[cel.expressionKey(text)]
  if (!expression) throw new Error('The rule is not compiled: ' + text)
  return expression
}
`
}

/** The expressions in the rules of a document, at any depth. */
export function expressionsIn(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return []
  return Object.entries(node).flatMap(([key, value]) =>
    key === 'x-validations' && Array.isArray(value)
      ? value
          .flatMap((rule) => [rule.rule, rule.unique, rule.messageExpression])
          .filter((text) => typeof text === 'string')
      : expressionsIn(value),
  )
}

interface Node {
  readonly op: string
  readonly args: unknown
}

type Pair = readonly [Node, Node]

const types = ['list', 'map', 'string', 'bool', 'null_type']

/** The code of each operator, from the arguments that the parser gives it. */
const operators: Readonly<Record<string, (args: never) => string>> = {
  value: (value: unknown) => (typeof value === 'bigint' ? String(value) : JSON.stringify(value)),
  id: (name: string) =>
    types.includes(name) ? JSON.stringify(name) : /^(self|item)$/.test(name) ? `$.${name}` : `$${name}`,
  list: (items: readonly Node[]) => `[${items.map(codeOf)}]`,
  map: (entries: readonly Pair[]) => `{ ${entries.map(([key, value]) => `[${codeOf(key)}]: ${codeOf(value)}`)} }`,
  '.': ([object, name]: [Node, string]) => `cel.member(${codeOf(object)}, ${JSON.stringify(name)})`,
  '[]': ([object, key]: Pair) => `cel.member(${codeOf(object)}, ${codeOf(key)})`,
  '!_': (value: Node) => `!${truthOf(value)}`,
  '||': (sides: Pair) => `cel.either(${thunksOf('||', sides)})`,
  '&&': (sides: Pair) => `cel.both(${thunksOf('&&', sides)})`,
  '==': (sides: Pair) => equalityOf(sides),
  '!=': (sides: Pair) => `!${equalityOf(sides)}`,
  in: ([value, values]: Pair) => `cel.contains(${codeOf(values)}, ${codeOf(value)})`,
  '<': ([one, other]: Pair) => `cel.isLess(${codeOf(one)}, ${codeOf(other)})`,
  '>': ([one, other]: Pair) => `cel.isLess(${codeOf(other)}, ${codeOf(one)})`,
  '<=': ([one, other]: Pair) => `!cel.isLess(${codeOf(other)}, ${codeOf(one)})`,
  '>=': ([one, other]: Pair) => `!cel.isLess(${codeOf(one)}, ${codeOf(other)})`,
  '+': (sides: Pair) => `cel.sum(${sides.map(codeOf)})`,
  '?:': ([condition, one, other]: [Node, Node, Node]) => `(${truthOf(condition)} ? ${codeOf(one)} : ${codeOf(other)})`,
  call: ([name, [argument]]: [string, [Node]]) => callOf(name, argument),
  rcall: ([name, receiver, args]: [string, Node, readonly Node[]]) => methodOf(name, receiver, args),
}

/** Only lists and maps need a comparison of their members. */
function equalityOf(sides: Pair): string {
  const isPlain = sides.some(({ op }) => op === 'value')
  return isPlain ? `(${sides.map(codeOf).join(' === ')})` : `cel.equal(${sides.map(codeOf)})`
}

const booleans = /^(==|!=|<|>|<=|>=|in|!_|\|\||&&)$/

/** The code of what must be a boolean, which is checked where the operator does not say so. */
function truthOf(node: Node): string {
  const isBoolean = booleans.test(node.op) || (node.op === 'call' && (node.args as [string])[0] === 'has')
  return isBoolean ? codeOf(node) : `cel.truth(${codeOf(node)})`
}

/** The sides of a chain of one operator, which are evaluated only while the others leave its value open. */
const thunksOf = (op: string, sides: readonly Node[]): string[] =>
  sides.flatMap((side) => (side.op === op ? thunksOf(op, side.args as Pair) : [`() => ${codeOf(side)}`]))

function codeOf({ op, args }: Node): string {
  const operator = operators[op] ?? refuse(op)
  return operator(args as never)
}

function callOf(name: string, argument: Node): string {
  if (name === 'dyn') return codeOf(argument)
  if (name === 'type') return `cel.expressionType(${codeOf(argument)})`
  if (name !== 'has') return refuse(name)
  const [object, property] = argument.args as [Node, string]
  return `cel.has(${codeOf(object)}, ${JSON.stringify(property)})`
}

const tests: Readonly<Record<string, string>> = { exists: 'some', all: 'every', filter: 'filtered' }

function methodOf(name: string, receiver: Node, args: readonly Node[]): string {
  const [first, second, third] = args as [Node, Node, Node]
  const test = tests[name]
  if (test !== undefined) return `cel.${test}(${codeOf(receiver)}, ($${first.args}) => ${codeOf(second)})`
  if (name === 'bind') return `(($${first.args}) => ${codeOf(third)})(${codeOf(second)})`
  if (!Object.hasOwn(methods, name)) refuse(name)
  return `cel.methods.${name}(${[receiver, ...args].map(codeOf)})`
}

function refuse(what: string): never {
  throw new Error(
    `Bundles do not know \`${what}\` of CEL. Add it to compiled-expressions.ts, or write the rule without it.`,
  )
}
