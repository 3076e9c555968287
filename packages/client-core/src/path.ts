import { InvalidArgumentError } from './errors.ts'

/** The names of a template's parameters, in path order. */
export function parametersOf(template: string): string[] {
  return template.match(/[^{]+(?=})/g) ?? []
}

/** Puts values into a template. No value can lead to another path than the template's. */
export function expandPath(template: string, lookUp: (name: string) => unknown): string {
  return template.replace(/{(.*?)}/g, (_, name) => encodeSegment(name, lookUp(name)))
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
