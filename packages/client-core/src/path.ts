import { InvalidArgumentError } from './errors.ts'
import { describeKind } from './plain-objects.ts'

/** A parsed path template: literal text and parameter names alternate, the text first. */
export type PathTemplate = readonly string[]

/** `/v1/keys/{keyId}` gives `/v1/keys/`, `keyId` and the empty text. */
export function parsePathTemplate(path: string): PathTemplate {
  return path.split(/[{}]/)
}

/** Inserts values into a template. No value can lead to another path than the template's. */
export function expandPath(template: PathTemplate, call: string, lookUp: (name: string) => unknown): string {
  return template.map((part, index) => (index % 2 ? encodeSegment(part, call, lookUp(part)) : part)).join('')
}

/**
 * Matches the empty text, and `.` and `..` in every spelling that a URL parser or server would normalize: encoded once
 * or more.
 */
const dotSegment = /^(?:\.|%(?:25)*2e){0,2}$/i

function encodeSegment(name: string, call: string, value: unknown): string {
  let expected = `a text; it is ${describeKind(value)}`
  if (typeof value === 'string') {
    expected = `a text that leads to no other path; it is ${JSON.stringify(value.slice(0, 40))}`
    // Most values need no encoding, which takes longer than this.
    if (/^[\w-]+$/.test(value)) return value
    try {
      if (!dotSegment.test(value)) return encodeURIComponent(value)
    } catch {
      // The value contains half of a surrogate pair.
    }
  }
  throw new InvalidArgumentError(`The path parameter \`${name}\` of ${call} must be ${expected}.`)
}
