import { InvalidArgumentError } from './errors.ts'

/** A parsed path template: literal text and parameter names alternate. */
export type PathTemplate = readonly string[]

/** `/v1/keys/{keyId}` gives `/v1/keys/`, `keyId` and the empty text. */
export function parsePathTemplate(path: string): PathTemplate {
  return path.split(/[{}]/)
}

/** The first part is literal text; every second part is a parameter. */
const isParameter = (_: string, index: number): boolean => index % 2 === 1

/** The parameters of a template, in path order. */
export function parametersOf(template: PathTemplate): string[] {
  return template.filter(isParameter)
}

/** Inserts values into a template. No value can lead to another path than the template's. */
export function expandPath(template: PathTemplate, lookUp: (name: string) => unknown): string {
  const filled = (part: string, index: number) => (isParameter(part, index) ? encodeSegment(part, lookUp(part)) : part)
  return template.map(filled).join('')
}

/**
 * Matches the empty text, and `.` and `..` in every spelling that a URL parser or server would normalize: encoded once
 * or more.
 */
const dotSegment = /^(?:\.|%(?:25)*2e){0,2}$/i

function encodeSegment(name: string, value: unknown): string {
  let expected = 'a text'
  if (typeof value === 'string') {
    expected = 'a text that leads to no other path'
    try {
      if (!dotSegment.test(value)) return encodeURIComponent(value)
    } catch {
      // The value contains half of a surrogate pair.
    }
  }
  throw new InvalidArgumentError(`The path parameter \`${name}\` must be ${expected}.`)
}
