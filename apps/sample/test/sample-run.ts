import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, vi } from 'vitest'
import { start } from '../src/sample.ts'

/** A finished run of the sample. */
export type Run = Awaited<ReturnType<ReturnType<typeof useSample>>>

/**
 * Returns a function that runs the sample in this process, in a temporary folder and without variables of the machine.
 * Each test file must call this itself: `afterAll` at the top of a shared module runs after its first test file alone.
 */
export function useSample() {
  const folders: string[] = []
  afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true }))))

  return async (flags: string[] = [], variables: Readonly<Record<string, string>> = {}) => {
    const folder = await mkdtemp(join(tmpdir(), 'clouddb-sample-'))
    folders.push(folder)
    const output = { stdout: '', stderr: '' }
    for (const name of ['stdout', 'stderr'] as const)
      vi.spyOn(process[name], 'write').mockImplementation((text) => {
        output[name] += text
        return true
      })
    for (const name of Object.keys(process.env))
      if (/^(CLOUDDB_|SAMPLE_|NO_COLOR|FORCE_COLOR)/.test(name)) vi.stubEnv(name, undefined)
    for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value)
    vi.spyOn(process, 'cwd').mockReturnValue(folder)
    const code = await start(flags)
    vi.unstubAllEnvs()
    vi.restoreAllMocks()
    return { code, ...output, folder, files: await readdir(folder) }
  }
}
