import { startMock } from '@clouddb/goldens/mock'
import { apiOf } from '../apis.ts'

const mocks = new Map()
/** The mock of an unbroken document, started once. */
export function baselineMock(api) {
  const mock = mocks.get(api) ?? startMock(apiOf(api).document)
  mocks.set(api, mock)
  return mock
}
export async function closeBaselineMocks() {
  const started = [...mocks.values()]
  mocks.clear()
  for (const mock of started) await (await mock).close()
}
/**
 * The way to a mock. It keeps connections, and the mock closes those that rest for some seconds: what fails for that is
 * sent again, or a slow machine would seem to notice mutants.
 */
export function networkOf({ fetch }) {
  return async (url, init) => {
    try {
      return await fetch(url, init)
    } catch (error) {
      if (error.code !== 'ECONNRESET') throw error
      return fetch(url, init)
    }
  }
}
