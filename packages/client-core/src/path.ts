import { InvalidArgumentError } from './errors.ts'

/** A path template taken apart once: a parameter stands between each two literals. */
export interface PathTemplate {
  readonly literals: readonly string[]
  readonly parameters: readonly string[]
}

/** `/v1/keys/{keyId}` has the literals `/v1/keys/` and an empty one, and the parameter `keyId`. */
export function parsePathTemplate(path: string): PathTemplate {
  return { literals: path.split(/{.*?}/), parameters: path.match(/[^{]+(?=})/g) ?? [] }
}

/** Puts values into a template. No value can lead to another path than the template's. */
export function expandPath({ literals, parameters }: PathTemplate, lookUp: (name: string) => unknown): string {
  return literals.reduce((path, literal, index) => {
    const name = parameters[index - 1] as string
    return path + encodeSegment(name, lookUp(name)) + literal
  })
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
