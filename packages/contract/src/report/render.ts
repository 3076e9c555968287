import type { RunReport } from './run-report.ts'
import { ORDER, UNPRINTABLE } from './words.ts'

export const reportFormats = ['junit', 'json', 'html', 'markdown'] as const

export type ReportFormat = (typeof reportFormats)[number]

/** Writes a report in one of the formats; JSON is the whole of it, for machines. */
export async function render(report: RunReport, format: ReportFormat): Promise<string> {
  switch (format) {
    case 'json':
      return `${toJson(report)}\n`
    case 'junit':
      return (await import('./junit.ts')).toJunit(report)
    case 'markdown':
      return (await import('./markdown.ts')).toMarkdown(report)
    case 'html':
      return (await import('./html/page.ts')).toHtml(report)
  }
}

/** As JSON, in which what no terminal should get, and no log, is written by its code: nothing is lost. */
const toJson = (report: RunReport): string =>
  JSON.stringify(report, undefined, 2).replace(ORDER, '#\\u0023').replace(UNPRINTABLE, escapesOf)

const escapesOf = (text: string): string =>
  text.replace(/[\s\S]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
