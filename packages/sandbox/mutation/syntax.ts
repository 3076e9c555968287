/** A node of a syntax tree. */
export interface Node {
  readonly type: string
  readonly start: number
  readonly end: number
  readonly [property: string]: unknown
}

/** Where a node stands. */
export interface Place {
  readonly parent: Node | undefined
  readonly isInFunction: boolean
  /** Within `a?.b`, where a part cannot be taken out. */
  readonly isInChain: boolean
}

type Visit = (node: Node, place: Place) => void

const transparent = ['TSAsExpression', 'TSNonNullExpression', 'TSSatisfiesExpression', 'TSParameterProperty']
const skipped = /^(TS|Import|ExportAll)/

/** Visits what is evaluated: no types, no imports, no names of properties. */
export function walk(
  node: Node,
  visit: Visit,
  place: Place = { parent: undefined, isInFunction: false, isInChain: false },
) {
  if (skipped.test(node.type) && !transparent.includes(node.type)) return
  visit(node, place)
  const inner = {
    parent: node,
    isInFunction: place.isInFunction || /Function|PropertyDefinition/.test(node.type),
  }
  for (const [property, value] of Object.entries(node)) {
    if (isName(node, property)) continue
    const isInChain =
      node.type === 'ChainExpression' ||
      (place.isInChain && (property === 'object' || property === 'callee' || property === 'expression'))
    for (const child of [value].flat()) if (isNode(child)) walk(child, visit, { ...inner, isInChain })
  }
}

function isName(node: Node, property: string): boolean {
  if (property === 'key' || property === 'property') return node.computed !== true
  return property === 'quasi' || property === 'typeAnnotation' || property === 'returnType' || property === 'source'
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value
}
