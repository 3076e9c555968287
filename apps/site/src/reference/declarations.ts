import ts from 'typescript-5.9'
import { textOf } from '../repository.ts'

/** A class or an interface, as its doc comments tell it. */
export interface Declaration {
  readonly name: string
  readonly parents: readonly string[]
  readonly words: string
  readonly members: readonly Member[]
}

/** A property, with its type as it is written. */
export interface Member {
  readonly name: string
  readonly type: string
  readonly words: string
}

/** The exported classes and interfaces of a source file. */
export function declarationsOf(file: string): Declaration[] {
  const source = ts.createSourceFile(file, textOf(file), ts.ScriptTarget.Latest, true)
  return source.statements
    .filter((node) => ts.isClassDeclaration(node) || ts.isInterfaceDeclaration(node))
    .filter((node) => (ts.getCombinedModifierFlags(node) & ts.ModifierFlags.Export) !== 0)
    .map((node) => ({
      name: node.name?.text ?? '',
      parents: (node.heritageClauses ?? []).flatMap(({ types }) => types.map((type) => type.getText())),
      words: wordsOf(node),
      members: [...node.members].flatMap(memberOf),
    }))
}

function memberOf(node: ts.ClassElement | ts.TypeElement): Member[] {
  if (!ts.isPropertyDeclaration(node) && !ts.isPropertySignature(node)) return []
  const isHidden = (ts.getCombinedModifierFlags(node) & (ts.ModifierFlags.Private | ts.ModifierFlags.Static)) !== 0
  if (isHidden || !node.type) return []
  return [{ name: node.name.getText(), type: node.type.getText().replace(/\s+/g, ' '), words: wordsOf(node) }]
}

/** The text of a doc comment, links as code. */
function wordsOf(node: ts.Node): string {
  const [comment] = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc)
  return (ts.getTextOfJSDocComment(comment?.comment) ?? '').replace(/\{@link ([^}]+)\}/g, '`$1`')
}
