import type { Expectation } from '../derivation/case.ts'
import type { Mode } from '../derivation/kinds.ts'
import type { Operation } from '../document/document.ts'

/** What has to come, for people. */
export function wordsOf(expectation: Expectation, { answers }: Operation, mode: Mode): string {
  const statuses = [...new Set(answers.map(({ status }) => status))]
  const successes = statuses.filter((status) => status >= 200 && status < 300)
  const kept = 'a body that keeps to its schema'
  switch (expectation.kind) {
    case 'accepted':
      return `${mode === 'mock' ? Math.min(...successes) : oneOf(successes)} with ${mode === 'mock' ? 'its first example' : kept}`
    case 'refused':
      return `a refusal with ${oneOf(expectation.statuses)}`
    case 'answered': {
      const { answer, example } = expectation
      return [
        String(answer.status),
        answer.mediaType && `of ${answer.mediaType}`,
        example && `with the example ${example.name}`,
      ]
        .filter(Boolean)
        .join(' ')
    }
    case 'documented':
      return `${oneOf(statuses)}, with ${kept}`
    case 'unsendable':
      return 'the client refuses the arguments and sends nothing'
  }
}

function oneOf(statuses: readonly number[]): string {
  return statuses.length > 1 ? `${statuses.slice(0, -1).join(', ')} or ${statuses.at(-1)}` : String(statuses[0])
}
