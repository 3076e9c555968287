import ts from 'typescript-5.9'
import { type Api, addressOf, apis, operationId, type Page, textOf } from '../apis.ts'
import { html, inline, type Markup, prose } from '../markup.ts'

/** The overview page of an API: its description and its operations. */
export function apiPage(api: Api): Page {
  const { description = '', summary } = api.document.info as { description?: string; summary?: string }
  const rows = api.model.operations.map(
    ({ id, method, path, documentation }) => html`
      <tr>
        <td><a href="${addressOf(operationId(api, id))}"><code>${id}</code></a></td>
        <td>${documentation.deprecated && html`<b class="warn">Deprecated.</b> `}${inline(documentation.summary ?? '')}<div class="type"><span class="method ${method}">${method.toUpperCase()}</span> <code>${path.split(/(?<=\/)/).map((part) => html`${part}<wbr>`)}</code></div></td>
      </tr>`,
  )
  return {
    id: `reference/${api.folder}`,
    title: api.title,
    description: summary ?? `The operations of the ${api.title}.`,
    markdown: html`
      ${prose(description)}
      <p>Package: <a href="${addressOf(`guides/${api.folder}`)}"><code>${api.name}</code></a> · <a href="${addressOf(`reference/${api.folder}/schemas`)}">its schemas</a></p>
      <table class="fields"><thead><tr><th scope="col">Method</th><th scope="col">What it does</th></tr></thead><tbody>${rows}</tbody></table>`
      .html,
  }
}

/** The pages of the error classes and of the options, from their doc comments. */
export function exportsPages(): Page[] {
  return [errorsPage(), optionsPage()]
}

function errorsPage(): Page {
  const classes = declarationsOf('packages/client-core/src/errors.ts').filter(({ name }) => name.endsWith('Error'))
  return {
    id: 'reference/errors',
    title: 'Errors',
    description: 'The classes of errors that all packages throw, what each means and what it carries.',
    markdown: [
      'Every package exports these classes from its `/errors`. `instanceof` works; `.is()` works across two installed copies as well.',
      ...classes.map((declaration) => declared(declaration, declaration.name)),
    ].join('\n\n'),
    contents: true,
  }
}

function optionsPage(): Page {
  const shared = declarationsOf('packages/client-core/src/options.ts')
  const own = apis.flatMap(({ folder }) => declarationsOf(`packages/${folder}/src/client.ts`))
  const options = [...own, ...shared].filter(({ name }) => /(Options|Credentials)$/.test(name))
  return {
    id: 'reference/options',
    title: 'Options',
    description: 'The options of the clients and of their calls.',
    markdown: options.map((declaration) => declared(declaration, declaration.name)).join('\n\n'),
    contents: true,
  }
}

function declared({ parents, words, members }: Declaration, name: string): string {
  const above =
    parents.length > 0 &&
    html`<p class="quiet">Extends ${parents.map((parent, index) => html`${index > 0 && ', '}<code>${parent}</code>`)}.</p>`
  return `## ${name}\n\n${html`${prose(words)}${above}${members.length > 0 && table(members)}`.html}`
}

function table(members: readonly Member[]): Markup {
  const rows = members.map(
    ({ name, type, words }) =>
      html`<tr><td><code class="name">${name}</code></td><td><p>${inline(words)}</p><div class="type"><code>${type.replace(' | undefined', '')}</code></div></td></tr>`,
  )
  return html`<table class="fields"><thead><tr><th scope="col">Name</th><th scope="col">Meaning</th></tr></thead><tbody>${rows}</tbody></table>`
}

/** A class or an interface with its doc comments. */
interface Declaration {
  readonly name: string
  readonly parents: readonly string[]
  readonly words: string
  readonly members: readonly Member[]
}

/** A property, with its type as in the source. */
interface Member {
  readonly name: string
  readonly type: string
  readonly words: string
}

/** The exported classes and interfaces of a source file. */
function declarationsOf(file: string): Declaration[] {
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

/** The text of a doc comment. Links become code. */
function wordsOf(node: ts.Node): string {
  const [comment] = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc)
  return (ts.getTextOfJSDocComment(comment?.comment) ?? '').replace(/\{@link ([^}]+)\}/g, '`$1`')
}
