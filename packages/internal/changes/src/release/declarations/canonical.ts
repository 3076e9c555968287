import ts from 'typescript'
import { declarationOf, resolved, typeLike } from './names.ts'
import { plainName, type Worlds } from './world.ts'

/**
 * What a node says, apart from comments, order, and names that are nobody's business: a parameter of a type is its
 * number, and a name that the other side lacks is what it stands for. Two nodes of the same canonical text are the same
 * type, also where a compiler decides nothing before the type is used.
 */
export function canonicalText(worlds: Worlds, node: ts.Node, isShared: (symbol: ts.Symbol) => boolean): string {
  const parameters = new Map<ts.Symbol, number>()
  const open = new Set<ts.Symbol>()

  const nameOf = (identifier: ts.Identifier): string => {
    const symbol = resolved(worlds.checker, worlds.checker.getSymbolAtLocation(identifier))
    if (!symbol) return identifier.text
    if (symbol.flags & ts.SymbolFlags.TypeParameter) {
      if (!parameters.has(symbol)) parameters.set(symbol, parameters.size)
      return `#${parameters.get(symbol)}`
    }
    if (!(symbol.flags & typeLike) || !worlds.packageOf(symbol)) return identifier.text
    const declaration = declarationOf(symbol)
    if (isShared(symbol) || open.has(symbol) || !declaration) return plainName(symbol)
    open.add(symbol)
    const meaning = `(${bodyOf(declaration)})`
    open.delete(symbol)
    return meaning
  }

  // The name of a declaration is not part of what it says.
  const bodyOf = (declaration: ts.Node): string => {
    const own = (declaration as ts.NamedDeclaration).name
    return ts.isTypeAliasDeclaration(declaration) || ts.isInterfaceDeclaration(declaration)
      ? listed(declaration, (child) => child !== own && child.kind !== ts.SyntaxKind.DeclareKeyword)
      : textOf(declaration)
  }

  const textOf = (inner: ts.Node): string => {
    if (ts.isIdentifier(inner)) return nameOf(inner)
    if (ts.isParenthesizedTypeNode(inner)) return textOf(inner.type)
    if (inner.getChildCount() === 0) return inner.getText().replace(/^'(.*)'$/, '"$1"')
    return listed(inner, () => true)
  }

  const listed = (inner: ts.Node, isMeant: (child: ts.Node) => boolean): string => {
    const children: string[] = []
    ts.forEachChild(inner, (child) => {
      if (isMeant(child) && !ts.isJSDoc(child)) children.push(textOf(child))
    })
    const isUnordered = ts.isUnionTypeNode(inner) || ts.isTypeLiteralNode(inner) || ts.isInterfaceDeclaration(inner)
    if (isUnordered) children.sort()
    const operator = ts.isTypeOperatorNode(inner) ? ts.tokenToString(inner.operator) : ''
    return `${ts.SyntaxKind[inner.kind]}${operator}[${children.join(',')}]`
  }

  return bodyOf(node)
}
