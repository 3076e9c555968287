import type { Bundle } from '@clouddb/document/bundle'
import type { Complaint } from '@clouddb/document/complaint'
import type { Config } from '@redocly/openapi-core'
import { bodyRules } from './bodies.ts'
import { discriminators } from './discriminators.ts'
import { exampleRules } from './examples.ts'
import type { BundleRules } from './finding.ts'
import { requestRecordRules } from './request-records.ts'
import { resources } from './resources.ts'
import { responseRules } from './responses.ts'
import { strictSchemas } from './schema-compiler.ts'
import { serverDayFindings } from './server-days.ts'
import { validationRules } from './validation-rules.ts'

/** The rules on bundled documents, whose references lead everywhere; complaints name the file that a person wrote. */
export const bundleRules: BundleRules = {
  ...bodyRules,
  ...responseRules,
  'house/discriminators': discriminators,
  'house/server-days': serverDayFindings,
  'house/strict-schemas': strictSchemas,
  ...requestRecordRules,
  'house/resources': resources,
  ...exampleRules,
  'house/validation-rules': validationRules,
}

/** Rules that need documents without complaints of another rule. */
const basis: Readonly<Record<string, string>> = {
  'house/valid-examples': 'house/strict-schemas',
  'house/shown-properties': 'house/valid-examples',
  'house/known-times': 'house/valid-examples',
  'house/validation-rules': 'house/valid-examples',
}

/** Returns complaints about a bundle, without those that a known complaint explains. */
export function checkBundle(bundle: Bundle, config: Config, known: readonly Complaint[]): Complaint[] {
  const complaints: Complaint[] = []
  for (const [rule, judge] of Object.entries(bundleRules)) {
    // Examples need schemas that compile, and the last rules need valid examples.
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

/** Whether a complaint is on the line of another one, or at or below its pointer. */
function explains({ file, line, pointer }: Complaint, cause: Complaint): boolean {
  return file === cause.file && (line === cause.line || `${pointer}/`.startsWith(`${cause.pointer}/`))
}

/** The message of a rule, and the cure in its configuration. */
export function withCure(config: Config, rule: string, wrong: string): { message: string; cure: string } {
  const { message: template = '{{message}}' } = config.getRuleSettings(rule, 'oas3_1') as { message?: string }
  const [message = '', cure = ''] = template.replace('{{message}}', () => wrong).split(/\s*Cure: /)
  return { message, cure }
}
