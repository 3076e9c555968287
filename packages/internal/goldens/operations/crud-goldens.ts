import type { Message, OperationGoldens, RefusedCall, ResponseGolden } from '../src/golden.ts'
import type { Bodies, RefusedBody, TextSection, Texts } from '../src/golden-text.ts'
import { type Deployment, organization, service } from './deployments.ts'
import { listGoldens } from './page-goldens.ts'
import {
  encodedId,
  refusedBodies,
  refusedContents,
  refusedCredentials,
  refusedIds,
  refusedRequest,
  requestsWith,
} from './request-goldens.ts'
import { falseSuccesses, payloadGoldens, repeatedGolden, sentOnce, statedErrors } from './response-goldens.ts'

/** A resource that can be listed, created, read, replaced and deleted. */
export interface Resource {
  /** The path segment: `alerts`. */
  readonly name: string
  /** The name of the path parameter. */
  readonly parameter: string
  readonly id: string
  /** The usual body, and the resource as a server returns it, as JSON. */
  readonly body: string
  readonly stored: string
  readonly creations: Bodies
  readonly updates: Bodies
  readonly refusedCreations: readonly RefusedBody[]
  readonly refusedUpdates: readonly RefusedBody[]
  /** The headers of a deletion. */
  readonly deletion: Message
}

/** The goldens that the operations of every such resource have in common. */
export function crudGoldens(deployment: Deployment, resource: Resource) {
  const { base, plain, json, foreign, answers, deleted, resolves, limited, credential } = deployment
  const { name, parameter, id, body, stored, deletion } = resource
  const post = `POST ${base}/${name} HTTP/1.1`
  const one = `${base}/${name}/${id} HTTP/1.1`
  const argument = JSON.parse(body)
  const responses: readonly ResponseGolden[] = [
    ...payloadGoldens(deployment, { 'reads what the server stores, with its ids and defaults': stored }),
    limited,
    ...credential.responses,
  ]
  const calls: readonly RefusedCall[] = [...falseSuccesses(deployment), ...credential.refused]
  return {
    list: listGoldens(deployment, name, { 'reads a list': `[${stored},{"id":"${id}"}]` }),
    create: {
      with: [argument],
      requests: requestsWith([post, ...json], resource.creations),
      responses: [...responses, sentOnce],
      refused: [
        ...refusedBodies([post, ...json], resource.refusedCreations),
        ...refusedCredentials(post, foreign, body),
        ...refusedContents(post, plain, body),
        ...calls,
      ],
    },
    get: {
      with: [id],
      requests: [
        { name: 'sends the id in the path', sends: [`GET ${one}`, ...plain, ''] },
        encodedId(deployment, 'GET', name),
      ],
      responses: [...responses, repeatedGolden(answers(stored), resolves(JSON.parse(stored)))],
      refused: [
        ...refusedCredentials(`GET ${one}`, foreign),
        refusedRequest('the method PATCH', 405, [`PATCH ${one}`, ...json, '', body]),
        ...refusedIds(parameter),
        ...calls,
      ],
    },
    update: {
      with: [id, argument],
      requests: [
        ...requestsWith([`PUT ${one}`, ...json], resource.updates, [id]),
        encodedId(deployment, 'PUT', name, [argument], body),
      ],
      responses,
      refused: [
        ...refusedBodies([`PUT ${one}`, ...json], resource.refusedUpdates),
        ...refusedCredentials(`PUT ${one}`, foreign, body),
        ...refusedContents(`PUT ${one}`, plain, body, [id]),
        ...refusedIds(parameter, [argument]),
        ...calls,
      ],
    },
    remove: {
      with: [id],
      requests: [
        { name: 'sends the id in the path, and no body', sends: [`DELETE ${one}`, ...deletion, ''] },
        encodedId({ ...deployment, plain: deletion }, 'DELETE', name),
      ],
      responses: [
        { name: 'resolves to nothing', answers: [deleted], outcome: resolves(undefined) },
        limited,
        ...credential.responses,
      ],
      refused: [...refusedCredentials(`DELETE ${one}`, foreign), ...refusedIds(parameter), ...credential.refused],
    },
  } satisfies Record<string, OperationGoldens>
}

/** Adds the goldens that one deployment has beyond the common ones. */
export function addGoldens(goldens: OperationGoldens, own: Partial<OperationGoldens>): OperationGoldens {
  const { requests = [], responses = [], refused = [] } = own
  return {
    with: goldens.with,
    requests: [...goldens.requests, ...requests],
    responses: [...goldens.responses, ...responses],
    refused: [...goldens.refused, ...refused],
  }
}

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
