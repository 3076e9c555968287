import { ConfigurationError } from './errors.ts'
import { describeFailure } from './failure.ts'
import type { Credential } from './options.ts'
import { bytesOf } from './redaction.ts'

/** One way to say who is calling. The code generator imports the one that its document names. */
export interface SecurityScheme {
  /** The word before the credentials in the header. */
  readonly word: string
  /** The client options that hold the credentials: the form of each, and in words what it must be without. */
  readonly options: Readonly<Record<string, readonly [form: RegExp, without: string]>>
  /** Writes the credentials, joined by colons, as the header carries them. */
  readonly encode: (credentials: string) => string
}

/** HTTP Basic with an id and a secret (RFC 7617, with UTF-8). */
export const basicAuthentication: SecurityScheme = {
  word: 'Basic',
  // What is encoded may hold any character but controls, halves of surrogate pairs, and a colon in the user name.
  options: {
    keyId: [/^[^:\p{Cc}\p{Cs}]+$/u, 'colons, line breaks and other control characters'],
    keySecret: [/^[^\p{Cc}\p{Cs}]+$/u, 'line breaks and other control characters'],
  },
  encode: (credentials) => btoa(bytesOf(credentials)),
}

/** HTTP Bearer with one key. */
export const bearerAuthentication: SecurityScheme = {
  word: 'Bearer',
  options: { apiKey: [/^[\t -~\x80-\xff]+$/, 'characters that no header can carry'] },
  encode: (key) => key,
}

/** The value of the Authorization header, and what of it must not show. */
export interface Authorization {
  readonly header: string
  readonly secrets: readonly string[]
}

/** Brings the authorization of one attempt. */
export type Authorize = () => Authorization | Promise<Authorization>

/** Checks the credentials of a client; those that are strings are written into a header once, and not in every call. */
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
      // Its words stay in the cause: nobody here knows which of them are secret.
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
      if (problem) throw new ConfigurationError(`The option \`${name}\` (not shown) ${problem}.`)
    }
    const encoded = encode(values.join(':'))
    // Of rotating credentials the last ones, too: a late answer, or a failing function, may quote them.
    secrets = [encoded, values.at(-1) as string, ...secrets].slice(0, 9)
    return { header: `${word} ${encoded}`, secrets }
  }

  const fixed = given.some((credential) => typeof credential === 'function') ? undefined : authorize(given as string[])
  return () => fixed ?? Promise.all(given.map(bring)).then(authorize)
}
