import { ConfigurationError } from './errors.ts'
import { describeFailure } from './failure.ts'
import { optionError } from './headers.ts'
import type { Credential } from './options.ts'
import { utf8Characters } from './redaction.ts'

/** An authentication scheme. */
export interface SecurityScheme {
  /** The word before the credentials in the header. */
  readonly word: string
  /**
   * The client options that hold the credentials, each with its pattern and a description of what it must not contain.
   */
  readonly options: Readonly<Record<string, readonly [form: RegExp, without: string]>>
  /** Encodes the credentials, joined by colons, for the header. */
  readonly encode: (credentials: string) => string
}

/** HTTP Basic with an id and a secret (RFC 7617, with UTF-8). */
export const basicAuthentication: SecurityScheme = {
  word: 'Basic',
  // Control characters, halves of surrogate pairs, and a colon in the user name cannot be encoded.
  options: {
    keyId: [/^[^:\p{Cc}\p{Cs}]+$/u, 'colons, line breaks and other control characters'],
    keySecret: [/^[^\p{Cc}\p{Cs}]+$/u, 'line breaks and other control characters'],
  },
  encode: (credentials) => btoa(utf8Characters(credentials)),
}

/** HTTP Bearer with one key. */
export const bearerAuthentication: SecurityScheme = {
  word: 'Bearer',
  options: { apiKey: [/^[\t -~\x80-\xff]+$/, 'characters that no header can carry'] },
  encode: (key) => key,
}

/** The value of the Authorization header, and the parts of it that are secret. */
export interface Authorization {
  readonly header: string
  readonly secrets: readonly string[]
}

/** Returns the authorization of one attempt. */
export type Authorize = () => Authorization | Promise<Authorization>

/** Checks the credentials of a client. Strings are encoded once instead of in every call. */
export function createAuthorize(
  { word, options: forms, encode }: SecurityScheme,
  options: Readonly<Record<string, unknown>>,
): Authorize {
  const names = Object.keys(forms)
  const given = names.map((name) => options[name] as Credential)
  let secrets: readonly string[] = given.filter((credential) => typeof credential === 'string')

  async function bring(credential: Credential, index: number): Promise<string> {
    try {
      return typeof credential === 'function' ? await credential() : credential
    } catch (error) {
      // The message of the function's error stays in `cause`, because it may contain secrets.
      const { cause } = describeFailure(error, secrets)
      throw new ConfigurationError(`The credential function \`${names[index]}\` failed; see the cause.`, { cause })
    }
  }
  function authorize(values: readonly string[]): Authorization {
    for (const [index, [name, [form, without]]] of Object.entries(forms).entries()) {
      const value = values[index]
      let problem: string | undefined
      if (typeof value !== 'string') problem = 'must be a text'
      else if (!value.trim()) problem = 'must not be blank'
      else if (!form.test(value)) problem = `must be without ${without}`
      else if (new RegExp(`^\\s*${word}\\s`, 'i').test(value))
        problem = `must be without the word ${word}, which is added`
      if (problem) throw optionError(name, problem)
    }
    const encoded = encode(values.join(':'))
    // Keep the previous credentials as well: a late answer, or a failing function, may quote them.
    secrets = [encoded, values.at(-1) as string, ...secrets].slice(0, 9)
    return { header: `${word} ${encoded}`, secrets }
  }

  const fixed = given.some((credential) => typeof credential === 'function') ? undefined : authorize(given as string[])
  return () => fixed ?? Promise.all(given.map(bring)).then(authorize)
}
