import { addressOf, apis, operationAddress, type Page, textOf } from '../apis.ts'
import { html } from '../markup.ts'
import { factsFor } from './facts.ts'
import { outsideCode, withLinks, withRunButtons } from './markdown.ts'
import { type Guide, texts } from './texts.ts'

/** The front page: the packages, their installation, the first call and the references. */
export function frontPage(): Page {
  const cards = apis.map(({ title, variable, summary, description, model }) => {
    const words = summary ?? description.split('\n')[0]
    return html`<li><a href="${addressOf(`reference/${variable}`)}"><b>${title}</b><span>${words}</span><span class="quiet">${model.operations.length} operations</span></a></li>`
  })
  return {
    id: 'index',
    title: 'Typed clients for CloudDB',
    description:
      'Typed TypeScript clients of a cloud database and its observability, with guides, a reference, and examples that run in the page.',
    markdown: [
      openingOf('README.md'),
      '## Try it without an account',
      sectionOf('README.md', 'Try it without an account'),
      '## Reference',
      html`<ul class="cards">${cards}</ul>`.html,
    ].join('\n\n'),
    contents: true,
    source: 'README.md',
  }
}

/** A page for each text in the list. */
export function guidePages(): Page[] {
  return texts.map(guidePage)
}

function guidePage({ file, id, label }: Guide): Page {
  const [, title = label, text = ''] = /^# ([^\n]+)\n(.*)$/s.exec(textOf(file)) ?? []
  return {
    id,
    title: title.replaceAll('`', ''),
    description: firstParagraph(text) || label,
    markdown: [shown(file, text).trim() || 'Nothing has been released yet.', ...factsFor(id)].join('\n\n'),
    contents: true,
    source: file,
  }
}

/** The content of a section of a text, without its heading. */
function sectionOf(file: string, heading: string): string {
  const [, section] = textOf(file).split(`\n## ${heading}\n`)
  if (section === undefined) throw new Error(`${file} has no section '${heading}'. Cure: name one that it has.`)
  return shown(file, section.split(/\n## /)[0] as string)
}

/** The content before the first section of a text. */
function openingOf(file: string): string {
  return shown(
    file,
    textOf(file)
      .replace(/^# .+\n/, '')
      .split(/\n## /)[0] as string,
  )
}

/** A text with links to pages, and buttons to run its programs. Tables of methods link to their operations. */
function shown(file: string, text: string): string {
  const linked = withLinks(file, text)
  const api = apis.find(({ folder }) => file === `packages/${folder}/README.md`)
  if (!api) return withRunButtons(linked)
  const ids = api.model.operations.map(({ id }) => id)
  const withOperations = outsideCode(linked, (part) =>
    part.replace(/^(\| (?:~~)?)(`(\w+)\(.*?\)`)(?=(?:~~)? \|)/gm, (whole, start: string, cell: string, id: string) =>
      ids.includes(id) ? `${start}[${cell}](${operationAddress(api, id)})` : whole,
    ),
  )
  return withRunButtons(withOperations)
}

/** The first paragraph of words: no heading, table, list, comment or code. */
function firstParagraph(text: string): string {
  const paragraph = text.split(/\n\s*\n/).find((part) => /^[\w`*[]/.test(part.trim()) && !part.trim().startsWith('```'))
  return (paragraph ?? '')
    .trim()
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replaceAll(/[`*]/g, '')
    .replace(/\s+/g, ' ')
}
