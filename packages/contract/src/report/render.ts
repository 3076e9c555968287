import type { RunReport } from './run-report.ts'

export const reportFormats = ['junit', 'json', 'html', 'markdown'] as const

export type ReportFormat = (typeof reportFormats)[number]

/** Writes a report in one of the formats; JSON is the whole of it, for machines. */
export async function render(report: RunReport, format: ReportFormat): Promise<string> {
  switch (format) {
    case 'json':
      return `${JSON.stringify(report, undefined, 2)}\n`
    case 'junit':
      return (await import('./junit.ts')).toJunit(report)
    case 'markdown':
      return (await import('./markdown.ts')).toMarkdown(report)
    case 'html':
      return (await import('./html/page.ts')).toHtml(report)
  }
}
