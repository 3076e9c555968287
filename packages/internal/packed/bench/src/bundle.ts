import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { rolldown } from 'rolldown'

const entry = fileURLToPath(new URL('entry.js', import.meta.url))

/** The bytes, minified and gzipped, that a program of one module has in a browser with everything that it imports. */
export async function bundledBytes(program: string): Promise<number> {
  const bundle = await rolldown({
    input: entry,
    platform: 'browser',
    logLevel: 'warn',
    // Left out of the bundle, it would be left out of the count.
    onLog: (_, { code, message }) => {
      if (code === 'UNRESOLVED_IMPORT') throw new Error(message)
    },
    plugins: [
      { name: 'program', load: (id) => (id === entry ? program : null), resolveId: (id) => (id === entry ? id : null) },
    ],
  })
  try {
    const { output } = await bundle.generate({ format: 'esm', minify: true, codeSplitting: false })
    const code = output.map((chunk) => (chunk.type === 'chunk' ? chunk.code : '')).join('')
    return gzipSync(code, { level: 9 }).length
  } finally {
    await bundle.close()
  }
}
