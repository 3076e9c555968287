import { describe, expect, test } from 'vitest'
import { alertNotifications } from '../src/alerting/notification.ts'
import { escapeHtml, renderTemplate } from '../src/alerting/template.ts'
import { createSeed, type ObservabilityState, type StoredAlert } from '../src/index.ts'

const midnight = Date.UTC(2026, 10, 2)
const hour = 3_600_000
const state = () => createSeed({ time: midnight }).openSource
const log = String(state().sources[0]?.id)

function alertOf(more: object): StoredAlert {
  const condition = { threshold: 1, thresholdType: 'above', interval: '1h' }
  return { id: 'a1', state: 'OK', ...condition, ...more } as StoredAlert
}

describe('a notification', () => {
  const window = { start: midnight, end: midnight + hour }
  const whole =
    '{"t":"{{title}}","b":"{{body}}","l":"{{link}}","s":"{{state}}","at":[{{startTime}},{{endTime}}],"id":"{{eventId}}"}'
  const duty = '{{#if (eq state "ALERT")}}firing{{else}}resolved{{/if}}'
  const generic = { service: 'generic', url: 'https://hooks.example.com/x' }
  const known = {
    ...state(),
    dashboards: [{ id: 'd', name: 'Shop', tiles: [{ id: 't', name: 'Carts', config: { groupBy: 'ServiceName' } }] }],
    savedSearches: [{ id: 's', name: 'Errors', sourceId: log, where: '' }],
    webhooks: [
      { id: 'whole', ...generic, body: whole },
      { id: 'other', ...generic, body: whole, queryParams: { a: '1', b: 'ü' } },
      { id: 'plain', ...generic },
      { id: 'duty', ...generic, service: 'incidentio', body: duty },
      { id: 'broken', ...generic, body: '{{#each x}}{{/each}}' },
      { id: 'chat', service: 'slack', url: 'u' },
    ],
  } as unknown as ObservabilityState
  const watched = { source: 'tile', dashboardId: 'd', tileId: 't', savedSearchId: undefined, threshold: 5 }
  const sent = (webhookId: string, alert: object = {}, change: object = {}) => {
    const channel = { type: 'webhook', webhookId }
    const made = alertOf({ ...watched, channel, channels: [channel], ...alert })
    const [first] = alertNotifications(made, { group: '', value: 7, state: 'ALERT', ...change }, window, known)
    return { ...first, errors: made.executionErrors }
  }
  const told = (...args: Parameters<typeof sent>) => JSON.parse(sent(...args).body ?? '')
  const site = 'http://localhost:8080'
  const range = 'Time Range (UTC): [Nov 2 12:00:00 AM - Nov 2 1:00:00 AM)'
  const search = { source: 'saved_search', savedSearchId: 's' }
  const name = 'Carts {{attributes.ServiceName}} {{group}} <{{alert.interval}}>'
  const between = { thresholdType: 'between', thresholdMax: 9, name }
  const [solved, carts] = ['The alert has been resolved.', 'Group: "ServiceName:cart"']
  const cartsSolved = { group: 'cart', state: 'OK' }
  const ofBoth = 'Group: "ServiceName:a&b"\n7 falls between 5 and 9'
  const lines = '7 lines found, which meets or exceeds the threshold'

  test.each<[alert: object, change: object, title: string, body: string]>([
    [{}, {}, '🚨 Alert for "Carts" in "Shop" - 7 meets or exceeds 5', `\n7 meets or exceeds 5\n${range}\n`],
    [{}, { state: 'OK', value: 3 }, '✅ Alert for "Carts" in "Shop" - 3 falls below 5', `${solved}\n${range}\n`],
    [
      { message: 'See {{value}} "now" @here', threshold: 5.25 },
      { group: 'cart' },
      '🚨 Alert for "Carts" in "Shop" - 7.00 meets or exceeds 5.25',
      `${carts}\n7.00 meets or exceeds 5.25\n${range}\nSee 7 "now"  `,
    ],
    [{}, cartsSolved, '✅ Alert for "Carts" in "Shop" - 7 falls below 5', `${carts} - ${solved}\n${range}\n`],
    [between, { group: 'a&b' }, '🚨 Carts a&amp;b ServiceName:a&amp;b <1h>', `${ofBoth}\n${range}\n`],
    [search, {}, '🚨 Alert for "Errors" - 7 lines found', `\n${lines} of 5 lines\n${range}\n\n\`\`\`\n\n\`\`\``],
  ])('of %j about %j has the title and the text of servers', (alert, change, title, body) => {
    expect(told('whole', alert, change)).toMatchObject({ t: title, b: body, at: [window.start, window.end] })
  })

  test.each([
    ['above_exclusive', 'exceeds'],
    ['below', 'falls below'],
    ['below_or_equal', 'falls to or below'],
    ['equal', 'equals'],
    ['not_equal', 'does not equal'],
  ])('says of %s that a value %s the threshold', (thresholdType, words) => {
    expect(told('whole', { thresholdType }).t).toContain(` - 7 ${words} 5`)
  })

  test('links to the search or to the tile, at the time of its window', () => {
    const around = `from=${window.start - 7 * hour}&granularity=1+hour&to=${window.end + 7 * hour}`
    expect(told('whole').l).toBe(`${site}/dashboards/d?${around}&highlightedTileId=t`)
    expect(told('whole', search).l).toBe(`${site}/search/s?from=${window.start}&to=${window.end}&isLive=false`)
  })

  test('has an id for the alert, the channel and the group, which stays from the alert until it is resolved', () => {
    const ids = [{}, { group: 'a' }, { group: 'b' }].flatMap((change) =>
      ['whole', 'other'].map((webhook) => told(webhook, {}, change).id),
    )
    expect(new Set([...ids, told('whole', { id: 'a2' }).id]).size).toBe(7)
    for (const id of ids) expect(id).toMatch(/^[\da-f]{40}$/)
    expect(told('whole', {}, { state: 'OK' }).id).toBe(ids[0])
  })

  test('is sent in the form of the service, to an address with the query parameters', () => {
    const title = '🚨 n'
    const blocks = [
      { type: 'section', text: { type: 'mrkdwn', text: expect.stringMatching(/^\*<http.* \| 🚨 n>\*\n\n7 meets/) } },
    ]
    expect(told('chat', { name: 'n' })).toEqual({ text: title, blocks })
    expect(sent('plain', { name: 'n' }).body).toMatch(
      /^\{"text": "🚨 n \| \\n7 meets or exceeds 5\\nTime .*\| ALERT \| 1\d+ \| 1\d+ \| [\da-f]{40}"\}$/,
    )
    expect([sent('duty').body, sent('duty', {}, { state: 'OK' }).body]).toEqual(['firing', 'resolved'])
    expect(sent('other').url).toBe('https://hooks.example.com/x?a=1&b=%C3%BC')
  })

  test('that cannot be rendered has no body, and the alert has an error', () => {
    const { body, errors } = sent('broken')
    expect(body).toBeUndefined()
    expect(errors).toMatchObject([{ type: 'WEBHOOK_ERROR', message: expect.stringContaining('{{#each}}') }])
  })

  test('goes to recipients of an email, or to a webhook that is gone, or nowhere without a channel', () => {
    const emailRecipients = ['a@example.com']
    expect(sent('', { channels: [{ type: 'email', emailRecipients }] })).toMatchObject({ emailRecipients })
    expect(sent('', { channels: undefined, channel: { webhookId: 'gone' } })).toMatchObject({ webhookId: 'gone' })
    expect(sent('', { channels: undefined, channel: undefined })).toEqual({ errors: undefined })
  })
})

test.each<[template: string, rendered: string]>([
  ['{{ a }}|{{{a}}}|{{&a}}|{{b.c}}|{{b.[x y]}}', '&lt;1&gt;|<1>|<1>|2|3'],
  ['{{none}}|{{b.none.more}}|{{constructor}}', '||'],
  ['{{! no }}{{!-- {{a}} --}}x', 'x'],
  ['{{#if b}}yes{{else}}no{{/if}}{{#unless b}}no{{/unless}}{{#if empty}}no{{^}}none{{/if}}', 'yesnone'],
  ['{{#if none}}1{{else if (eq n 7)}}2{{else}}3{{/if}}{{#if (eq n "7")}}4{{/if}}', '2'],
  ['{{#if b}}{{#if none}}1{{else}}2{{/if}}{{else}}{{#if b}}3{{/if}}{{/if}}', '2'],
  ['a\n  {{#if b}}\n b\n{{/if}}\nc', 'a\n b\nc'],
  ['{"a": {"b": 1}} }}', '{"a": {"b": 1}} }}'],
])('the template %j is rendered as %j', (template, rendered) => {
  const view = { a: '<1>', b: { c: 2, 'x y': 3 }, n: 7, empty: [] }
  expect(renderTemplate(template, view, escapeHtml)).toBe(rendered)
})

test.each([
  ...['{{#if a}}', '{{/if}}', '{{else}}', '{{> part}}', '{"n":{{n}}}'],
  ...['{{lookup a 1}}', '{{#with a}}{{/with}}', '{{a', '{{#if a}}{{/unless}}'],
])('the template %j is refused', (template) => {
  expect(() => renderTemplate(template, {})).toThrow('The template cannot be rendered: ')
})
