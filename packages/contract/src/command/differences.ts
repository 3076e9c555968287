import type { Json } from '../index.ts'
import { isObject } from './fixtures/payload.ts'

/** The first plain field that was read otherwise than it was sent; a field that is not read under its name may be elsewhere. */
export function differenceBetween(sent: Json | undefined, read: Json | undefined): string | undefined {
  if (!isObject(sent) || !isObject(read)) return undefined
  const names = Object.keys(sent).filter((name) => name in read && isPlain(sent[name]) && isPlain(read[name]))
  const different = names.find((name) => !isAlike(sent[name], read[name]))
  return different === undefined
    ? undefined
    : `${different} is ${JSON.stringify(read[different])}, but ${JSON.stringify(sent[different])} was sent`
}

const isPlain = (value: Json | undefined): boolean => ['string', 'number', 'boolean'].includes(typeof value)

/** One moment can be written in several ways. */
const isAlike = (left: Json | undefined, right: Json | undefined): boolean =>
  left === right ||
  (typeof left === 'string' && /^\d{4}-\d\d-\d\dT/.test(left) && Date.parse(left) === Date.parse(String(right)))
