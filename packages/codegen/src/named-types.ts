import ts from 'typescript'

/**
 * Gives each schema a declaration of its own, and lets everything refer to it by that name: hovers and compiler errors
 * show names of interfaces, and the members of what stands in `components`.
 *
 * @param nodes - What the type generator made of a document.
 * @param names - From the name in `components.schemas` to the name of the declaration.
 */
export function nameSchemas(nodes: readonly ts.Node[], names: ReadonlyMap<string, string>): ts.Node[] {
  const byName = (node: ts.Node): ts.Node => {
    const name = names.get(schemaAt(node) ?? '')
    return name === undefined ? ts.visitEachChild(node, byName, undefined) : reference(name)
  }
  const declarations = new Map<string, ts.PropertySignature>()
  const rest = nodes.map((node) => {
    const named = byName(node)
    return isDeclared(named, 'components') ? withIndex(named, names, declarations) : named
  })
  const shapes = new Shapes(new Map([...declarations].map(([name, { type }]) => [name, type as ts.TypeNode])))
  return [...[...declarations].map(([name, property]) => documentedAs(property, shapes.declare(name))), ...rest]
}

/** The name in `components["schemas"]["…"]`. */
function schemaAt(node: ts.Node): string | undefined {
  if (!ts.isIndexedAccessTypeNode(node) || !ts.isIndexedAccessTypeNode(node.objectType)) return undefined
  const { objectType: whole, indexType: group } = node.objectType
  const isSchemas = ts.isTypeReferenceNode(whole) && textOf(whole.typeName) === 'components'
  return isSchemas && literal(group) === 'schemas' ? literal(node.indexType) : undefined
}

function literal(node: ts.TypeNode): string | undefined {
  return ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal) ? node.literal.text : undefined
}

function textOf(name: ts.Node): string | undefined {
  return ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : undefined
}

function reference(name: string): ts.TypeReferenceNode {
  return ts.factory.createTypeReferenceNode(name)
}

function isDeclared(node: ts.Node, name: string): node is ts.InterfaceDeclaration {
  return ts.isInterfaceDeclaration(node) && node.name.text === name
}

/** `components` with a name where each schema was; the schemas are put into `taken`. */
function withIndex(
  components: ts.InterfaceDeclaration,
  names: ReadonlyMap<string, string>,
  taken: Map<string, ts.PropertySignature>,
): ts.InterfaceDeclaration {
  const index = (member: ts.TypeElement): ts.TypeElement => {
    const name = names.get(textOf(member.name as ts.Node) ?? '') as string
    taken.set(name, member as ts.PropertySignature)
    return ts.factory.createPropertySignature(undefined, member.name as ts.PropertyName, undefined, reference(name))
  }
  const members = components.members.map((group) => {
    const isSchemas = ts.isPropertySignature(group) && textOf(group.name) === 'schemas'
    if (!isSchemas || !group.type || !ts.isTypeLiteralNode(group.type)) return group
    const type = ts.factory.createTypeLiteralNode(group.type.members.map(index))
    return ts.factory.updatePropertySignature(group, group.modifiers, group.name, group.questionToken, type)
  })
  const { modifiers, name, typeParameters, heritageClauses } = components
  return ts.factory.updateInterfaceDeclaration(components, modifiers, name, typeParameters, heritageClauses, members)
}

function documentedAs(property: ts.PropertySignature, declaration: ts.Statement): ts.Statement {
  return ts.setSyntheticLeadingComments(declaration, ts.getSyntheticLeadingComments(property))
}

/** What an interface says: its own members, and the interfaces that it extends. */
interface Shape {
  readonly bases: readonly string[]
  readonly members: readonly ts.TypeElement[]
}

class Shapes {
  readonly #types: ReadonlyMap<string, ts.TypeNode>
  readonly #known = new Map<string, Shape | undefined>()

  constructor(types: ReadonlyMap<string, ts.TypeNode>) {
    this.#types = types
  }

  /** An interface where the type is one object, and an alias where it is not. */
  declare(name: string): ts.Statement {
    const exported = [ts.factory.createModifier(ts.SyntaxKind.ExportKeyword)]
    const shape = this.#shape(name)
    if (shape === undefined) {
      return ts.factory.createTypeAliasDeclaration(exported, name, undefined, this.#types.get(name) as ts.TypeNode)
    }
    const bases = shape.bases.map((base) =>
      ts.factory.createExpressionWithTypeArguments(ts.factory.createIdentifier(base), undefined),
    )
    const heritage = bases.length > 0 ? [ts.factory.createHeritageClause(ts.SyntaxKind.ExtendsKeyword, bases)] : []
    return ts.factory.createInterfaceDeclaration(exported, name, undefined, heritage, shape.members)
  }

  #shape(name: string): Shape | undefined {
    if (!this.#known.has(name)) {
      // Whoever leads back to itself finds that it is none.
      this.#known.set(name, undefined)
      this.#known.set(name, this.#shapeOf(this.#types.get(name) as ts.TypeNode))
    }
    return this.#known.get(name)
  }

  #shapeOf(type: ts.TypeNode): Shape | undefined {
    if (ts.isTypeLiteralNode(type)) return { bases: [], members: type.members }
    if (!ts.isIntersectionTypeNode(type)) return undefined
    const bases: string[] = []
    const members: ts.TypeElement[] = []
    for (const part of type.types) {
      if (ts.isTypeLiteralNode(part)) members.push(...part.members)
      else if (ts.isTypeReferenceNode(part) && !part.typeArguments) bases.push(textOf(part.typeName) ?? '')
      else return undefined
    }
    const inherited = bases.map((base) => (this.#types.has(base) ? this.#shape(base) : undefined))
    if (inherited.includes(undefined)) return undefined
    const keys = [...members.map(keyOf), ...bases.flatMap((base) => this.#keys(base))]
    const merges = new Set(keys).size === keys.length && !keys.includes(narrowIndex)
    return merges ? { bases, members } : undefined
  }

  #keys(name: string): string[] {
    const { bases, members } = this.#shape(name) as Shape
    return [...members.map(keyOf), ...bases.flatMap((base) => this.#keys(base))]
  }
}

// With an index signature of a narrower type than `unknown`, properties that fit in an intersection fit in no interface.
const narrowIndex = '[narrow]'

function keyOf(member: ts.TypeElement): string {
  if (!ts.isIndexSignatureDeclaration(member)) return textOf(member.name as ts.Node) ?? narrowIndex
  return member.type.kind === ts.SyntaxKind.UnknownKeyword ? '[unknown]' : narrowIndex
}
