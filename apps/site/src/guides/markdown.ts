import { dirname, join } from 'node:path/posix'
import { apis, operationAddress, referenceAddress, repositoryText } from '../apis.ts'
import { runnableBlock } from '../markup.ts'
import { moduleNames } from '../playground/module-names.ts'
import { allGuides } from './texts.ts'

/** A block of TypeScript with a Run button. */
interface Snippet {
  readonly file: string
  /** The number of the first line of the code; lines count from 1. */
  readonly line: number
  readonly code: string
}

const block = /^```(?:ts|typescript)\n(.*?)^```$/gms

/** Whether a page can run a program: it imports our packages and nothing else. */
export function canRun(code: string): boolean {
  const names = [...code.matchAll(/^(?:import|export)\b.*? from '([^']+)'/gms)].map(([, name = '']) => name)
  return names.length > 0 && names.every((name) => moduleNames.includes(name)) && !/^export /m.test(code)
}

/** The runnable blocks of all texts. */
export function runnable(): Snippet[] {
  return allGuides.flatMap(({ file }) => {
    const text = repositoryText(file)
    return [...text.matchAll(block)]
      .map(({ index, 1: code = '' }) => ({ file, line: text.slice(0, index).split('\n').length + 1, code }))
      .filter(({ code }) => canRun(code))
  })
}

/** Wraps the runnable blocks of a text in the element that runs them. */
export function withRunButtons(markdown: string): string {
  return markdown.replace(block, (whole, code: string) => (canRun(code) ? runnableBlock(code, whole) : whole))
}

/** The address of the sources, as `https://host/owner/name`. Without it, links to sources become plain words. */
const sources = process.env.SITE_SOURCES?.replace(/\/+$/, '')

/** Replaces the links of a text: to pages of the site where there is one, otherwise to the sources. */
export function withLinks(file: string, markdown: string): string {
  return outsideCode(markdown, (text) =>
    text.replace(/\[((?:[^[\]]|\[[^\]]*\])*)\]\(([^()\s]+)\)/g, (whole, words: string, link: string) => {
      if (/^(https?:|mailto:|#)/.test(link)) return whole
      const target = targetOf(file, link)
      return target === undefined ? words : `[${words}](${target})`
    }),
  )
}

function targetOf(file: string, link: string): string | undefined {
  const [path = '', anchor = ''] = link.split('#')
  const linked = join(dirname(file), path).replace(/\/$/, '')
  const page = allGuides.find((text) => text.file === linked || text.file === `${linked}/README.md`)
  if (page) return referenceAddress(page.id, anchor)
  const listed = apis.find(({ folder }) => linked === `packages/${folder}/docs/operations.md`)
  if (listed) return operationAddress(listed)
  return sources && `${sources}/blob/main/${linked}${anchor && `#${anchor}`}`
}

/** Changes a text outside its blocks of code. */
export function outsideCode(markdown: string, change: (text: string) => string): string {
  return markdown
    .split(/(^```.*?^```$)/ms)
    .map((part, index) => (index % 2 === 1 ? part : change(part)))
    .join('')
}
