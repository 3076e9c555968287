import type { Operation, Scheme } from '../document/document.ts'
import { type Alteration, type CaseOutline, outline } from './case.ts'
import type { CaseKind } from './kinds.ts'

/** Every documented answer, each with each of its examples, as a mock serves it when it is asked to. */
export function answerCases({ answers }: Operation): CaseOutline[] {
  return answers.flatMap((answer) => {
    const verdict = answer.status < 300 ? 'resolves to the payload of' : 'rejects with'
    const type = answer.mediaType ? ` of ${answer.mediaType}` : ''
    const wanted = answer.examples.length > 0 ? answer.examples.map((example) => ({ answer, example })) : [{ answer }]
    return wanted.map((prefer: NonNullable<Alteration['prefer']>) => {
      const name = `${verdict} the documented ${answer.status}${type}${prefer.example ? `, ${prefer.example.name}` : ''}`
      const about = prefer.example?.pointer ?? answer.pointer
      return outline('status', name, [about], { alteration: { prefer }, expectation: { kind: 'answered', ...prefer } })
    })
  })
}

type Wrong = readonly [kind: CaseKind, says: string, authorization: string | null]

const WRONG_CREDENTIALS: Readonly<Record<Scheme, readonly Wrong[]>> = {
  basic: [
    ['no credentials', 'missing', null],
    ['wrong scheme', 'of another scheme', 'Bearer some-token'],
    ['garbage credentials', 'that is garbage', 'Basic !!!'],
    ['wrong secret', 'that nobody was given', `Basic ${btoa('no-such-key:no-such-secret')}`],
  ],
  bearer: [
    ['no credentials', 'missing', null],
    ['wrong scheme', 'of another scheme', `Basic ${btoa('id:secret')}`],
    ['garbage credentials', 'that is garbage', 'Bearer'],
    ['wrong secret', 'that nobody was given', 'Bearer no-such-key'],
  ],
  none: [],
}

/** Credentials that open nothing. */
export function credentialCases({ pointer, security }: Operation): CaseOutline[] {
  return WRONG_CREDENTIALS[security].map(([kind, says, authorization]) =>
    outline(kind, `refuses a credential ${says}`, [`${pointer}/security`], {
      // Who shows a key that is none of a server's may also be told that it may not enter.
      expectation: { kind: 'refused', statuses: kind === 'wrong secret' ? [401, 403] : [401] },
      alteration: { authorization },
    }),
  )
}
