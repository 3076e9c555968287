import type { Call } from '../derivation/calls.ts'
import type { Case, Expectation } from '../derivation/case.ts'
import { derivedCaseKinds } from '../derivation/kinds.ts'
import { isJsonObject, type Json } from '../schema/schema.ts'
import type { Target } from './target.ts'

/** The expected outcome of a case on this target. */
export function expectationOn({ mode = 'mock' }: Pick<Target, 'mode'>, item: Case): Expectation {
  return mode === 'mock' ? item.expectation : (item.liveExpectation ?? item.expectation)
}

/** The call of a case with existing objects instead of made-up ones, except in the subject of the case. */
export function callOn({ ids }: Pick<Target, 'ids'>, { call, probes, bodyPointer, isFitted }: Case): Call {
  if (!ids || Object.keys(ids).length === 0) return call
  const path = Object.entries(call.path).map(([name, value]) => [name, name === probes ? value : (ids[name] ?? value)])
  const { body } = call
  return {
    ...call,
    path: Object.fromEntries(path),
    ...(body !== undefined && !isFitted && { body: mapNames(body, bodyPointer, (name, value) => ids[name] ?? value) }),
  }
}

/** Maps every string property of a body, except the one at a pointer. */
function mapNames(body: Json, except: string | undefined, change: (name: string, value: string) => string): Json {
  const mapped = (value: Json, name: string, pointer: string): Json => {
    if (pointer === except && pointer !== '') return value
    if (typeof value === 'string') return change(name, value)
    if (Array.isArray(value)) return value.map((item, index) => mapped(item, '', `${pointer}/${index}`))
    if (!isJsonObject(value)) return value
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, mapped(each, key, `${pointer}/${key}`)]))
  }
  return mapped(body, '', '')
}

/** The names of existing objects that a case needs on a server and the target lacks: without them its outcome is unknown. */
export function idsNeeded(item: Case, target: Pick<Target, 'mode' | 'ids'>): string[] {
  if ((target.mode ?? 'mock') === 'mock' || derivedCaseKinds[item.kind].needsNoObject) return []
  const inPath = Object.keys(item.call.path).filter((name) => name !== item.probes)
  const inBody = expectationOn(target, item).kind === 'accepted' ? namesOfObjects(item) : []
  return [...new Set([...inPath, ...inBody])].filter((name) => target.ids?.[name] === undefined)
}

/** The objects that a body refers to and does not contain: `sourceId`, but not the `containerId` of its own container. */
function namesOfObjects({ call, bodyPointer }: Case): string[] {
  const texts: [name: string, value: string][] = []
  mapNames(call.body ?? null, bodyPointer, (name, value) => {
    texts.push([name, value])
    return value
  })
  const brought = texts.filter(([name]) => name === 'id').map(([, value]) => value)
  return texts.filter(([name, value]) => /[a-z]Id$/.test(name) && !brought.includes(value)).map(([name]) => name)
}
