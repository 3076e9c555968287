import type { Exchange } from './har.ts'
import type { RunReport } from './run-report.ts'

export const reportFormats = ['junit', 'json', 'html', 'markdown', 'har'] as const

export type ReportFormat = (typeof reportFormats)[number]

/** Writes a report in one of the formats; JSON is the whole of it, for machines. */
export async function render(
  report: RunReport,
  format: ReportFormat,
  exchanges: readonly Exchange[] = [],
): Promise<string> {
  switch (format) {
    case 'json':
      return `${JSON.stringify(report, undefined, 2)}\n`
    case 'har': {
      const { toHar } = await import('./har.ts')
      return `${JSON.stringify(toHar(exchanges, report.tool), undefined, 2)}\n`
    }
    case 'junit':
      return (await import('./junit.ts')).toJunit(report)
    case 'markdown':
      return (await import('./markdown.ts')).toMarkdown(report)
    case 'html':
      return (await import('./html/page.ts')).toHtml(report)
  }
}
