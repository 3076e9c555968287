import { InvalidArgumentError } from './errors.ts'

// `.` and `..` in every spelling that some URL parser or server on the way would fold.
const dotSegment = /^(?:\.|%(?:25)*2e){1,2}$/i

/** A path template taken apart once: `/v1/keys/{keyId}` is `['/v1/keys/', '']` around `['keyId']`. */
export interface PathTemplate {
  readonly names: readonly string[]
  readonly literals: readonly string[]
}

export function parsePathTemplate(path: string): PathTemplate {
  const pieces = path.split(/\{([^{}]+)\}/)
  return { literals: pieces.filter((_, index) => index % 2 === 0), names: pieces.filter((_, index) => index % 2 === 1) }
}

/** Puts values into a template. No value can lead to another path than the template's. */
export function expandPath(template: PathTemplate, lookUp: (name: string) => unknown): string {
  let path = template.literals[0] as string
  for (let index = 0; index < template.names.length; index++) {
    const name = template.names[index] as string
    path += encodeSegment(name, lookUp(name)) + template.literals[index + 1]
  }
  return path
}

function encodeSegment(name: string, value: unknown): string {
  if (typeof value !== 'string' || value === '') {
    const came = value === '' ? 'empty' : value === undefined || value === null ? 'missing' : `a ${typeof value}`
    throw new InvalidArgumentError(`The path parameter \`${name}\` is ${came}. Pass it as a non-empty string.`)
  }
  if (dotSegment.test(value))
    throw new InvalidArgumentError(
      `The path parameter \`${name}\` is '${value}', which would lead to another path. Pass the identifier itself.`,
    )
  try {
    return encodeURIComponent(value)
  } catch (cause) {
    throw new InvalidArgumentError(
      `The path parameter \`${name}\` holds half of a surrogate pair, which no URL can carry. Pass well-formed text.`,
      { cause },
    )
  }
}
