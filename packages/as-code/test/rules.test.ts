import type { OpenApiDocument } from '@clouddb/document/openapi'
import { brokenExamples, brokenIn, requestExamples } from '@clouddb/document/rule-examples'
import cloud from '@clouddb/observability-cloud/openapi.json' with { type: 'json' }
import oss from '@clouddb/observability-oss/openapi.json' with { type: 'json' }
import { expect, test } from 'vitest'
import { toDeclared, tokenOf } from '../src/code/references.ts'
import type { Project } from '../src/index.ts'
import { cartOf, checkout, logs, robot, tileOf } from './declarations.ts'
import { World } from './worlds.ts'

const documents = { newest: oss, managed: cloud } as unknown as Record<'newest' | 'managed', OpenApiDocument>

/** The words of servers about what no declaration can say: null, a single channel, and the older form of a tile. */
const undeclared = /"channel"|cannot be null|^Tile cannot have both/

/** The rules of what a project declares, each with a body that breaks it and the words of servers. */
const rows = (['newest', 'managed'] as const).flatMap((age) =>
  brokenExamples(documents[age]).flatMap(({ operation, rule, body, path }) => {
    const [first] = requestExamples(documents[age], operation)
    const said = first && brokenIn(documents[age], first.schema, body).find((breach) => breach.rule === rule)?.message
    const isDeclared = /^create(Dashboard|SavedSearch|Alert|Webhook)$/.test(operation.id)
    // An alert of a project watches a tile or a saved search.
    if (!isDeclared || path.includes('chartConfig') || said === undefined || undeclared.test(said)) return []
    return [{ age, operation: operation.id, said, body: body as Record<string, unknown> }]
  }),
)

/** A body as a file declares it: with references in place of ids. */
function declared(body: object): object {
  const tokens: Readonly<Record<string, string>> = { sourceId: tokenOf(logs), webhookId: tokenOf(robot) }
  const portable = JSON.parse(JSON.stringify(body), (name, value) =>
    name === 'appliesToSourceIds' ? value.map(() => tokenOf(logs)) : (tokens[name] ?? value),
  )
  return toDeclared(portable)
}

function projectOf(operation: string, body: Record<string, unknown>): Project {
  if (operation === 'createWebhook') return checkout({ webhook: body })
  if (operation === 'createDashboard') return checkout({ dashboard: declared(body) })
  const { source: _, dashboardId: _d, tileId: _t, savedSearchId: _s, channel, channels, ...own } = body
  return cartOf([tileOf('Errors', [declared({ channels: channels ?? [channel], ...own })])])
}

test('the rules of what a project declares are many', () => {
  expect(rows.length).toBeGreaterThan(25)
})

test.each(rows)(
  '$age: $operation is refused in the words of servers: $said',
  async ({ age, operation, said, body }) => {
    const world = new World(age)
    expect(await world.tryRun(projectOf(operation, body))).toContain(`: ${said}`)
    expect(world.writesSince(0)).toEqual([])
  },
)
