// The command: builds the site into `dist`.
import { generate } from './build/generate.ts'
import { brokenLinks } from './build/links.ts'
import { seal } from './build/seal.ts'
import { allPages, sidebar } from './pages.ts'
import { bundlePlayground } from './playground/bundle.ts'
import { write } from './written.ts'

write({ pages: allPages(), sidebar: sidebar() })
await bundlePlayground()
await generate()
seal()
const broken = brokenLinks()
for (const link of broken) console.error(link)
if (broken.length > 0) process.exitCode = 1
