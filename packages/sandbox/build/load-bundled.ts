// Node loads imports with `?bundled` as the build does, in the process that imports this module first.
import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'

const bundler = JSON.stringify(new URL('./bundle-for-browsers.ts', import.meta.url))

registerHooks({
  load(url, context, nextLoad) {
    if (!url.endsWith('?bundled')) return nextLoad(url, context)
    const path = JSON.stringify(fileURLToPath(url))
    const source = `import { bundled } from ${bundler}\nexport default await bundled(${path})\n`
    return { format: 'module', source, shortCircuit: true }
  },
})
