import type { Operation, Scheme } from '../document/document.ts'
import { type CaseOutline, outline } from './case.ts'
import type { CaseKind } from './kinds.ts'

type Wrong = readonly [kind: CaseKind, says: string, authorization: string | null]

const WRONG_CREDENTIALS: Readonly<Record<Scheme, readonly Wrong[]>> = {
  basic: [
    ['no credentials', 'a request without credentials', null],
    ['wrong scheme', 'a credential of another scheme', 'Bearer some-token'],
    ['garbage credentials', 'a credential that is garbage', 'Basic !!!'],
    ['wrong secret', 'a credential that nobody was given', `Basic ${btoa('no-such-key:no-such-secret')}`],
  ],
  bearer: [
    ['no credentials', 'a request without credentials', null],
    ['wrong scheme', 'a credential of another scheme', `Basic ${btoa('id:secret')}`],
    ['garbage credentials', 'a credential that is garbage', 'Bearer'],
    ['wrong secret', 'a credential that nobody was given', 'Bearer no-such-key'],
  ],
  none: [],
}

/** Credentials that open nothing. */
export function credentialCases({ pointer, security }: Operation): CaseOutline[] {
  return WRONG_CREDENTIALS[security].map(([kind, says, authorization]) =>
    outline(kind, `refuses ${says}`, [`${pointer}/security`], {
      // Who shows a key that is none of a server's may also be told that it may not enter.
      expectation: { kind: 'refused', statuses: kind === 'wrong secret' ? [401, 403] : [401] },
      alteration: { authorization },
    }),
  )
}
