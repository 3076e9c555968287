import { addressOf, operationId } from '../addresses.ts'
import { apis } from '../apis.ts'
import type { Page } from '../page.ts'
import { textOf } from '../repository.ts'
import { outsideCode, withLinks } from './links.ts'
import { withRunButtons } from './snippets.ts'
import { type Guide, texts } from './texts.ts'

/** A page for each text of the repository that has one. */
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

/** A section of a text, with what stands below its heading. */
export function sectionOf(file: string, heading: string): string {
  const [, section] = textOf(file).split(`\n## ${heading}\n`)
  if (section === undefined) throw new Error(`${file} has no section '${heading}'. Cure: name one that it has.`)
  return shown(file, section.split(/\n## /)[0] as string)
}

/** What stands before the first section of a text. */
export function openingOf(file: string): string {
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
