import { type Mock, startMock } from '@clouddb/goldens/mock'
import { type ApiName, apiOf } from '../apis.ts'
import type { Send } from '../faults/fault.ts'

const mocks = new Map<ApiName, Promise<Mock>>()

/** The mock of an unbroken document, started once. */
export function baselineMock(api: ApiName): Promise<Mock> {
  const mock = mocks.get(api) ?? startMock(apiOf(api).document)
  mocks.set(api, mock)
  return mock
}

export async function closeBaselineMocks(): Promise<void> {
  const started = [...mocks.values()]
  mocks.clear()
  for (const mock of started) await (await mock).close()
}

/**
 * The way to a mock. It keeps connections, and the mock closes those that rest for some seconds: what fails for that is
 * sent again, or a slow machine would seem to notice mutants.
 */
export function networkOf({ fetch }: Mock): Send {
  return async (url, init) => {
    try {
      return await fetch(url, init)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ECONNRESET') throw error
      return fetch(url, init)
    }
  }
}
