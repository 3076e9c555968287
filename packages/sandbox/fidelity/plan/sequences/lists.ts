import type { Sequence } from '../../corpus.ts'
import {
  alerts,
  base,
  call,
  dashboards,
  get,
  searchAlert,
  send,
  sequence,
  series,
  sources,
  tileAlert,
  webhooks,
} from '../steps.ts'

const pages = [
  '',
  ...[
    '1',
    '2',
    '1000',
    '0',
    '-1',
    '1001',
    '1.5',
    'abc',
    '',
    '%201',
    '1e2',
    '0x10',
    'null',
    '01',
    '99999999999999999999',
  ].map((limit) => `?limit=${limit}`),
  ...['0', '1', '2', '5', '-1', '1.5', 'abc', '', 'null', '99999999999999999999'].map((offset) => `?offset=${offset}`),
  '?limit=1&offset=1',
  '?limit=2&offset=2',
  '?limit=0&offset=-1',
  '?limit=1&limit=2',
  '?limit[]=1',
  '?limit[a]=1',
  '?Limit=1',
  '?page=2',
  '?sort=name',
  '?',
  '?limit',
]

/** Lists: pages, totals, order. */
export const lists = (): Sequence[] => [
  ...pages.map((page) =>
    sequence(
      `alerts${page} of three`,
      base,
      tileAlert,
      { ...searchAlert, as: 'second' },
      { ...tileAlert, as: 'third' },
      get(alerts + page),
    ),
  ),
  ...pages.map((page) => sequence(`webhooks${page}`, get(webhooks + page))),
  ...['', '?limit=1', '?limit=0', '?offset=abc', '?name=x'].map((page) =>
    sequence(`dashboards${page}`, base, get(dashboards + page)),
  ),
  ...['', '?limit=1', '?limit=0', '?kind=log', '?kind=other'].map((page) =>
    sequence(`sources${page}`, get(sources + page)),
  ),
  ...['', '?limit=1', '?limit=0', '?offset=-1'].map((page) =>
    sequence(`saved searches${page}`, get(`/api/v2/saved-searches${page}`)),
  ),
  sequence('connections', get('/api/v2/connections')),
  sequence(
    'alerts in the order of their making',
    base,
    tileAlert,
    send('POST', alerts, 'searchAlert', {}, 'second'),
    get(alerts),
    send('PUT', `${alerts}/{alert}`, 'tileAlert', { with: { '/name': 'A' } }),
    get(alerts),
  ),
  sequence('a page beyond the end', base, tileAlert, get(`${alerts}?offset=100000`)),
  sequence('the version', get('/api/v2')),
  sequence('the version with a slash', get('/api/v2/')),
  sequence(
    'heads of lists',
    base,
    call('HEAD', dashboards),
    call('HEAD', alerts),
    call('HEAD', sources),
    call('HEAD', webhooks),
  ),
  sequence(
    'a webhook among others',
    send('POST', webhooks, 'webhook', {}, 'mine'),
    get(webhooks),
    get(`${webhooks}?limit=1`),
  ),
]

/** A server that takes 100 requests in a minute; a credential that nobody has counts by itself. */
export const limits = (): Sequence[] => {
  const headers = { authorization: 'Bearer {nobody}' }
  const asked = (times: number) => get(sources, { headers, times })
  return [
    {
      id: 'a hundred requests in a minute',
      limited: true,
      steps: [
        asked(1),
        asked(99),
        asked(1),
        get(alerts, { headers }),
        call('POST', series, { headers, raw: '{' }),
        get('/api/v2/nothing', { headers }),
      ],
    },
  ]
}
