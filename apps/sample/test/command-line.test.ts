import { describe, expect, test } from 'vitest'
import { runSample } from './run.ts'

const settings = [
  'CLOUDDB_BASE_URL',
  'CLOUDDB_KEY_ID',
  'CLOUDDB_KEY_SECRET',
  'CLOUDDB_ORGANIZATION_ID',
  'CLOUDDB_SERVICE_ID',
  'CLOUDDB_OSS_API_KEY',
]

describe('the command line', () => {
  test('--help explains every flag and every variable', async () => {
    const { code, stdout, stderr } = await runSample({ flags: ['--help'] })
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    for (const word of [...settings, 'CLOUDDB_OSS_BASE_URL', '--apply', '--retired-key', '--webhook'])
      expect(stdout).toContain(word)
  })

  test.each([['--aply'], ['now'], ['--retired-key'], ['--webhook=']])('%s is refused in one sentence', async (flag) => {
    const { code, stdout, stderr, files } = await runSample({ flags: [flag] })
    expect({ code, stdout, files }).toEqual({ code: 2, stdout: '', files: [] })
    expect(stderr).toMatch(/^✗ .+; --help lists what the sample understands\.\n$/)
    expect(stderr).toContain(flag.replace('=', ''))
  })
})

describe('the settings', () => {
  test.each([...settings, 'CLOUDDB_OSS_BASE_URL'])(
    'when only %s is set, all others are named at once',
    async (only) => {
      const { code, stdout, stderr, files } = await runSample({ variables: { [only]: 'http://127.0.0.1:9' } })
      expect({ code, stdout, files }).toEqual({ code: 2, stdout: '', files: [] })
      expect(stderr.trimEnd().split('\n')).toHaveLength(1)
      expect(settings.filter((name) => stderr.includes(name))).toEqual(settings.filter((name) => name !== only))
    },
  )

  test('an address that would send the credentials in the clear is refused before anything is sent', async () => {
    const variables = Object.fromEntries(settings.map((name) => [name, 'x']))
    const { code, stderr } = await runSample({ variables: { ...variables, CLOUDDB_BASE_URL: 'http://db.example.com' } })
    expect(code).toBe(2)
    expect(stderr).toMatch(/^✗ .*http.*\n$/)
  })
})
