import { redact } from '@clouddb/client-core'
import { textsIn, textsWith, valuesIn } from '../code/plain-data.ts'
import { isSecret } from '../code/references.ts'
import type { Data } from '../document/api-documents.ts'
import { secretFields } from '../form/plain-forms.ts'
import type { Finding, Work } from './work.ts'

/** Returns the values of the secrets that data names. */
export function secretValues(data: unknown, environment: Readonly<Record<string, string | undefined>>): string[] {
  return valuesIn(data)
    .filter(isSecret)
    .map(({ secret }) => environment[secret] ?? '')
}

/** Returns what a webhook, a record or a request, has in secret places. */
function secretsIn(webhook: Data): string[] {
  const fields = Object.entries(webhook).filter(([field]) => secretFields.test(field))
  return fields.flatMap(([, value]) => textsIn(value)).filter(isUncommon)
}

/** True for an address, and for what is no name of a team or of a service: a plan would not be readable without these. */
function isUncommon(text: string): boolean {
  return /:\/\/|^(?=.*\d)(?=.*[a-z]).{8}|.{20}/i.test(text)
}

/** What is sent in secret places. Servers cite what they were sent: whole, in part or encoded, and in any answer. */
export class Secrets {
  #known: readonly string[] = []

  add(...secrets: readonly string[]): void {
    // The function of the client keeps the pattern of a list.
    this.#known = [...this.#known, ...secrets]
  }

  /** Adds what webhooks are sent: what is declared, or the address that one keeps where its variable is not set. */
  addOf(works: readonly Pick<Work, 'declared' | 'live'>[]): void {
    for (const { declared, live } of works) {
      if (declared?.kind === 'webhook') this.add(...secretsIn(declared.request))
      if (live?.kind === 'webhook') this.add(...secretsIn(live.record as unknown as Data))
    }
  }

  readonly removeFrom = (text: string): string => redact(text, this.#known)

  inFinding<Said extends Finding>(said: Said): Said {
    return { ...said, object: this.removeFrom(said.object), sentences: said.sentences.map(this.removeFrom) }
  }

  /** Removes secrets from an error of a call, which only knows those of its own request. */
  inError(error: unknown): unknown {
    if (typeof Object(error).message !== 'string') return error
    const { message, stack, detail, body, cause } = error as Error & { detail?: unknown; body?: unknown }
    const texts = Object.entries({ message, stack, detail, body }).filter(([, value]) => value !== undefined)
    this.inError(cause)
    return Object.assign(error as object, textsWith(Object.fromEntries(texts), this.removeFrom))
  }
}
