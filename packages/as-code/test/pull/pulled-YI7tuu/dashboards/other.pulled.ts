// Written by `pull` of @clouddb/as-code (8d53599), which replaces it as long as nobody has edited it.
import { dashboard, source } from '@clouddb/as-code'

const logs = source.log('Logs')

// Nothing imports this file. Take over what differs, and delete it.
export default dashboard({
  name: 'Other',
  tiles: [
    {
      name: 'Count',
      x: 0,
      y: 0,
      w: 6,
      h: 5,
      config: {
        displayType: 'line',
        source: logs,
        select: [{ aggFn: 'count' }],
      },
    },
  ],
  pulled: '1368f42.178f0b8e',
})
