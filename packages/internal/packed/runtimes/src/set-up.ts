import { cp, mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'
import { installPacked } from '../../install/install.ts'
import { libraries } from '../../install/packages.ts'
import type { Setup } from './runtime.ts'
import { startServer } from './server/server.ts'

/** Packs and installs the packages, puts the program beside them, and starts the server. */
export async function setUp(): Promise<Setup & { tearDown(): Promise<void> }> {
  const [project, server] = await Promise.all([installPacked([...libraries, 'sandbox']), startServer()])
  const entries = fileURLToPath(new URL('entries/', import.meta.url))
  for (const name of await readdir(entries)) await cp(join(entries, name), join(project, name))
  await mkdir(join(project, 'bundles'))
  await writeProgram(join(project, 'program.mjs'))
  return {
    project,
    server: server.url,
    nobody: server.nobody,
    tearDown: async () => {
      await server.close()
      await rm(project, { recursive: true, force: true })
    },
  }
}

/** The program as one module of plain JavaScript that imports nothing: the packages are handed to it. */
async function writeProgram(file: string): Promise<void> {
  const bundle = await rolldown({
    input: fileURLToPath(new URL('program/program.ts', import.meta.url)),
    platform: 'neutral',
    onLog: (_, { message }) => {
      throw new Error(message)
    },
  })
  await bundle.write({ file, format: 'esm' })
  await bundle.close()
}
