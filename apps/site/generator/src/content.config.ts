import { defineCollection } from 'astro:content'
import { docsSchema } from '@astrojs/starlight/schema'
import { pages } from '../../src/written.ts'

/** The pages, which were made before the generator began: from the documents and the texts of the repository. */
const loader = {
  name: 'pages',
  load: async ({ store, renderMarkdown, parseData }) => {
    store.clear()
    for (const { id, title, description, markdown, contents } of pages()) {
      const data = await parseData({ id, data: { title, description, tableOfContents: contents ? {} : false } })
      const rendered = await renderMarkdown(markdown)
      store.set({ id, data, body: markdown, rendered: { ...rendered, html: forEverybody(rendered.html) } })
    }
  },
}

/** Markdown has no word for a cell that heads nothing, nor for a wide table, which a keyboard has to reach to move it. */
function forEverybody(html: string): string {
  return html
    .replaceAll(/<th([^>]*)><\/th>/g, '<td$1></td>')
    .replaceAll(/<table>.*?<\/table>/gs, '<div class="scroll" tabindex="0">$&</div>')
}

export const collections = { docs: defineCollection({ loader, schema: docsSchema() }) }
