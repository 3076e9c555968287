import type { State } from '../state.ts'

const id = (last: string) => `66a1f0c2d4e8b7a9c3f5${last}`

/** What a sandbox begins with: a deployment as it is after its set-up, and an organization with services. */
export function defaultSeed(time: number): State {
  return {
    time,
    identifiers: { made: 0 },
    openSource: {
      teamId: id('0001'),
      apiKeys: ['sandbox-api-key'],
      ingestionKeys: ['sandbox-ingestion-key'],
      ...observabilitySeed(),
    },
    managed: {
      organizations: [
        {
          id: '6d1f4f0a-93f6-4c06-8f6b-0d6f3a5b7a11',
          tier: 'SCALE',
          isPaid: true,
          keys: [
            {
              id: 'a3c1a0de-4c2b-4f0e-9d59-2f3f1f0c7b01',
              name: 'sandbox',
              keyId: 'sandbox-key-id',
              keySecret: 'sandbox-key-secret',
            },
            {
              id: 'a3c1a0de-4c2b-4f0e-9d59-2f3f1f0c7b02',
              name: 'former',
              keyId: 'former-key-id',
              keySecret: 'former-key-secret',
            },
          ],
          services: [
            {
              record: {
                id: '2f9c1b77-64c5-4c0e-9f3d-1f4a8c5e0b42',
                name: 'shop',
                provider: 'aws',
                region: 'eu-central-1',
                state: 'running',
              },
              teamId: id('0002'),
              observability: observabilitySeed(),
            },
          ],
        },
      ],
    },
  }
}

function observabilitySeed() {
  return { dashboards: [], alerts: [], sources: [], webhooks: [], connections: [], savedSearches: [] }
}
