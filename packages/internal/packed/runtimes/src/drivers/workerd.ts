import { spawn } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import type { Conditions } from '../program/context.ts'
import type { Outcome } from '../program/program.ts'
import { type MissingRuntime, notInstalled, outcome, type Runtime, type Setup } from '../runtime.ts'
import { loadInstalled, versionOf } from '../setup.ts'
import { bundleForWorkers, completeBundle, mustBeComplete } from './bundlers.ts'

const dates = ['2024-01-01', '2025-01-01', '2026-01-01']

/** From this compatibility date on, a worker with `nodejs_compat` has its variables in `process.env`. */
const environmentSince = '2025-04-01'

/** Returns workerd with several compatibility dates, each without and with the modules of Node. */
export function findWorkers(): (Runtime | MissingRuntime)[] {
  const version = versionOf('workerd')
  if (version === undefined) return [notInstalled('workerd')]
  return dates.flatMap((date) =>
    [false, true].map((withNode): Runtime => {
      const environment = withNode && date >= environmentSince
      return {
        name: `workerd ${version}, compatibility date ${date}${withNode ? ', `nodejs_compat`' : ''}`,
        ways: ['import'],
        notes: environment ? ['bundled'] : ['bundled', 'environment'],
        run: (_, setup) => runWorker(date, withNode ? ['nodejs_compat'] : [], environment, setup),
      }
    }),
  )
}

async function runWorker(date: string, flags: string[], environment: boolean, setup: Setup): Promise<Outcome[]> {
  const { project, server, nobody } = setup
  const name = `worker-${date}${flags}`
  const bundle = join(project, 'bundles', `${name}.js`)
  await bundleForWorkers(join(project, 'worker.mjs'), bundle)
  await mustBeComplete(bundle)
  const config = join(project, 'bundles', `${name}.capnp`)
  await writeFile(config, configuration(`${name}.js`, date, flags, server))
  const { default: binary } = (await loadInstalled('workerd')) as { default: string | { default: string } }
  const command = typeof binary === 'string' ? binary : binary.default
  const child = spawn(command, ['serve', config, '--control-fd=3'], { stdio: ['ignore', 'ignore', 'pipe', 'pipe'] })
  try {
    const port = await listeningPort(child.stdio[3] as Readable, child.stderr as Readable)
    const traits = { environment, hidesRedirects: false, userAgent: 'Cloudflare-Workers' }
    const body = JSON.stringify({ server, nobody, traits } satisfies Conditions)
    const signal = AbortSignal.timeout(600_000)
    const response = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body, signal })
    const text = await response.text()
    if (!response.ok) throw new Error(`The worker answered ${response.status}: ${text.slice(0, 2_000)}`)
    return [...JSON.parse(text), outcome(completeBundle, undefined)]
  } finally {
    child.kill('SIGKILL')
  }
}

function configuration(file: string, date: string, flags: readonly string[], server: string): string {
  const text = JSON.stringify
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [(name = "program", worker = .program), (name = "internet", network = (allow = ["public", "private"]))],
  sockets = [(name = "program", address = "127.0.0.1:0", http = (), service = "program")],
);
const program :Workerd.Worker = (
  modules = [(name = "worker.js", esModule = embed ${text(file)})],
  compatibilityDate = ${text(date)},
  compatibilityFlags = [${flags.map((flag) => text(flag))}],
  bindings = [
    (name = "CLOUDDB_OSS_BASE_URL", text = ${text(`${server}/answers/environment`)}),
    (name = "CLOUDDB_OSS_API_KEY", text = "key-of-the-environment"),
  ],
);
`
}

/** Waits until workerd reports its port. */
function listeningPort(control: Readable, errors: Readable): Promise<number> {
  return new Promise((resolve, reject) => {
    let [reported, complained] = ['', '']
    errors.on('data', (chunk) => {
      complained += chunk
    })
    errors.on('close', () => reject(new Error(`workerd did not start: ${complained.slice(0, 2_000)}`)))
    control.on('data', (chunk) => {
      reported += chunk
      const [, port] = /"event":"listen".*?"port":(\d+)/.exec(reported) ?? []
      if (port !== undefined) resolve(Number(port))
    })
  })
}
