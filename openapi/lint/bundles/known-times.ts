import { isRecord } from '@clouddb/spec/document/openapi'
import { contentsOfResponses } from './body-schemas.ts'
import type { Finding, JudgedBundle } from './finding.ts'
import { eachShown } from './shown-instances.ts'

const isTime = (value: unknown): boolean => /^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(String(value))

/** A text that every example shows as a time is one, and says so. */
export function judgeKnownTimes({ document }: JudgedBundle): Finding[] {
  const texts = new Map<string, string[]>()
  eachShown(document, contentsOfResponses(document), ({ node, pointer }, instance) => {
    if (typeof instance !== 'string' || !isRecord(node) || node.format !== undefined) return
    if ([node.type].flat().includes('string')) texts.set(pointer, [...(texts.get(pointer) ?? []), instance])
  })
  return [...texts]
    .filter(([, shown]) => shown.every(isTime))
    .map(([pointer, [time]]) => ({
      pointer,
      within: pointer,
      message: `Every example shows a time, such as ${time}; expected format: date-time.`,
    }))
}
