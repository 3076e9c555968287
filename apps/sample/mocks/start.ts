import { startMock } from '@clouddb/mock'
import { lightDocument } from './light-document.ts'

/** The addresses of the mocks, one for each API. */
export interface Mocks {
  readonly management: string
  readonly cloud: string
  readonly oss: string
  close(): Promise<void>
}

/** Starts the three mocks. They stand outside `src`, which holds what a user of the packages would write. */
export async function startMocks(): Promise<Mocks> {
  const mocks = await Promise.all([
    startMock('@clouddb/management'),
    startMock(lightDocument('@clouddb/observability-cloud')),
    startMock(lightDocument('@clouddb/observability-oss')),
  ])
  const [management, cloud, oss] = mocks
  return {
    management: management.url,
    cloud: cloud.url,
    oss: oss.url,
    close: async () => {
      await Promise.all(mocks.map((mock) => mock.close()))
    },
  }
}
