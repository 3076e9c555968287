import { addressOf } from '../addresses.ts'
import { apis } from '../apis.ts'
import { fence, html } from '../markup.ts'
import type { Page } from '../page.ts'
import { openingOf, sectionOf } from './guide-pages.ts'

/** The front page: what the packages are, how one comes by them, the first call, and where to go on. */
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
