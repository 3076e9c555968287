import ts from 'typescript-5.9'
import { apis, type Page, repositoryText } from '../apis.ts'
import { html, prose } from '../markup.ts'

/** The pages of the error classes and of the options, from their doc comments. */
export function exportsPages(): Page[] {
  const written = (files: readonly string[], names: RegExp) =>
    files.flatMap((file) =>
      declarationsOf(`packages/${file}.ts`)
        .filter(({ name }) => names.test(name))
        .map(declared),
    )
  const clients = apis.map(({ folder }) => `${folder}/src/generated/client`)
  return [
    {
      id: 'reference/errors',
      title: 'Error classes',
      description: 'The classes of errors that all packages throw, what each means and what it carries.',
      markdown: written(['client-core/src/errors'], /Error$/).join('\n\n'),
      contents: true,
      source: 'packages/client-core/src/errors.ts',
    },
    {
      id: 'reference/options',
      title: 'Options',
      description: 'The options of the clients and of their calls.',
      markdown: written([...clients, 'client-core/src/options'], /(Options|Credentials)$/).join('\n\n'),
      contents: true,
      source: 'packages/client-core/src/options.ts',
    },
  ]
}

function declared({ name, parents, words, members }: ReturnType<typeof declarationsOf>[number]): string {
  const above =
    parents.length > 0 &&
    html`<p class="quiet">Extends ${parents.map((parent, index) => html`${index > 0 && ', '}<code>${parent}</code>`)}.</p>`
  const fields = members.map(
    (member) =>
      html`<li><code class="name">${member.name}</code> <code class="type">${member.type.replace(' | undefined', '')}</code>${prose(member.words)}</li>`,
  )
  return `## ${name}\n\n${html`${prose(words)}${above}${fields.length > 0 && html`<ul class="fields">${fields}</ul>`}`.html}`
}

/** The exported classes and interfaces of a source file, with their doc comments. */
function declarationsOf(file: string) {
  const source = ts.createSourceFile(file, repositoryText(file), ts.ScriptTarget.Latest, true)
  return source.statements
    .filter((node) => ts.isClassDeclaration(node) || ts.isInterfaceDeclaration(node))
    .filter((node) => (ts.getCombinedModifierFlags(node) & ts.ModifierFlags.Export) !== 0)
    .map((node) => ({
      name: node.name?.text ?? '',
      parents: (node.heritageClauses ?? []).flatMap(({ types }) => types.map((type) => type.getText())),
      words: commentWords(node),
      members: [...node.members].flatMap(memberOf),
    }))
}

/** A property, with its type as in the source. */
function memberOf(node: ts.ClassElement | ts.TypeElement) {
  if (!ts.isPropertyDeclaration(node) && !ts.isPropertySignature(node)) return []
  const isHidden = (ts.getCombinedModifierFlags(node) & (ts.ModifierFlags.Private | ts.ModifierFlags.Static)) !== 0
  if (isHidden || !node.type) return []
  return [{ name: node.name.getText(), type: node.type.getText().replace(/\s+/g, ' '), words: commentWords(node) }]
}

/** The text of a doc comment. Links become code. */
function commentWords(node: ts.Node): string {
  const [comment] = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc)
  return (ts.getTextOfJSDocComment(comment?.comment) ?? '').replace(/\{@link ([^}]+)\}/g, '`$1`')
}
