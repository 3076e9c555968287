import { describe, expect, it } from 'vitest'
import { type ApiDefinition, findSecrets } from '../../src/index.ts'
import { callers } from '../callers.ts'
import { controlTime, settle } from '../clock.ts'
import { everythingShownBy } from '../shown.ts'
import { answering, definition, json, recorder, type WarehouseOptions } from '../warehouse.ts'

controlTime()

const { createCrate, ...operations } = definition.operations
const api = {
  ...definition,
  operations: { ...operations, createCrate: { ...createCrate, secrets: [findSecrets, ['lock']] } },
} as ApiDefinition

describe.each(callers)('a secret in the body of a %s', (...[, create]) => {
  /** All representations of the outcome of a call that sends a secret, and of its log. */
  async function everythingShownOf(given: WarehouseOptions): Promise<string> {
    const { lines, logger } = recorder()
    const calls = create({ logger, logLevel: 'debug', ...given }, api)
    const { error, value } = await settle(
      calls.create({ colour: 'red', doors: [{ lock: { code: ['Pin canary-12'] } }] }),
    )
    return [lines, error, value].map((part) => everythingShownBy(part)).join('\n')
  }

  it.each([
    ['the words of an error', (text: string) => answering(json({ error: `not ${text}!`, lock: text }, 400))],
    ['a page', (text: string) => answering(new Response(`<p>${text}`, { status: 404 }))],
    ['a failed fetch', (text: string) => answering(new TypeError(`bad body ${text}`))],
  ])('is redacted where %s quotes it, alone or with the words beside it', async (_, quoting) => {
    for (const text of ['canary-12', 'Pin canary-12', btoa('Pin canary-12')]) {
      const shown = await everythingShownOf(quoting(text))
      expect(shown).toContain('[redacted]')
      expect(shown).not.toContain(text)
    }
    expect(await everythingShownOf(quoting('red'))).toContain('red')
  })

  it.each(['{"result":{"lock":"canary-34"', '{"lock":"canary-34"}', '<p>canary-34'])(
    'is not shown after an unusable answer that brings it: %s',
    async (body) => {
      expect(await everythingShownOf(answering(new Response(body)))).not.toContain('canary')
    },
  )
})
