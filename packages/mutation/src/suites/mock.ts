import { type Mock, startMock } from '@clouddb/mock'
import { type ApiName, apiOf } from '../apis.ts'

const mocks = new Map<ApiName, Promise<Mock>>()

/** The mock of a document as it stands, started once. */
export function standingMock(api: ApiName): Promise<Mock> {
  const mock = mocks.get(api) ?? startMock(apiOf(api).document)
  mocks.set(api, mock)
  return mock
}

export async function closeStandingMocks(): Promise<void> {
  const started = [...mocks.values()]
  mocks.clear()
  for (const mock of started) await (await mock).close()
}
