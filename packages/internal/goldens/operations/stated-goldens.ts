import type { OperationGoldens } from '../src/golden.ts'
import type { TextSection, Texts } from '../src/golden-text.ts'
import { type Deployment, organization, service } from './deployments.ts'
import { refusedBodies, refusedRequest, requestsWith } from './request-goldens.ts'
import { payloadGoldens, statedErrors } from './response-goldens.ts'

/** The goldens of the operations that a text states completely, with one example of each kind, by operation. */
export function allStatedGoldens(deployment: Deployment, texts: Texts): Record<string, OperationGoldens> {
  const complete = Object.entries(texts).filter(([, { start }]) => start !== '')
  return Object.fromEntries(complete.map(([id, section]) => [id, statedGoldens(deployment, section)]))
}

function statedGoldens(deployment: Deployment, section: TextSection): OperationGoldens {
  const { base, plain, json, deleted, resolves } = deployment
  const places: Readonly<Record<string, string>> = { base, organization, service }
  const start = `${section.start.replace(/\{(\w+)\}/, (_, place) => places[place] ?? '')} HTTP/1.1`
  const sent = requestsWith([start, ...json], section.bodies, section.with)
  const payloads = payloadGoldens(deployment, section.payloads)
  return {
    with: sent[0]?.with ?? section.with,
    requests: sent.length > 0 ? sent : [{ name: `sends ${section.start}`, sends: [start, ...plain, ''] }],
    responses: [
      ...(payloads.length > 0
        ? payloads
        : [{ name: 'resolves to nothing', answers: [deleted], outcome: resolves(undefined) }]),
      ...statedErrors(section),
    ],
    refused:
      section.refused.length > 0
        ? refusedBodies([start, ...json], section.refused)
        : [refusedRequest('a request without a credential', 401, [start, ''])],
  }
}
