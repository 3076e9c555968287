import { createObservabilityOssClient } from '@clouddb/observability-oss'
import { run } from '../../src/command/run.ts'
import type { RunReport } from '../../src/report/run-report.ts'
import { API_KEY, AUTHORIZATION, common, PATIENT, settingsFrom } from './run-against.ts'
import type { Drift } from './servers/drift.ts'
import { startInvented } from './servers/invented.ts'
import { read } from './servers/served.ts'

/** Runs cases of a document that no deployment has against a server of it, with `--write`. */
export async function runOnInvented(
  raw: object,
  drifts: readonly Drift[],
  args: readonly string[],
): Promise<RunReport> {
  const deployment = await startInvented(raw, AUTHORIZATION, drifts)
  const fixed = ['--document', 'observability-oss', '--target', deployment.url, '--rate', 'none', '--write', ...PATIENT]
  const settings = settingsFrom([...fixed, ...args], { CLOUDDB_OSS_API_KEY: API_KEY })
  const loaded = { document: read(raw), createClient: createObservabilityOssClient }
  try {
    return await run(settings, { ...common(), loaded })
  } finally {
    await deployment.close()
  }
}
