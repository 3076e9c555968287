import ts from 'typescript'

/**
 * Declares each schema by its own name and refers to it by that name. Hovers and compiler errors show the names of
 * interfaces, but the members of types inside `components`.
 *
 * @param nodes - The output of the type generator.
 * @param names - From the name in `components.schemas` to the name of the declaration.
 */
export function nameSchemas(nodes: readonly ts.Node[], names: ReadonlyMap<string, string>): ts.Node[] {
  const components = nodes
    .filter((node) => ts.isInterfaceDeclaration(node))
    .find(({ name }) => name.text === 'components')
  const schemas = new Map(components ? schemaMembers(components).map((schema) => [memberName(schema), schema]) : [])
  const byName = (node: ts.Node): ts.Node => {
    const schema = schemaAt(node) ?? ''
    const name = names.get(schema)
    if (name === undefined) return ts.visitEachChild(node, byName, undefined)
    return plainType(schemas.get(schema)?.type) ?? reference(name)
  }
  const types = new Map(
    [...schemas].map(([schema, { type }]) => [names.get(schema) as string, byName(type as ts.Node) as ts.TypeNode]),
  )
  const declarations = new Declarations(types)
  return [
    ...[...schemas].map(([schema, property]) => {
      const declaration = declarations.declare(names.get(schema) as string)
      return ts.setSyntheticLeadingComments(declaration, ts.getSyntheticLeadingComments(property))
    }),
    ...nodes.map((node) => byName(node === components ? withIndex(components, names) : node)),
  ]
}

/** Returns the type itself if it is only a text, a number or the like, which a name would hide. */
export function plainType(type: ts.TypeNode | undefined): ts.TypeNode | undefined {
  const parts = type && ts.isUnionTypeNode(type) ? type.types : [type]
  return parts.every((part) => part && isPlain(part)) ? type : undefined
}

function isPlain(type: ts.TypeNode): boolean {
  const { StringKeyword, NumberKeyword, BooleanKeyword, NullKeyword } = ts.SyntaxKind
  if (ts.isLiteralTypeNode(type)) return type.literal.kind === NullKeyword
  return type.kind === StringKeyword || type.kind === NumberKeyword || type.kind === BooleanKeyword
}

/** The name in `components["schemas"]["…"]`. */
function schemaAt(node: ts.Node): string | undefined {
  if (!ts.isIndexedAccessTypeNode(node) || !ts.isIndexedAccessTypeNode(node.objectType)) return undefined
  const { objectType: whole, indexType: group } = node.objectType
  const isSchemas = ts.isTypeReferenceNode(whole) && identifierText(whole.typeName) === 'components'
  return isSchemas && literal(group) === 'schemas' ? literal(node.indexType) : undefined
}

function literal(node: ts.TypeNode): string | undefined {
  return ts.isLiteralTypeNode(node) && ts.isStringLiteral(node.literal) ? node.literal.text : undefined
}

function identifierText(name: ts.Node): string | undefined {
  return ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : undefined
}

function reference(name: string): ts.TypeReferenceNode {
  return ts.factory.createTypeReferenceNode(name)
}

function schemaMembers(components: ts.InterfaceDeclaration): ts.PropertySignature[] {
  const type = components.members.find(isSchemas)?.type
  return type && ts.isTypeLiteralNode(type) ? type.members.filter((member) => ts.isPropertySignature(member)) : []
}

function isSchemas(member: ts.TypeElement): member is ts.PropertySignature {
  return ts.isPropertySignature(member) && memberName(member) === 'schemas'
}

function memberName(member: ts.TypeElement): string {
  return identifierText(member.name as ts.Node) ?? ''
}

/** `components` with names in place of the schemas. */
function withIndex(components: ts.InterfaceDeclaration, names: ReadonlyMap<string, string>): ts.InterfaceDeclaration {
  const { createPropertySignature, createTypeLiteralNode, updatePropertySignature } = ts.factory
  const entries = schemaMembers(components).map((schema) =>
    createPropertySignature(undefined, schema.name, undefined, reference(names.get(memberName(schema)) as string)),
  )
  const withNames = (group: ts.Node): ts.Node => {
    if (!ts.isTypeElement(group) || !isSchemas(group) || entries.length === 0) return group
    const { modifiers, name, questionToken } = group
    return updatePropertySignature(group, modifiers, name, questionToken, createTypeLiteralNode(entries))
  }
  return ts.visitEachChild(components, withNames, undefined)
}

/** The members of an interface, and the interfaces that it extends. */
interface InterfaceParts {
  readonly bases: readonly string[]
  readonly members: readonly ts.TypeElement[]
}

class Declarations {
  readonly #types: ReadonlyMap<string, ts.TypeNode>
  readonly #known = new Map<string, InterfaceParts | undefined>()

  constructor(types: ReadonlyMap<string, ts.TypeNode>) {
    this.#types = types
  }

  /** Declares an interface for a single object, and an alias for any other type. */
  declare(name: string): ts.Statement {
    const exported = [ts.factory.createModifier(ts.SyntaxKind.ExportKeyword)]
    const parts = this.#partsOf(name)
    if (parts === undefined) {
      return ts.factory.createTypeAliasDeclaration(exported, name, undefined, this.#types.get(name) as ts.TypeNode)
    }
    const bases = parts.bases.map((base) =>
      ts.factory.createExpressionWithTypeArguments(ts.factory.createIdentifier(base), undefined),
    )
    const heritage = bases.length > 0 ? [ts.factory.createHeritageClause(ts.SyntaxKind.ExtendsKeyword, bases)] : []
    return ts.factory.createInterfaceDeclaration(exported, name, undefined, heritage, parts.members)
  }

  #partsOf(name: string): InterfaceParts | undefined {
    if (!this.#known.has(name)) {
      // A recursive lookup finds no interface.
      this.#known.set(name, undefined)
      this.#known.set(name, this.#readParts(this.#types.get(name) as ts.TypeNode))
    }
    return this.#known.get(name)
  }

  #readParts(type: ts.TypeNode): InterfaceParts | undefined {
    if (ts.isTypeLiteralNode(type)) return { bases: [], members: type.members }
    if (!ts.isIntersectionTypeNode(type)) return undefined
    const bases: string[] = []
    const members: ts.TypeElement[] = []
    for (const part of type.types) {
      if (ts.isTypeLiteralNode(part)) members.push(...part.members)
      else if (ts.isTypeReferenceNode(part) && !part.typeArguments) bases.push(identifierText(part.typeName) ?? '')
      else return undefined
    }
    const inherited = bases.map((base) => (this.#types.has(base) ? this.#partsOf(base) : undefined))
    if (inherited.includes(undefined)) return undefined
    const keys = [...members.map(memberKey), ...bases.flatMap((base) => this.#keys(base))]
    const merges = new Set(keys).size === keys.length && !keys.includes(narrowIndex)
    return merges ? { bases, members } : undefined
  }

  #keys(name: string): string[] {
    const { bases, members } = this.#partsOf(name) as InterfaceParts
    return [...members.map(memberKey), ...bases.flatMap((base) => this.#keys(base))]
  }
}

// An interface refuses properties beside an index signature of a narrower type than `unknown`; an intersection does not.
const narrowIndex = '[narrow]'

function memberKey(member: ts.TypeElement): string {
  if (!ts.isIndexSignatureDeclaration(member)) return identifierText(member.name as ts.Node) ?? narrowIndex
  return member.type.kind === ts.SyntaxKind.UnknownKeyword ? '[unknown]' : narrowIndex
}
