import { describe, expect, test } from 'vitest'
import { ENVIRONMENT, settingsFrom } from './run-against.ts'

const oss = { CLOUDDB_OSS_API_KEY: 'canary-secret-9' }
const cloud = { ...ENVIRONMENT, CLOUDDB_KEY_SECRET: 'canary-secret-9', CLOUDDB_BASE_URL: 'https://api.example.com' }
const OSS = ['--document', 'observability-oss']

describe('the settings', () => {
  test('are those of the clients by default', () => {
    expect(settingsFrom(OSS, oss)).toMatchObject({
      target: 'http://localhost:8000',
      mode: 'read-only',
      rate: { requests: 100, milliseconds: 60_000 },
      timeout: 30_000,
      ids: {},
      reports: [],
    })
    expect(settingsFrom(['--document', 'management'], cloud)).toMatchObject({
      target: 'https://api.example.com',
      rate: { requests: 10, milliseconds: 10_000 },
      ids: { organizationId: cloud.CLOUDDB_ORGANIZATION_ID },
    })
  })

  test('prefer `--target` to the variable, and remove a slash at the end', () => {
    const env = { ...oss, CLOUDDB_OSS_BASE_URL: 'http://localhost:1' }
    expect(settingsFrom([...OSS, '--target', 'http://localhost:9/prefix/'], env).target).toBe(
      'http://localhost:9/prefix',
    )
    expect(settingsFrom(OSS, env).target).toBe('http://localhost:1')
  })

  test('contain several reports, ids and selections', () => {
    const args = '--report html=a=b.html --report json --ids webhookId=3 --only a,b --only c'.split(' ')
    const settings = settingsFrom([...OSS, ...args, '--ids', 'alertId=1, tileId=2'], oss)
    expect(settings.reports).toEqual([{ format: 'html', file: 'a=b.html' }, { format: 'json' }])
    expect(settings.ids).toEqual({ alertId: '1', tileId: '2', webhookId: '3' })
    expect(settings.only).toEqual(['a', 'b', 'c'])
  })

  test.for([
    ['http://127.0.0.1:1', []],
    ['http://127.9.9.9', []],
    ['http://[::1]:1', []],
    ['http://any.localhost', []],
    ['https://example.com:8443', ['--yes-write-to', 'example.com:8443']],
    ['https://example.com:8443', ['--yes-write-to', 'example.com']],
    ['http://example.com', ['--allow-insecure-connection', '--yes-write-to', 'example.com']],
  ] as const)('allow writing to %s with %j', ([target, words]) => {
    expect(settingsFrom([...OSS, '--target', target, '--write', ...words], oss).mode).toBe('writing')
  })
})
