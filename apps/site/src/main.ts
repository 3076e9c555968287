// The command: builds the site into `dist`.
import { allPages, sidebar } from './pages.ts'
import { write } from './written.ts'
import { execFileSync } from 'node:child_process'

write({ pages: allPages(), sidebar: sidebar() })
execFileSync(process.execPath, ['node_modules/astro/bin/astro.mjs', 'build'], { cwd: new URL('../generator', import.meta.url), stdio: 'inherit', env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' } })
