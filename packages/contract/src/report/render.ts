import type { ReportFormat } from '../command/options/reports.ts'
import type { RunReport } from './run-report.ts'

/** Writes a report in one of the formats. */
export async function render(report: RunReport, format: ReportFormat): Promise<string> {
  switch (format) {
    case 'json':
      return (await import('./json.ts')).toJson(report)
    case 'junit':
      return (await import('./junit.ts')).toJunit(report)
    case 'markdown':
      return (await import('./markdown.ts')).toMarkdown(report)
    case 'html':
      return (await import('./html/page.ts')).toHtml(report)
  }
}
