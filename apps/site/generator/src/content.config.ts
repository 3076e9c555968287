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
      const html = `${readable(rendered.html)}<p class="quiet" data-pagefind-ignore><a href="${file}">This page as Markdown</a></p>`
      store.set({ id, data, body: markdown, rendered: { ...rendered, html } })
    }
  },
}

/** Adds what Markdown cannot express: tables that a phone and a keyboard can use, and places where code may break. */
function readable(html: string): string {
  return html.replaceAll(/<table>.*?<\/table>/gs, tableOf).replaceAll(/<pre.*?<\/pre>|<code>[^<]+/gs, breakable)
}

/** Empty header cells become plain cells. A phone shows rows as blocks, so their cells repeat the words of the header. */
function tableOf(table: string): string {
  const headers = [...table.matchAll(/<th[^>]*>(.*?)<\/th>/gs)].map(([, words = '']) =>
    words.replaceAll(/<[^>]+>/g, ''),
  )
  const rows = table.replaceAll(/<tr>.*?<\/tr>/gs, (row) => {
    let column = 0
    return row.replaceAll(/<td(?=[ >])/g, (cell) => {
      const words = column++ > 0 && headers.length > 2 ? headers[column - 1] : ''
      return words ? `${cell} data-header="${words.replaceAll('"', '&quot;')}"` : cell
    })
  })
  const cells = rows.replaceAll(/<th([^>]*)><\/th>/g, '<td$1></td>').replaceAll('style="text-align: ', 'align="')
  return `<div class="scroll" tabindex="0">${cells}</div>`
}

/** Lets code that is too long for a phone break before a name instead of within it. */
function breakable(code: string): string {
  const places = /\((?=\S|$)|(?<![\d./:\s])[./](?=\w|$)|,(?=\w)/g
  const lines = code.split(/(?<=<\/div>|\n)/).map((line) => {
    const isLong = /\S{36}/.test(line.replaceAll(/<[^>]+>/g, ''))
    return isLong ? line.replaceAll(/>[^<]+/g, (text) => text.replaceAll(places, '$&<wbr>')) : line
  })
  return lines.join('')
}

export const collections = { docs: defineCollection({ loader, schema: docsSchema() }) }
