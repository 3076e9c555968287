import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { apis, type Page, referenceAddress, repositoryText } from '../apis.ts'
import { dist } from './built-pages.ts'
import { markdownOf } from './page-markdown.ts'

/** Adds the files beside the HTML: each page as Markdown, `llms.txt`, and the OpenAPI documents. */
export function addFiles(pages: readonly Page[]): void {
  const add = (path: string, text: string): void => {
    mkdirSync(dirname(join(dist, path)), { recursive: true })
    writeFileSync(join(dist, path), text)
  }
  for (const page of pages) add(`${page.id === 'index' ? '' : `${page.id}/`}index.md`, markdownOf(page))
  for (const { folder } of apis) add(`openapi/${folder}.json`, repositoryText(`packages/${folder}/openapi.json`))
  add('llms.txt', pageList(pages))
}

/** The list of all pages for language models: https://llmstxt.org. */
export function pageList(pages: readonly Page[]): string {
  // A reader of this list may not know its address.
  const origin = process.env.SITE_ORIGIN ?? ''
  const [front] = pages
  const groups = Map.groupBy(pages.slice(1), ({ id }) =>
    id
      .split('/')
      .slice(0, id.split('/').length > 2 ? 2 : 1)
      .join('/'),
  )
  const lists = [...groups].map(([group, members]) => {
    const links = members.map(
      ({ id, title, description }) => `- [${title}](${origin}${referenceAddress(id)}index.md): ${description}`,
    )
    return `## ${group}\n\n${links.join('\n')}\n`
  })
  return `# ${front?.title}\n\n> ${front?.description}\n\n${lists.join('\n')}`
}
