import type { Operation } from '../document/document.ts'
import { deriveBodies } from './bodies.ts'
import type { Call } from './calls.ts'
import type { Proposer } from './candidates/generator.ts'
import { type Draft, draft, refusal } from './draft.ts'

/** Every body that there is reason to send, and what else can stand in its place. */
export function bodyCases(operation: Operation, good: Call, proposer: Proposer): Draft[] {
  const { body } = operation
  if (!body) return []
  const examples = body.examples.map(({ name, pointer, value }) =>
    draft('example', `accepts the example ${name}`, [pointer], { call: { ...good, body: value } }),
  )
  const derived = deriveBodies(body.node, proposer).map(
    (each): Draft => ({
      kinds: each.kinds,
      name: `${each.valid ? 'accepts' : 'refuses'} ${each.says}`,
      about: each.about,
      place: each.place,
      call: { ...good, body: each.body },
      ...(!each.valid && refusal(operation)),
    }),
  )
  return [...examples, ...derived, ...otherBodies(operation)]
}

/** No body, one that breaks off, one that is not what it says. */
function otherBodies(operation: Operation): Draft[] {
  const { body } = operation
  if (!body) return []
  const verdict = body.required ? 'refuses' : 'accepts'
  return [
    draft('no body', `${verdict} a request without its body`, [`${body.pointer}/absent`], {
      ...(body.required && refusal(operation)),
      alteration: { body: 'absent' },
    }),
    draft('malformed body', 'refuses a body that breaks off', [`${body.pointer}/brokenOff`], {
      ...refusal(operation),
      alteration: { body: 'broken off' },
    }),
    draft('media type', 'refuses a body of another media type', [`${body.pointer}/mediaType`], {
      ...refusal(operation, 415),
      alteration: { contentType: 'text/plain' },
    }),
  ]
}
