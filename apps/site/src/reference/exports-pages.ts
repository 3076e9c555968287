import { apis } from '../apis.ts'
import { html, inline, type Markup, prose } from '../markup.ts'
import type { Page } from '../page.ts'
import { type Declaration, declarationsOf, type Member } from './declarations.ts'

/** What all packages have alike: the classes of errors and the options, by their doc comments. */
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
