import type { Operation, Scheme } from '../document/document.ts'
import { type Alteration, type CaseOutline, outline } from './case.ts'
import type { CaseKind } from './kinds.ts'

type Wrong = readonly [kind: CaseKind, says: string, alteration: Alteration]

const wrong = (kind: CaseKind, says: string, authorization: string | null): Wrong => [kind, says, { authorization }]

/** What a server takes that compares a part of a credential only. */
const NEAR: readonly Wrong[] = (
  ['cut short', 'one character longer', 'with another end', 'without its scheme'] as const
).map((credential) => ['wrong secret', `the right credential ${credential}`, { credential }])

const WRONG_CREDENTIALS: Readonly<Record<Scheme, readonly Wrong[]>> = {
  basic: [
    wrong('no credentials', 'a request without credentials', null),
    wrong('wrong scheme', 'a credential of another scheme', 'Bearer some-token'),
    wrong('garbage credentials', 'a credential that is garbage', 'Basic !!!'),
    wrong('wrong secret', 'a credential that nobody was given', `Basic ${btoa('no-such-key:no-such-secret')}`),
    ...NEAR,
  ],
  bearer: [
    wrong('no credentials', 'a request without credentials', null),
    wrong('wrong scheme', 'a credential of another scheme', `Basic ${btoa('id:secret')}`),
    wrong('garbage credentials', 'a credential that is garbage', 'Bearer'),
    wrong('wrong secret', 'a credential that nobody was given', 'Bearer no-such-key'),
    ...NEAR,
  ],
  none: [],
}

/** Credentials that open nothing. */
export function credentialCases({ pointer, security }: Operation): CaseOutline[] {
  return WRONG_CREDENTIALS[security].map(([kind, says, alteration]) =>
    outline(kind, `refuses ${says}`, [`${pointer}/security`], {
      // Who shows a key that is none of a server's may also be told that it may not enter.
      expectation: { kind: 'refused', statuses: kind === 'wrong secret' ? [401, 403] : [401] },
      alteration,
    }),
  )
}
