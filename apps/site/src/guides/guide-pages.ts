import { addressOf, apis, operationId, type Page, textOf } from '../apis.ts'
import { fence, html } from '../markup.ts'
import { outsideCode, withLinks, withRunButtons } from './markdown.ts'
import { type Guide, texts } from './texts.ts'

/** The front page: the packages, their installation, the first call and the references. */
export function frontPage(): Page {
  const install = fence('sh', apis.map(({ name }) => `npm install ${name}`).join('\n'))
  const cards = apis.map(({ title, folder, document, model }) => {
    const { summary } = document.info as { summary?: string }
    const words = summary ?? firstSentence(document.info as { description?: string })
    return html`<li><a href="${addressOf(`reference/${folder}`)}"><b>${title}</b><span>${words}</span><span class="quiet">${model.operations.length} operations</span></a></li>`
  })
  return {
    id: 'index',
    title: 'Typed clients for CloudDB',
    description:
      'Typed TypeScript clients of a cloud database and its observability, with guides, a reference, and examples that run in the page.',
    markdown: [
      openingOf('README.md'),
      '## Install',
      'One package for each API; take the one that you call.',
      install,
      '## The first call',
      sectionOf('README.md', 'What it looks like'),
      '## Reference',
      html`<ul class="cards">${cards}</ul>`.html,
    ].join('\n\n'),
    contents: true,
  }
}

function firstSentence({ description = '' }: { description?: string }): string {
  return description.split('\n')[0] ?? ''
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
    markdown: shown(file, text).trim() || 'Nothing has been released yet.',
    contents: true,
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
  const [opening = ''] = textOf(file)
    .replace(/^# .+\n/, '')
    .split(/\n## /)
  return shown(file, opening)
}

function shown(file: string, text: string): string {
  const api = apis.find(({ folder }) => file === `packages/${folder}/README.md`)
  const linked = withLinks(file, text)
  if (!api) return withRunButtons(linked)
  const withOperations = outsideCode(linked, (part) =>
    part.replace(/^\| (~~)?`(\w+)\((.*?)\)`(~~)? \|/gm, (whole, _, id: string) => {
      const isOperation = api.model.operations.some((operation) => operation.id === id)
      const [cell] = /`.*`/.exec(whole) ?? []
      return isOperation ? whole.replace(cell ?? '', `[${cell}](${addressOf(operationId(api, id))})`) : whole
    }),
  )
  return withRunButtons(withOperations)
}

function firstParagraph(text: string): string {
  const [paragraph = ''] = text.trim().split(/\n\s*\n/)
  return paragraph
    .replace(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replaceAll(/[`*]/g, '')
    .replace(/\s+/g, ' ')
}
