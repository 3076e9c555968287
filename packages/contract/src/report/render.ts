import { logCommand, unprintable } from '@clouddb/command/safe-text'
import type { RecordedExchange } from './har.ts'
import type { RunReport } from './run-report.ts'

export const reportFormats = ['junit', 'json', 'html', 'markdown', 'har'] as const

export type ReportFormat = (typeof reportFormats)[number]

/** Renders a report in one of the formats; JSON is the complete report, for machines. */
export async function renderReport(
  report: RunReport,
  format: ReportFormat,
  exchanges: readonly RecordedExchange[] = [],
): Promise<string> {
  switch (format) {
    case 'json':
      return `${toJson(report)}\n`
    case 'har': {
      const { toHar } = await import('./har.ts')
      return `${toJson(toHar(exchanges, report.tool))}\n`
    }
    case 'junit':
      return (await import('./junit.ts')).toJunit(report)
    case 'markdown':
      return (await import('./markdown.ts')).toMarkdown(report)
    case 'html':
      return (await import('./html.ts')).toHtml(report)
  }
}

/** JSON in which characters that terminals or logs interpret are written as escapes, so that nothing is lost. */
const toJson = (value: unknown): string =>
  JSON.stringify(value, undefined, 2).replace(logCommand, '#\\u0023').replace(unprintable, escapesOf)

const escapesOf = (text: string): string =>
  text.replace(/[\s\S]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
