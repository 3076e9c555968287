import { spawn } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { bundleFile, bundleForWorkers, mustBeWhole, wholeBundle } from '../bundlers.ts'
import { load, versionOf } from '../installation.ts'
import type { Outcome } from '../program/program.ts'
import { type MissingRuntime, outcome, type Runtime, type Setup } from '../runtime.ts'

const dates = ['2024-01-01', '2025-01-01', '2026-01-01']

/** From this compatibility date on, a worker with `nodejs_compat` has its variables in `process.env`. */
const environmentSince = '2025-04-01'

/** The runtime of workers, as it behaves for those of several compatibility dates, without Node's API and with it. */
export function findWorkers(): (Runtime | MissingRuntime)[] {
  const version = versionOf('workerd')
  if (version === undefined) return [{ name: 'workerd', missing: '`pnpm runtimes --install` installs it' }]
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

async function runWorker(
  date: string,
  flags: readonly string[],
  environment: boolean,
  { project, server, nobody }: Setup,
): Promise<Outcome[]> {
  const bundle = bundleFile(project, `worker-${date}${flags}`)
  await bundleForWorkers(join(project, 'worker.mjs'), bundle)
  await mustBeWhole(bundle)
  const config = join(project, 'bundles', `worker-${date}${flags}.capnp`)
  const variables = {
    CLOUDDB_OSS_BASE_URL: `${server}/answers/environment`,
    CLOUDDB_OSS_API_KEY: 'key-of-the-environment',
  }
  await writeFile(config, configuration(`worker-${date}${flags}.js`, date, flags, variables))
  const { default: binary } = (await load('workerd')) as { default: string | { default: string } }
  const command = typeof binary === 'string' ? binary : binary.default
  const child = spawn(command, ['serve', config, '--control-fd=3'], { stdio: ['ignore', 'ignore', 'pipe', 'pipe'] })
  try {
    const port = await listeningPort(child.stdio[3] as Readable, child.stderr as Readable)
    const traits = { environment, hidesRedirects: false, userAgent: 'Cloudflare-Workers' }
    const body = JSON.stringify({ server, nobody, traits })
    const answer = await fetch(`http://127.0.0.1:${port}/`, {
      method: 'POST',
      body,
      signal: AbortSignal.timeout(600_000),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`The worker answered ${answer.status}: ${text.slice(0, 2_000)}`)
    return [...JSON.parse(text), outcome(wholeBundle, undefined)]
  } finally {
    child.kill('SIGKILL')
  }
}

function configuration(
  file: string,
  date: string,
  flags: readonly string[],
  variables: Record<string, string>,
): string {
  const text = JSON.stringify
  const bindings = Object.entries(variables).map(([name, value]) => `(name = ${text(name)}, text = ${text(value)})`)
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [(name = "program", worker = .program), (name = "internet", network = (allow = ["public", "private"]))],
  sockets = [(name = "program", address = "127.0.0.1:0", http = (), service = "program")],
);
const program :Workerd.Worker = (
  modules = [(name = "worker.js", esModule = embed ${text(file)})],
  compatibilityDate = ${text(date)},
  compatibilityFlags = [${flags.map((flag) => text(flag))}],
  bindings = [${bindings}],
);
`
}

/** The port that the runtime chose, as it says itself. */
function listeningPort(control: Readable, complaints: Readable): Promise<number> {
  return new Promise((resolve, reject) => {
    let [said, complained] = ['', '']
    complaints.on('data', (chunk) => {
      complained += chunk
    })
    complaints.on('close', () => reject(new Error(`It did not start: ${complained.slice(0, 2_000)}`)))
    control.on('data', (chunk) => {
      said += chunk
      const [, port] = /"event":"listen".*?"port":(\d+)/.exec(said) ?? []
      if (port !== undefined) resolve(Number(port))
    })
  })
}
