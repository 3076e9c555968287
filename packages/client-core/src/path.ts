import { InvalidArgumentError } from './errors.ts'

/** A path template taken apart once: what stands as it is and names of parameters, in turn. */
export type PathTemplate = readonly string[]

/** `/v1/keys/{keyId}` is `/v1/keys/`, the parameter `keyId` and nothing. */
export function parsePathTemplate(path: string): PathTemplate {
  return path.split(/[{}]/)
}

/** What stands as it is comes first, and then every second part is a parameter. */
const isParameter = (_: string, index: number): boolean => index % 2 === 1

/** The parameters of a template, in path order. */
export function parametersOf(template: PathTemplate): string[] {
  return template.filter(isParameter)
}

/** Puts values into a template. No value can lead to another path than the template's. */
export function expandPath(template: PathTemplate, lookUp: (name: string) => unknown): string {
  const filled = (part: string, index: number) => (isParameter(part, index) ? encodeSegment(part, lookUp(part)) : part)
  return template.map(filled).join('')
}

/** Nothing, and `.` and `..` in every spelling that some URL parser or server on the way would fold: encoded, once or more. */
const dotSegment = /^(?:\.|%(?:25)*2e){0,2}$/i

function encodeSegment(name: string, value: unknown): string {
  let expected = 'a text'
  if (typeof value === 'string') {
    expected = 'a text that leads to no other path'
    try {
      if (!dotSegment.test(value)) return encodeURIComponent(value)
    } catch {
      // Half of a surrogate pair.
    }
  }
  throw new InvalidArgumentError(`The path parameter \`${name}\` must be ${expected}.`)
}
