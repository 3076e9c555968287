import { dashboard, project, secret, source, webhook } from '@clouddb/as-code'

const pager = webhook({ service: 'slack', name: 'Sample pager', url: secret('SAMPLE_WEBHOOK_URL') })

/** The dashboard and the alert of the sample, for both deployments. `npx @clouddb/as-code plan` reads this file, too. */
export default project('sample', [
  dashboard({
    name: 'Traffic',
    tiles: [
      {
        name: 'Events',
        x: 0,
        y: 0,
        w: 24,
        h: 6,
        config: { displayType: 'line', source: source.log('Logs'), select: [{ aggFn: 'count' }] },
        alerts: [
          {
            name: 'Unusually busy hour',
            message: 'More than 100 events within an hour: {{link}}',
            threshold: 100,
            thresholdType: 'above',
            interval: '1h',
            channels: [pager],
          },
        ],
      },
    ],
  }),
])
