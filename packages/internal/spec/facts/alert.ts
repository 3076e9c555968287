import type { RecordTable } from './table.ts'

const alertChannel: RecordTable = {
  section: '4.3',
  title: 'channel',
  member: 'type=webhook',
  fields: {
    type: { type: 'string', named: ['webhook'] },
    webhookId: { type: 'string', says: ['id of a webhook'] },
  },
}

/** The alert creation request body (shape), which shows the alert on a tile. */
export const alertCreation: RecordTable = {
  section: '4.3',
  title: 'alert creation',
  member: 'source=tile',
  fields: {
    dashboardId: { type: 'string', says: ['*id of the dashboard* holding *the tile*'] },
    tileId: { type: 'string', says: ['*id of the tile* the alert watches'] },
    threshold: { type: 'number', says: ['*trigger* threshold'] },
    interval: {
      type: 'string',
      named: ['1h'],
      says: ['duration text in the *form <number><unit>*, for example hourly as `*1h*`'],
    },
    source: {
      type: 'string',
      named: ['tile'],
      says: ['the kind of object *the alert watches*; the value `tile` is used for *tile* alerts'],
    },
    thresholdType: {
      type: 'string',
      named: ['above'],
      says: ['*comparison* direction', 'the value `*above*` is used for exceeding the *threshold*'],
    },
    channel: { type: 'object', record: alertChannel, says: ['*notification* channel'] },
    name: { type: 'string', says: ['alert *name*'] },
    message: { type: 'string', says: ['*notification* message *text*'] },
  },
}
