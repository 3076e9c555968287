import type { Bound, ValueClaim } from '../../../facts/claim.ts'
import { different, isObjection, marked, missing, type Objection } from '../complaint.ts'
import type { Alternative } from '../model/alternatives.ts'
import type { DocumentModel } from '../model/model.ts'
import { isPublic, listOf, type SourcedNode } from '../model/sources.ts'
import { listingOf, unstatedMembers } from '../unstated.ts'

/** Judges what a claim says of a value, in every alternative and at every operation that is meant. */
export function objectionsToValue(model: DocumentModel, claim: ValueClaim): Objection[] {
  const found = model.valuesOf(claim.at)
  if (claim.kind === 'is not there') {
    const owner = { ...claim.at, path: claim.at.path.slice(0, -1) }
    const lost = model.valuesOf(owner).filter(isObjection)
    const there = found.flatMap((values) => (isObjection(values) ? [] : values))
    return lost.concat(there.map((value) => different(pointerOf(value), `has the field ${claim.at.path.at(-1)}`)))
  }
  return found.flatMap((values): Objection[] => {
    if (isObjection(values)) return [values]
    return values.flatMap((value) => {
      const alternatives = model.alternativesOf(value)
      for (const passed of [...value.parts, ...value.via]) model.back(passed.pointer, 'stands there')
      return alternatives.flatMap((alternative) => judge(model, claim, alternative))
    })
  })
}

/** Where a person wrote a value itself, and not a reference to it. */
const pointerOf = ({ parts }: { readonly parts: readonly SourcedNode[] }): string =>
  (parts.find(({ node }) => node.$ref === undefined) ?? parts[0])?.pointer ?? '#'

function judge(model: DocumentModel, claim: ValueClaim, alternative: Alternative): Objection[] {
  const here = pointerOf(alternative)
  switch (claim.kind) {
    case 'is there': {
      const [mark] = alternative.parts.map(({ provenance }) => provenance)
      const isMarked = alternative.parts.every(isPublic)
      return isMarked && mark ? [marked(mark.pointer, 'calls it a public fact')] : []
    }
    case 'has the type':
      return judgeType(model, alternative, claim.type)
    case 'may be null': {
      const types = spokenOf(model, alternative, 'type', 'type null')
      return types.some(({ said }) => listed(said).includes('null')) ? [] : [different(here, 'does not allow null')]
    }
    case 'may be empty':
      return alternative.parts
        .filter(({ node }) => Number(node.minItems) > 0)
        .map(({ pointer }) => different(`${pointer}/minItems`, 'requires items'))
    case 'has':
      return judgeBound(model, alternative, claim.keyword, claim.value)
    case 'has the values':
      return judgeValues(model, alternative, claim.values)
    case 'takes the value':
      return judgeValues(model, alternative, [claim.value])
    case 'has no other value of the interface':
      return unstatedValues(alternative, claim.values)
    case 'lists no values':
      return unstatedValues(alternative, [])
    case 'is deprecated': {
      const said = spokenOf(model, alternative, 'deprecated', 'deprecated')
      return said.some((each) => each.said === true) ? [] : [different(here, 'does not deprecate it')]
    }
    case 'has the name':
      return alternative.parts.some(({ pointer }) => pointer === `#/components/schemas/${claim.name}`)
        ? []
        : [missing(alternative.parts[0]?.pointer ?? here, `does not refer to ${claim.name} here`)]
    case 'requires nothing':
      return alternative.parts.flatMap(({ node, pointer }) =>
        listOf(node.required).map((field, index) => different(`${pointer}/required/${index}`, `requires ${field}`)),
      )
    case 'has no other field': {
      const said = spokenOf(model, alternative, 'additionalProperties', 'additionalProperties')
      return said.some((each) => each.said === false) ? [] : [different(here, 'admits any other field')]
    }
    case 'is not there':
      return []
  }
}

/** What the parts that have a keyword say under it. The fact speaks of that, whatever it is. */
function spokenOf({ back }: DocumentModel, { parts }: Alternative, keyword: string, words: string) {
  const speaking = parts.filter(({ node }) => node[keyword] !== undefined)
  for (const { pointer } of speaking) back(pointer, words)
  return speaking.map(({ node, pointer }) => ({ said: node[keyword], pointer: `${pointer}/${keyword}` }))
}

const listed = (types: unknown): readonly unknown[] => (Array.isArray(types) ? types : [types])

/** A narrower `integer` and an additional `null` are said beside it, which closure wants to see marked. */
function judgeType(model: DocumentModel, alternative: Alternative, type: string): Objection[] {
  const stated = spokenOf(model, alternative, 'type', `type ${type}`)
  if (stated.length === 0) return [different(pointerOf(alternative), 'states no type')]
  const accepted = type === 'number' ? ['number', 'integer'] : [type]
  const others = stated.filter(
    ({ said }) => !listed(said).every((each) => [...accepted, 'null'].includes(String(each))),
  )
  const empty = stated.filter(({ said }) => !listed(said).some((each) => accepted.includes(String(each))))
  return [...new Set([...others, ...empty])].map(({ said, pointer }) =>
    missing(pointer, `has the type ${listed(said).join(' or ')}`),
  )
}

function judgeBound(model: DocumentModel, alternative: Alternative, keyword: Bound, value: unknown): Objection[] {
  const stated = spokenOf(model, alternative, keyword, keyword)
  if (stated.length === 0) return [different(pointerOf(alternative), `states no ${keyword}`)]
  return stated
    .filter(({ said }) => said !== value)
    .map(({ said, pointer }) => different(pointer, `has ${keyword} ${JSON.stringify(said)}`))
}

function judgeValues(model: DocumentModel, alternative: Alternative, values: readonly string[]): Objection[] {
  const listing = alternative.parts.filter((part) => listingOf(part).keyword !== '')
  for (const part of listing) for (const value of values) model.back(part.pointer, `value ${value}`)
  if (listing.length === 0) return [different(pointerOf(alternative), `does not list ${values.join(', ')}`)]
  return listing.flatMap((part) => {
    const { keyword, values: known } = listingOf(part)
    const lost = values.filter((value) => !known.includes(value))
    return lost.length === 0 ? [] : [different(`${part.pointer}/${keyword}`, `does not list ${lost.join(', ')}`)]
  })
}

const unstatedValues = ({ parts }: Alternative, values: readonly string[]): Objection[] =>
  parts.flatMap((part) => unstatedMembers(part, listingOf(part).keyword, (value) => values.includes(String(value))))
