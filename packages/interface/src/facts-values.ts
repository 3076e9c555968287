import type { Bound, ValueClaim } from '../facts/claim.ts'
import type { Form } from './facts-forms.ts'
import type { Reading } from './facts-reading.ts'
import { listOf, type Spot } from './facts-spots.ts'

/** What the document says instead of a claim, and where; nothing where the claim holds. */
export type Objection = string | undefined

/** Judges what a claim says of a value, in every form and at every operation that its place names. */
export function objectionToValue(reading: Reading, claim: ValueClaim): Objection {
  const places = reading.valuesAt(claim.at)
  if (places.length === 0) return `has no operation ${claim.at.operation}`
  if (claim.kind === 'is not there') {
    const [found] = places.flat()
    return found && `has it, at ${pointerOf(found.parts)}`
  }
  if (places.some((values) => values.length === 0)) return `has no such value: ${claim.at.operation}, ${whereOf(claim)}`
  for (const value of places.flat()) {
    const forms = reading.formsOf(value)
    for (const passed of [...value.parts, ...value.via]) reading.back(passed.pointer, 'stands there')
    const objection = forms.map((form) => judge(reading, claim, form)).find((found) => found !== undefined)
    if (objection !== undefined) return `${objection}, at ${pointerOf(value.parts)}`
  }
  return undefined
}

const whereOf = ({ at }: ValueClaim): string => [at.part, ...at.path].join(' › ')

const pointerOf = (parts: readonly Spot[]): string => parts.map(({ pointer }) => pointer).join(' and ')

function judge(reading: Reading, claim: ValueClaim, form: Form): Objection {
  switch (claim.kind) {
    case 'is there':
      return form.parts.some(({ mark }) => mark === 'interface') ? undefined : 'marks it as a public fact'
    case 'has the type':
      return judgeType(reading, form, claim.type)
    case 'may be null':
      return speakOf(reading, form, 'type', 'type null').some((type) => listed(type).includes('null'))
        ? undefined
        : 'does not allow null'
    case 'may be empty':
      return form.parts.some(({ node }) => Number(node.minItems) > 0) ? 'requires items' : undefined
    case 'has':
      return judgeBound(reading, form, claim.keyword, claim.value)
    case 'has the values':
      return judgeValues(reading, form, claim.values)
    case 'takes the value':
      return judgeValues(reading, form, [claim.value])
    case 'has no other value of the interface':
      return judgeOtherValues(form, claim.values)
    case 'lists no values':
      return judgeOtherValues(form, [])
    case 'is deprecated':
      return speakOf(reading, form, 'deprecated', 'deprecated').includes(true) ? undefined : 'does not deprecate it'
    case 'has the name':
      return form.parts.some(({ pointer }) => pointer === `#/components/schemas/${claim.name}`)
        ? undefined
        : 'has another name for it'
    case 'requires nothing': {
      const required = form.parts.flatMap(({ node }) => listOf(node.required))
      return required.length === 0 ? undefined : `requires ${required.join(', ')}`
    }
    case 'has no other field':
      return speakOf(reading, form, 'additionalProperties', 'additionalProperties').includes(false)
        ? undefined
        : 'admits any other field'
    case 'is not there':
      return undefined
  }
}

/** The values of a keyword in the parts that have it. The fact speaks of them, whatever they are. */
function speakOf(reading: Reading, form: Form, keyword: string, statement: string): unknown[] {
  const parts = form.parts.filter(({ node }) => node[keyword] !== undefined)
  for (const part of parts) reading.back(part.pointer, statement)
  return parts.map(({ node }) => node[keyword])
}

const listed = (types: unknown): readonly unknown[] => (Array.isArray(types) ? types : [types])

/** A narrower `integer` and an additional `null` are statements of their own, which closure wants to see marked. */
function judgeType(reading: Reading, form: Form, type: string): Objection {
  const stated = speakOf(reading, form, 'type', `type ${type}`)
  if (stated.length === 0) return 'states no type'
  const accepted = type === 'number' ? ['number', 'integer'] : [type]
  const others = stated.flatMap(listed).filter((each) => each !== 'null' && !accepted.includes(String(each)))
  if (others.length > 0) return `has the type ${others.join(' or ')}`
  return stated.every((types) => listed(types).some((each) => accepted.includes(String(each))))
    ? undefined
    : 'allows null alone'
}

function judgeBound(reading: Reading, form: Form, keyword: Bound, value: unknown): Objection {
  const stated = speakOf(reading, form, keyword, keyword)
  if (stated.length === 0) return `states no ${keyword}`
  const other = stated.find((each) => each !== value)
  return other === undefined ? undefined : `has ${keyword} ${JSON.stringify(other)}`
}

/** The values that a part lists; nothing where it lists none. */
export function membersOf({ node }: Spot): readonly unknown[] | undefined {
  if (node.const !== undefined) return [node.const]
  if (Array.isArray(node.enum)) return node.enum
  return Array.isArray(node['x-extensible-enum']) ? node['x-extensible-enum'] : undefined
}

function judgeValues(reading: Reading, form: Form, values: readonly string[]): Objection {
  const listing = form.parts.filter((part) => membersOf(part) !== undefined)
  for (const part of listing) for (const value of values) reading.back(part.pointer, `value ${value}`)
  if (listing.length === 0) return 'lists no values'
  const missing = values.filter((value) => listing.some((part) => !membersOf(part)?.includes(value)))
  return missing.length === 0 ? undefined : `does not list ${missing.join(', ')}`
}

function judgeOtherValues(form: Form, values: readonly string[]): Objection {
  const others = form.parts.flatMap((part) =>
    (membersOf(part) ?? []).filter((value) => !values.includes(String(value)) && !isPublic(part, 'enum', value)),
  )
  return others.length === 0 ? undefined : `names ${others.join(', ')} without marking it as a public fact`
}

/** Whether a statement of a node is a public fact: the node is marked so, or names the keyword or member as such. */
export function isPublic({ node, mark }: Spot, keyword: string, member?: unknown): boolean {
  if (mark === 'public') return true
  const named = listOf(node['x-public'])
  return named.includes(keyword) || (member !== undefined && named.includes(String(member)))
}
