import { type LocatedNode, valueAt } from '@clouddb/document/located'
import { sinceDayOf, sinceDaysOf } from '@clouddb/document/since-days'
import { rules, type SchemaRule } from './change-rules.ts'
import type { Finding } from './scope.ts'
import { isEqual, newSubject, plainText, type Subject, subjectText, valueText } from './sentence-text.ts'

/** Keywords for people: they change nothing that is sent, received or typed. Each has its name in sentences. */
const keywordLabels: Readonly<Record<string, string>> = {
  title: 'title',
  summary: 'summary',
  description: 'description',
  example: 'example',
  examples: 'set of examples',
  externalDocs: 'link to external documentation',
  deprecated: 'deprecation',
  'x-deprecation-reason': 'reason for its deprecation',
  'x-effect': 'statement about costs, people or access',
  'x-needs': 'statement of what it needs',
  'x-never-shown': 'statement that servers keep it and never send it back',
  'x-since': 'first day',
  'x-days-from-now': 'range of days',
  'x-refusable': 'statement of values that servers may refuse',
}

/** Keywords that are present or absent, with the rules for the two. */
const markRules: Readonly<Record<string, readonly [added: SchemaRule, removed: SchemaRule]>> = {
  'x-beta': ['beta', 'no-longer-beta'],
  'x-secret': ['secret', 'no-longer-secret'],
}

export const wordKeywords: ReadonlySet<string> = new Set([keywordLabels, markRules].flatMap(Object.keys))

/** Keywords that no user of a package ever sees. */
const silentKeywords = new Set('x-provenance x-deployment x-carried $comment $defs definitions'.split(' '))

export const isAnnotation = (keyword: string): boolean => wordKeywords.has(keyword) || silentKeywords.has(keyword)

type Words = ReadonlyMap<string, LocatedNode>

/**
 * Differences between texts for people. A deprecation matters to users; a day since when servers have something does
 * not, because existing code still compiles and servers are as they were.
 */
export function wordFindings(of: Subject, before: Words, after: Words): Finding[] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((keyword): Finding[] => {
    const [earlier, later] = [before.get(keyword), after.get(keyword)]
    if (isEqual(earlier?.node, later?.node)) return []
    const finding = (rule: SchemaRule, args: readonly string[] = [], about = of): Finding[] => {
      const pointer = (later ?? earlier)?.pointer ?? '#'
      return [{ effect: rules[rule][0], rule, subject: about, pointer, arguments: args }]
    }
    const mark = markRules[keyword]
    if (mark) return finding(mark[later === undefined ? 1 : 0])
    const days = daysOf(of, keyword, earlier?.node, later?.node)
    if (days.length > 0) return days.flatMap((day) => finding(...day))
    if (keyword === 'deprecated') {
      const [was, is] = [earlier?.node === true, later?.node === true]
      if (was === is) return []
      if (was) return finding('no-longer-deprecated')
      const reason = after.get('x-deprecation-reason')?.node
      return finding('deprecated', [typeof reason === 'string' ? `: ${plainText(reason).replace(/\.$/, '')}` : ''])
    }
    // The reason for a deprecation comes and goes with it.
    if (keyword === 'x-deprecation-reason' && before.has('deprecated') !== after.has('deprecated')) return []
    const label = [keywordLabels[keyword] ?? keyword]
    if (earlier === undefined) return finding('text-added', label)
    return finding(later === undefined ? 'text-removed' : 'text-changed', label)
  })
}

type Day = [rule: SchemaRule, args: readonly string[], of: Subject]

/** The days since when servers have a part, some of its values, or check some of its constraints. */
function daysOf(of: Subject, keyword: string, before: unknown, after: unknown): Day[] {
  if (keyword !== 'x-since') return []
  const [earlier, later] = [before, after].map((since) => sinceDaysOf({ 'x-since': since }))
  return [...new Set([earlier, later].flatMap((days) => Object.keys(days ?? {})))]
    .map((part) => [part, valueAt(earlier, part), valueAt(later, part)] as const)
    .filter(([, first, second]) => !isEqual(first, second))
    .map(([part, first, second]) => {
      if (part === 'self') return dayOf(of, first, second)
      return dayOf(newSubject(`${valueText(part)} of ${subjectText(of)}`), first, second, isConstraintName(part))
    })
}

/** Constraints of JSON Schema, as opposed to values that a schema lists. */
const isConstraintName = (name: string): boolean =>
  /^(type|enum|pattern|format|required|propertyNames|uniqueItems|additionalProperties|(exclusiveM|m)(in|ax)\w*)$/.test(
    name,
  )

function dayOf(of: Subject, before: unknown, after: unknown, isConstraint = false): Day {
  const relation = isConstraint ? 'not checked by' : 'unknown to'
  if (after === undefined) return ['since-removed', [isConstraint ? 'unchecked by' : relation, valueText(before)], of]
  if (before === undefined) return ['since-added', [relation, valueText(after)], of]
  return ['since-changed', [relation, valueText(after), valueText(before)], of]
}

/** The end of a sentence about a new part: whether it is beta, and which servers do not have it. */
export function addedDay(node: unknown): string {
  const day = sinceDayOf(node)
  const beta = valueAt(node, 'x-beta') === undefined ? '' : ', which is beta'
  return day === undefined ? beta : `${beta}, unknown to servers before ${valueText(day)}`
}
