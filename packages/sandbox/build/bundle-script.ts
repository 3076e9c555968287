import { dirname, resolve } from 'node:path'
import { Rolldown } from 'tsdown'

const suffix = '?bundled'

/** Gives a module that is imported with `?bundled`, and all that it imports, as the text of one script for browsers. */
export const bundleScript = {
  name: 'bundle-script',
  enforce: 'pre' as const,
  resolveId(source: string, importer?: string): string | undefined {
    return source.endsWith(suffix) && importer !== undefined ? resolve(dirname(importer), source) : undefined
  },
  async load(id: string): Promise<{ code: string; moduleType: 'js' } | undefined> {
    if (!id.endsWith(suffix)) return undefined
    const { output } = await Rolldown.build({
      input: id.slice(0, -suffix.length),
      platform: 'browser',
      write: false,
      output: { format: 'esm', minify: true },
    })
    return { code: `export default ${JSON.stringify(output[0].code.trim())}`, moduleType: 'js' }
  },
}
