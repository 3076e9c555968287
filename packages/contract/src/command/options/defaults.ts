import type { Rate } from './rate.ts'

/** Milliseconds for one request, unless `--timeout` says otherwise. */
export const DEFAULT_TIMEOUT = 30_000

/** The address of an open-source deployment that was started as its documentation says. */
export const DEFAULT_OPEN_SOURCE_URL = 'http://localhost:8000'

/** The default of `--rate`: the public limit of the deployment for one key. */
export const DEFAULT_RATES: { readonly managed: Rate; readonly openSource: Rate } = {
  managed: { requests: 10, milliseconds: 10_000 },
  openSource: { requests: 100, milliseconds: 60_000 },
}
