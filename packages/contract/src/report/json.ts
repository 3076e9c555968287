import type { RunReport } from './run-report.ts'

/** The whole report, for machines. */
export const toJson = (report: RunReport): string => `${JSON.stringify(report, undefined, 2)}\n`
