import { describe, expect, test } from 'vitest'
import { createRedaction } from '../../src/command/output/redaction.ts'

describe('redaction', () => {
  const credentials = { keyId: 'canary-key-id', keySecret: 'cän"ary/secret' }
  const redact = createRedaction(credentials)
  const { keyId, keySecret } = credentials

  test.for([
    ['as it is', keySecret],
    ['in JSON', JSON.stringify({ error: keySecret })],
    ['in an address', `https://x/?a=${encodeURIComponent(keySecret)}`],
    ['encoded', Buffer.from(keySecret).toString('base64')],
    ['as the header', Buffer.from(`${keyId}:${keySecret}`).toString('base64')],
    ['with the id of the key', `key ${keyId} is unknown`],
  ])('takes a secret out %s', ([, text]) => {
    const shown = redact({ cases: [{ [String(text)]: [`before ${text} after`] }] })
    const left = JSON.stringify(shown)
    expect(left).toContain('***')
    for (const secret of [keyId, keySecret, 'cän', 'ary/secret']) expect(left).not.toContain(secret)
  })

  test('leaves everything else as it was', () => {
    const report = { count: 3, none: null, yes: true, list: ['text', 1], nested: { text: 'nothing here' } }
    expect(redact(report)).toEqual(report)
  })

  test('does not tear up a text for a secret so short that it stands everywhere', () => {
    expect(createRedaction({ apiKey: 'a' })('a report')).toBe('a report')
  })
})
