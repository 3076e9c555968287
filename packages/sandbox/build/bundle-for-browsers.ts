import { readFile } from 'node:fs/promises'
import { dirname, relative, resolve } from 'node:path'
import { Rolldown } from 'tsdown'

const suffix = '?bundled'
// Other plugins do not take this id for a style or a file.
const [start, end] = ['\0bundled:', ':text']

/** Resolves an import with `?bundled` to a text for browsers: a module with all its imports, or a style. */
export const bundleForBrowsers = {
  name: 'bundle-for-browsers',
  enforce: 'pre' as const,
  resolveId(source: string, importer?: string): string | undefined {
    if (!source.endsWith(suffix) || importer === undefined) return undefined
    // The published file shows the id, so that it must not name a folder of this machine.
    return `${start}${relative('', resolve(dirname(importer), source.slice(0, -suffix.length)))}${end}`
  },
  async load(id: string): Promise<{ code: string; moduleType: 'js' } | undefined> {
    if (!id.startsWith(start)) return undefined
    const path = resolve(id.slice(start.length, -end.length))
    return { code: `export default ${JSON.stringify(await bundled(path))}`, moduleType: 'js' }
  },
}

/** A module with all its imports, or a style, as a short text. */
export async function bundled(path: string): Promise<string> {
  return path.endsWith('.css') ? withoutSpace(await readFile(path, 'utf8')) : scriptOf(path)
}

/** A module with all its imports, as a short script. */
export async function scriptOf(path: string): Promise<string> {
  const { output } = await Rolldown.build({
    input: path,
    platform: 'browser',
    write: false,
    output: { format: 'esm', minify: true },
  })
  return output[0].code.trim()
}

function withoutSpace(style: string): string {
  return style
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/\s*([{};,>]|:\s)\s*/g, (_, sign: string) => sign.trim())
    .replaceAll(';}', '}')
    .replace(/([ :,(-])0\./g, '$1.')
    .trim()
}
