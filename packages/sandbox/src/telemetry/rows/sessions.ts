import type { Columns, Row } from '../expressions/expression.ts'
import { hash, hexadecimal } from '../random.ts'
import { logColumns } from './logs.ts'
import { rhythms } from './services.ts'
import { emptyRow, identitiesOf, type Stream, timesWithin, variantsOf } from './stream.ts'

const columns = Object.entries(logColumns).filter(([name]) => name !== 'EventName' && !name.startsWith('__'))

/** The columns of events that browsers send. */
export const sessionColumns: Columns = {
  ...Object.fromEntries(columns),
  TimestampTime: 'DateTime',
}

/** The mean number of events per minute. */
const rates = { click: 4, navigation: 2, snapshot: 6 }

export function sessionStreams(seed: number): Stream[] {
  return Object.entries(rates).map(([name, rate], index) => sessionStream(rate, name, hash(seed, 0x5e55, index)))
}

function sessionStream(rate: number, name: string, salt: number): Stream {
  const time = timesWithin(salt)
  const made = { SpanId: salt }
  return {
    salt,
    made,
    rate,
    rhythm: rhythms.people,
    effects: [],
    rows: variantsOf((variant) => sessionRow(name, variant)),
    time,
    identities: {
      ...identitiesOf(time, made),
      TimestampTime: (minute, index) => Math.floor(time(minute, index) / 1000) * 1000,
    },
  }
}

const emptySession = emptyRow(sessionColumns)

function sessionRow(name: string, variant: number): Row {
  return {
    ...emptySession,
    ServiceName: 'shop-web',
    Body: JSON.stringify({ type: name, page: `/products/${variant % 20}` }),
    ResourceAttributes: {
      'rum.sessionId': hexadecimal(32, 0x5e55, variant % 24, 0),
      'service.name': 'shop-web',
      'user_agent.name': variant % 3 ? 'Chrome' : 'Firefox',
    },
    ScopeName: 'browser',
    LogAttributes: { 'event.name': name },
  }
}
