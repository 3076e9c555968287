import type { Bundle } from '@clouddb/spec/document/bundle'
import type { Complaint } from '@clouddb/spec/document/complaint'
import type { Config } from '@redocly/openapi-core'
import { judgeLeftOpen, judgeRequests, judgeResponses } from './bodies.ts'
import { judgeDiscriminators } from './discriminators.ts'
import { judgeExamples, judgeKnownTimes, judgeShownProperties } from './examples.ts'
import type { Finding, JudgedBundle } from './finding.ts'
import { judgeKeptRequests, judgeRecords, judgeUpdates } from './request-records.ts'
import { judgeSharedNames, judgeUsualAnswers } from './responses.ts'
import { judgeSchemas } from './schemas.ts'
import { judgeAges } from './server-days.ts'

/** The rules that follow references: they look at bundled documents, and complain of what a person wrote. */
export const bundleRules: Readonly<Record<string, (bundle: JudgedBundle) => Finding[]>> = {
  'house/exact-requests': judgeRequests,
  'house/open-responses': judgeResponses,
  'house/left-open': judgeLeftOpen,
  'house/usual-answers': judgeUsualAnswers,
  'house/discriminators': judgeDiscriminators,
  'house/known-records': judgeRecords,
  'house/shared-names': judgeSharedNames,
  'house/server-ages': judgeAges,
  'house/strict-schemas': judgeSchemas,
  'house/kept-requests': judgeKeptRequests,
  'house/updates': judgeUpdates,
  'house/valid-examples': judgeExamples,
  'house/shown-properties': judgeShownProperties,
  'house/known-times': judgeKnownTimes,
}

/** Rules that say nothing while another one complains. */
const basis: Readonly<Record<string, string>> = {
  'house/valid-examples': 'house/strict-schemas',
  'house/shown-properties': 'house/valid-examples',
  'house/known-times': 'house/valid-examples',
}

/** What is wrong in a bundle, beside what is known to be wrong and explains it. */
export function judgeBundle(bundle: Bundle, config: Config, known: readonly Complaint[]): Complaint[] {
  const complaints: Complaint[] = []
  for (const [rule, judge] of Object.entries(bundleRules)) {
    // Examples can be held against schemas that compile, and only what keeps them shows anything.
    if (complaints.some((complaint) => complaint.rule === basis[rule])) break
    for (const { pointer, message, within } of judge(bundle)) {
      const complain = (at: string) => bundle.complain([{ pointer: at, rule, ...withCure(config, rule, message) }])
      const isSaid = (cause: Complaint) => [...known, ...complaints].some((other) => explains(other, cause))
      const causes = within === undefined ? [] : [...complain(within), ...complain(pointer)]
      if (!causes.some(isSaid)) complaints.push(...complain(pointer))
    }
  }
  return complaints
}

/** Whether one complaint is about what is at or below the location of another one, or on its line. */
function explains({ file, line, pointer }: Complaint, cause: Complaint): boolean {
  return file === cause.file && (line === cause.line || `${pointer}/`.startsWith(`${cause.pointer}/`))
}

/** The message of a rule, and the cure that the configuration says of it. */
export function withCure(config: Config, rule: string, wrong: string): { message: string; cure: string } {
  const { message: template = '{{message}}' } = config.getRuleSettings(rule, 'oas3_1') as { message?: string }
  const [message = '', cure = ''] = template.replace('{{message}}', () => wrong).split(/\s*Cure: /)
  return { message, cure }
}
