import type { RecordedExchange } from '../../report/har.ts'
import type { CaseReport, RunReport } from '../../report/run-report.ts'
import type { Credentials } from '../../running/credentials.ts'
import { createRedaction, mapTexts } from '../../running/redaction.ts'
import type { SecretProperties } from '../../running/secret-properties.ts'

/**
 * Removes secrets from what a run shows: first by their names, which nothing has changed yet, then by their values. The
 * words of the document stay, and the made-up values of requests, so that the requests can be repeated.
 */
export function hideSecrets(credentials: Credentials, secrets: SecretProperties) {
  const hide = createRedaction(credentials, secrets)

  /** By name and by value, in the words of a server about an operation. */
  function hideSaid<Value>(value: Value, operation: string): Value {
    return hide(mapTexts(value, (text) => secrets.strike(text, operation)))
  }

  function ofCase(item: CaseReport): CaseReport {
    const { id, operation, kind, name, title, expected, pointer, request, ...said } = item
    const words = { id, operation, kind, name, title, expected, pointer }
    return { ...item, ...hideSaid(said, operation), ...(request && { request: hide(request) }), ...words }
  }

  return {
    exchange: (exchange: RecordedExchange): RecordedExchange => {
      const { request, answer, id } = exchange
      const said = answer && { answer: hideSaid(answer, id.split('/')[0] ?? '') }
      return { ...exchange, request: hide(request), ...said }
    },
    report: (report: RunReport): RunReport => {
      const { tool, document, verdict, operations, cases, remarks = [], baseline, ...others } = report
      return {
        ...report,
        ...hide(others),
        cases: cases.map(ofCase),
        remarks: remarks.map((each) => ({ ...each, text: hideSaid(each.text, each.operation) })),
      }
    },
  }
}
