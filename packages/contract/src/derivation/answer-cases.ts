import type { Operation } from '../document/document.ts'
import { type Alteration, type CaseOutline, outline } from './case.ts'

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
