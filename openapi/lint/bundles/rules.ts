import type { Bundle } from '@clouddb/spec/document/bundle'
import type { Complaint } from '@clouddb/spec/document/complaint'
import type { Config } from '@redocly/openapi-core'
import { withCure } from '../cure.ts'
import { judgeAges } from './ages.ts'
import { judgeRequests, judgeResponses } from './bodies.ts'
import { judgeDiscriminators } from './discriminators.ts'
import { judgeExamples } from './examples.ts'
import type { Finding, JudgedBundle } from './finding.ts'
import { judgeKeptRequests } from './kept-requests.ts'
import { judgeKnownTimes } from './known-times.ts'
import { judgeLeftOpen } from './left-open.ts'
import { judgeRecords } from './records.ts'
import { judgeSchemas } from './schemas.ts'
import { judgeSharedNames } from './shared-names.ts'
import { judgeShownProperties } from './shown-properties.ts'
import { judgeUpdates } from './updates.ts'
import { judgeUsualAnswers } from './usual-answers.ts'

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
