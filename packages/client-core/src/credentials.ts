import type { ApiDefinition } from './definition.ts'
import { ConfigurationError } from './errors.ts'
import { describeFailure } from './failure.ts'
import { checkCredential, isHeaderText } from './headers.ts'
import type { BasicCredentials, BearerCredentials, Credential } from './options.ts'

/** The value of the Authorization header, and the secrets in it that must never be shown. */
export interface Authorization {
  readonly header: string
  readonly secrets: readonly string[]
}

export type Authorize = () => Authorization | Promise<Authorization>

/** The options that hold the credentials of a security scheme. */
export const credentialOptions: Readonly<Record<ApiDefinition['security'], readonly string[]>> = {
  basic: ['keyId', 'keySecret'],
  bearer: ['apiKey'],
  none: [],
}

/** A function that brings the Authorization header of one attempt; computed once where all credentials are strings. */
export function createAuthorize(
  security: ApiDefinition['security'],
  credentials: BasicCredentials & BearerCredentials,
): Authorize | undefined {
  if (security === 'none') return undefined
  const names = credentialOptions[security] as readonly (keyof typeof credentials)[]
  const given = names.map((name) => credentials[name] as Credential)
  const build = (values: readonly unknown[]) => {
    const checked = values.map((value, index) => checkCredential(names[index] as string, value))
    return security === 'basic' ? basic(checked[0] as string, checked[1] as string) : bearer(checked[0] as string)
  }
  if (given.every((credential) => typeof credential !== 'function')) {
    const authorization = build(given)
    return () => authorization
  }
  const known = given.filter((credential) => typeof credential === 'string')
  return async () => {
    const values = await Promise.all(
      given.map((credential, index) => resolve(names[index] as string, credential, known)),
    )
    known.push(...values.filter((value) => !known.includes(value)))
    return build(values)
  }
}

async function resolve(option: string, credential: Credential, known: readonly string[]): Promise<string> {
  if (typeof credential !== 'function') return credential
  try {
    return await credential()
  } catch (error) {
    // Its words stay in the cause: nobody here knows which of them are secret.
    const { cause } = describeFailure(error, known)
    throw new ConfigurationError(`The credential function \`${option}\` failed; see the cause.`, { cause })
  }
}

/** RFC 7617, with UTF-8. */
function basic(keyId: string, keySecret: string): Authorization {
  if (keyId.includes(':'))
    throw new ConfigurationError(
      "The option `keyId` holds a ':', which ends the user name in HTTP Basic. Check that keyId and keySecret are not joined.",
    )
  refuseControlCharacters('keyId', keyId)
  refuseControlCharacters('keySecret', keySecret)
  const encoded = btoa(String.fromCharCode(...new TextEncoder().encode(`${keyId}:${keySecret}`)))
  return { header: `Basic ${encoded}`, secrets: [encoded, keySecret] }
}

function bearer(apiKey: string): Authorization {
  if (!isHeaderText(apiKey))
    throw new ConfigurationError(
      'The option `apiKey` holds a character that no header can carry (not shown). Check for a line break at its end.',
    )
  return { header: `Bearer ${apiKey}`, secrets: [apiKey] }
}

function refuseControlCharacters(option: string, value: string): void {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: RFC 7617 forbids control characters in both parts.
  if (/[\x00-\x1f\x7f]/.test(value))
    throw new ConfigurationError(
      `The option \`${option}\` holds a control character (not shown). Check for a line break at its end.`,
    )
}
