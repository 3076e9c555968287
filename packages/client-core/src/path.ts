import { InvalidArgumentError } from './errors.ts'

/**
 * A path template taken apart once. The pieces at odd places are names of parameters: `/v1/keys/{keyId}` is
 * `['/v1/keys/', 'keyId', '']`.
 */
export type PathTemplate = readonly string[]

export function parsePathTemplate(path: string): PathTemplate {
  return path.split(/[{}]/)
}

/** Puts values into a template. No value can lead to another path than the template's. */
export function expandPath(template: PathTemplate, lookUp: (name: string) => unknown): string {
  let path = ''
  for (let index = 0; index < template.length; index++) {
    const piece = template[index] as string
    path += index % 2 === 0 ? piece : encodeSegment(piece, lookUp(piece))
  }
  return path
}

function encodeSegment(name: string, value: unknown): string {
  try {
    // What most ids are is left as it is.
    if (typeof value === 'string' && /^[\w-]+$/.test(value)) return value
    // `.` and `..` in every spelling that some URL parser or server on the way would fold.
    if (typeof value === 'string' && value && !/^(?:\.|%(?:25)*2e){1,2}$/i.test(value)) return encodeURIComponent(value)
  } catch {
    // Half of a surrogate pair.
  }
  throw new InvalidArgumentError(`The path parameter \`${name}\` must be a text that leads to no other path.`)
}
