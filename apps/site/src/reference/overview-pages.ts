import type { OperationModel } from '@clouddb/spec/read/operation'
import ts from 'typescript-5.9'
import { type Api, addressOf, apis, operationId, type Page, textOf } from '../apis.ts'
import { html, inline, type Markup, prose, requestLine, twoColumns } from '../markup.ts'

/** The overview page of an API: its description and its operations, by group. */
export function apiPage(api: Api): Page {
  const { folder, name, title, summary, description, model } = api
  const groups = model.groups.map((group) => {
    const heading = group.title && html`<h2>${group.title}</h2>`
    return html`${heading}${group.description && prose(group.description)}${operationsTable(api, group.operations)}`
  })
  return {
    id: `reference/${folder}`,
    title,
    description: summary ?? `The operations of the ${title}.`,
    markdown: html`
      ${prose(description)}
      <p>Package: <a href="${addressOf(`guides/${folder}`)}"><code>${name}</code></a> · <a href="${addressOf(`reference/${folder}/schemas`)}">its schemas</a></p>
      ${groups}`.html,
  }
}

function operationsTable(api: Api, operations: readonly OperationModel[]): Markup {
  const rows = operations.map((operation) => {
    const { id, documentation } = operation
    const deprecated = documentation.deprecated && html`<b class="warn">Deprecated.</b> `
    const beta = documentation['x-beta'] && html`<b class="warn">Beta.</b> `
    return html`
      <tr>
        <td><a href="${addressOf(operationId(api, id))}"><code>${id}</code></a></td>
        <td>${deprecated}${beta}${inline(documentation.summary ?? '')}<div class="type">${requestLine(operation)}</div></td>
      </tr>`
  })
  return twoColumns('Method', 'What it does', rows)
}

/** The pages of the error classes and of the options, from their doc comments. */
export function exportsPages(): Page[] {
  const declarations = (files: string[], names: RegExp) =>
    files.flatMap((file) => declarationsOf(`packages/${file}.ts`)).filter(({ name }) => names.test(name))
  const errors = declarations(['client-core/src/errors'], /Error$/).map(declared)
  const clients = apis.map(({ folder }) => `${folder}/src/client`)
  const options = declarations([...clients, 'client-core/src/options'], /(Options|Credentials)$/).map(declared)
  const usage =
    'Every package exports these classes from its `/errors`. `instanceof` works; `.is()` works across two installed copies as well.'
  return [
    {
      id: 'reference/errors',
      title: 'Errors',
      description: 'The classes of errors that all packages throw, what each means and what it carries.',
      markdown: [usage, ...errors].join('\n\n'),
      contents: true,
    },
    {
      id: 'reference/options',
      title: 'Options',
      description: 'The options of the clients and of their calls.',
      markdown: options.join('\n\n'),
      contents: true,
    },
  ]
}

function declared({ name, parents, words, members }: ReturnType<typeof declarationsOf>[number]): string {
  const above =
    parents.length > 0 &&
    html`<p class="quiet">Extends ${parents.map((parent, index) => html`${index > 0 && ', '}<code>${parent}</code>`)}.</p>`
  const rows = members.map(
    (member) =>
      html`<tr><td><code class="name">${member.name}</code></td><td><p>${inline(member.words)}</p><div class="type"><code>${member.type.replace(' | undefined', '')}</code></div></td></tr>`,
  )
  return `## ${name}\n\n${html`${prose(words)}${above}${rows.length > 0 && twoColumns('Name', 'Meaning', rows)}`.html}`
}

/** The exported classes and interfaces of a source file, with their doc comments. */
function declarationsOf(file: string) {
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

/** A property, with its type as in the source. */
function memberOf(node: ts.ClassElement | ts.TypeElement) {
  if (!ts.isPropertyDeclaration(node) && !ts.isPropertySignature(node)) return []
  const isHidden = (ts.getCombinedModifierFlags(node) & (ts.ModifierFlags.Private | ts.ModifierFlags.Static)) !== 0
  if (isHidden || !node.type) return []
  return [{ name: node.name.getText(), type: node.type.getText().replace(/\s+/g, ' '), words: wordsOf(node) }]
}

/** The text of a doc comment. Links become code. */
function wordsOf(node: ts.Node): string {
  const [comment] = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc)
  return (ts.getTextOfJSDocComment(comment?.comment) ?? '').replace(/\{@link ([^}]+)\}/g, '`$1`')
}
