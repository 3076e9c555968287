// Builds the site into `dist`. With `--serve`, serves it on loopback afterwards.

import { addFiles } from './build/added-files.ts'
import { brokenLinks, seal } from './build/built-pages.ts'
import { generateSite } from './build/generate.ts'
import { allPages, sidebar } from './pages.ts'
import { bundlePlayground } from './playground/bundle.ts'
import { serve } from './serve.ts'
import { write } from './written.ts'

const pages = allPages()
write({ pages, sidebar: sidebar() })
await bundlePlayground()
await generateSite()
addFiles(pages)
seal()
const broken = brokenLinks()
for (const link of broken) console.error(link)
if (broken.length > 0) process.exitCode = 1
if (process.argv.includes('--serve')) console.log(`${(await serve(4321)).address}/`)
