import { docsSchema } from '@astrojs/starlight/schema'
import { defineCollection } from 'astro:content'
import { pages } from '../../src/written.ts'

/** The pages, which were made before the generator began: from the documents and the texts of the repository. */
const loader = {
  name: 'pages',
  load: async ({ store, renderMarkdown, parseData }) => {
    store.clear()
    for (const { id, title, description, markdown, contents } of pages()) {
      const data = await parseData({ id, data: { title, description, tableOfContents: contents ? {} : false } })
      store.set({ id, data, body: markdown, rendered: await renderMarkdown(markdown) })
    }
  },
}

export const collections = { docs: defineCollection({ loader, schema: docsSchema() }) }
