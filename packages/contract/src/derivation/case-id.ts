import { createHash } from 'node:crypto'
import type { ContractDocument, Operation } from '../document/document.ts'
import { keysOf } from '../schema/pointer.ts'
import type { CaseOutline } from './case.ts'

/**
 * Ids for the cases of one operation, in their order. They go by what a case is about, and not by the words of its name
 * nor by the bounds in it, so that what was noted of a case is still true when those change; of several cases about the
 * same the second is numbered 2.
 */
export function createCaseIds({ raw }: Pick<ContractDocument, 'raw'>, { id }: Operation) {
  const seen = new Map<string, number>()
  return ({ kinds, about: [about = ''], ...rest }: CaseOutline): string => {
    const kind = String(kinds[0])
    const { bodyPointer = '', branch = '', probes = '' } = rest
    const subject = [kind, withMember(raw, about), bodyPointer, branch, probes].join('\n')
    const count = (seen.get(subject) ?? 0) + 1
    seen.set(subject, count)
    return [id, kind.replaceAll(' ', '-'), fingerprint(count === 1 ? subject : `${subject}\n${count}`)].join('/')
  }
}

/** A member of an enum is known by its value: another one may come to stand before it. */
function withMember(raw: object, pointer: string): string {
  if (!/\/enum\/\d+$/.test(pointer)) return pointer
  const member = keysOf(pointer).reduce<unknown>((value, key) => (value as Record<string, unknown>)?.[key], raw)
  return pointer.replace(/\d+$/, JSON.stringify(member) ?? '')
}

const fingerprint = (subject: string): string => createHash('sha256').update(subject).digest('hex').slice(0, 8)
