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
    path += index % 2 ? encodeSegment(piece, lookUp(piece)) : piece
  }
  return path
}

function encodeSegment(name: string, value: unknown): string {
  try {
    if (typeof value === 'string') {
      // What most ids are is left as it is.
      if (/^[\w-]+$/.test(value)) return value
      // Nothing, and `.` and `..` in every spelling that some URL parser or server on the way would fold.
      if (!/^(?:\.|%(?:25)*2e){0,2}$/i.test(value)) return encodeURIComponent(value)
    }
  } catch {
    // Half of a surrogate pair.
  }
  throw new InvalidArgumentError(`The path parameter \`${name}\` must be a text that leads to no other path.`)
}
