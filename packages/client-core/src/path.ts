import { InvalidArgumentError } from './errors.ts'

const parameter = /\{([^{}]*)\}/g

/** The names of the parameters in a path template, in its order: `keyId` of `/v1/keys/{keyId}`. */
export function parametersOf(template: string): string[] {
  return Array.from(template.matchAll(parameter), ([, name]) => name as string)
}

/** Puts values into a path template. No value can lead to another path than the template's. */
export function expandPath(template: string, lookUp: (name: string) => unknown): string {
  return template.replace(parameter, (_, name: string) => encodeSegment(name, lookUp(name)))
}

/** Nothing, and `.` and `..` in every spelling that some URL parser or server on the way would fold: encoded, once or more. */
const dotSegment = /^(?:\.|%(?:25)*2e){0,2}$/i

function encodeSegment(name: string, value: unknown): string {
  let expected = `a text, not ${typeof value}`
  if (typeof value === 'string') {
    expected = 'a text that leads to no other path'
    if (!dotSegment.test(value))
      try {
        return encodeURIComponent(value)
      } catch {
        expected = 'a text of whole characters'
      }
  }
  throw new InvalidArgumentError(`The path parameter \`${name}\` must be ${expected}.`)
}
