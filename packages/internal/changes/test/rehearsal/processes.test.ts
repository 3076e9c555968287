import { expect, test } from 'vitest'
import { attempt, cleanEnvironment, endAll, run } from '../../rehearsal/src/processes.ts'

const where = { cwd: import.meta.dirname, env: process.env }

test('a command that fails is told with its words, and a cure', async () => {
  await expect(run(['sh', '-c', 'echo "No such package" >&2; exit 3'], where)).rejects.toThrow(
    /ended with 3[\s\S]*No such package[\s\S]*Cure: /,
  )
})

test('what is running can be ended, with all that it has started', async () => {
  const running = attempt(['sh', '-c', 'sleep 60 & wait'], where)
  endAll()
  expect((await running).status).not.toBe(0)
})

test('users have nothing of the package manager that starts a rehearsal, nor of a build server', () => {
  const meant = { npm_config_registry: 'x', PNPM_CONFIG_PROVENANCE: 'true', GITHUB_TOKEN: 'x', CLOUDDB_BASE_URL: 'x' }
  Object.assign(process.env, meant)
  expect(Object.keys(meant).filter((name) => name in cleanEnvironment())).toEqual([])
  for (const name of Object.keys(meant)) delete process.env[name]
  expect(cleanEnvironment().PATH).toBe(process.env.PATH)
})
