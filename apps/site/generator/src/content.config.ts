import { defineCollection } from 'astro:content'
import { docsSchema } from '@astrojs/starlight/schema'
import { read } from '../../src/written.ts'

/** Loads the pages that `src/main.ts` wrote before it started the generator. */
const loader = {
  name: 'pages',
  load: async ({ store, renderMarkdown, parseData }) => {
    store.clear()
    // Without the address of the sources, no page has a link to edit it.
    const sources = process.env.SITE_SOURCES?.replace(/\/+$/, '')
    for (const { id, title, description, markdown, contents, source } of read().pages) {
      const editUrl = Boolean(sources && source) && `${sources}/edit/main/${source}`
      const data = await parseData({
        id,
        data: { title, description, tableOfContents: contents ? {} : false, editUrl },
      })
      const rendered = await renderMarkdown(markdown)
      const file = `${(process.env.SITE_BASE ?? '').replace(/\/+$/, '')}/${id === 'index' ? '' : `${id}/`}index.md`
      const html = `${accessible(rendered.html)}<p class="quiet" data-pagefind-ignore><a href="${file}">This page as Markdown</a></p>`
      store.set({ id, data, body: markdown, rendered: { ...rendered, html } })
    }
  },
}

/** Makes empty header cells plain cells, and wide tables scrollable by keyboard: Markdown can express neither. */
function accessible(html: string): string {
  return html
    .replaceAll(/<th([^>]*)><\/th>/g, '<td$1></td>')
    .replaceAll(/<table>.*?<\/table>/gs, '<div class="scroll" tabindex="0">$&</div>')
}

export const collections = { docs: defineCollection({ loader, schema: docsSchema() }) }
