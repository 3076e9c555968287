import type { Sequence, Step } from '../../corpus.ts'
import { alerts, base, dashboards, get, remove, send } from '../steps.ts'

const moves: { [name: string]: Step } = {
  'read the dashboard': get(`${dashboards}/{base}`),
  'list dashboards': get(dashboards),
  'change the dashboard': send('PUT', `${dashboards}/{base}`, 'changed'),
  'take its first tile': send('PUT', `${dashboards}/{base}`, 'changed', { without: ['/tiles/0'] }),
  'delete the dashboard': remove(`${dashboards}/{base}`),
  'make another dashboard': send('POST', dashboards, 'base', { with: { '/name': 'Another' } }, 'other'),
  'delete the other dashboard': remove(`${dashboards}/{other}`),
  'make an alert': send('POST', alerts, 'tileAlert', {}, 'alert'),
  'make an alert on a search': send('POST', alerts, 'searchAlert', {}, 'found'),
  'read the alert': get(`${alerts}/{alert}`),
  'change the alert': send('PUT', `${alerts}/{alert}`, 'tileAlert', {
    with: { '/threshold': 20, '/name': 'Far too many' },
  }),
  'move the alert to a search': send('PUT', `${alerts}/{alert}`, 'searchAlert'),
  'delete the alert': remove(`${alerts}/{alert}`),
  'list alerts': get(alerts),
}

/** Requests in many orders: each sequence takes eight of the moves, by a seeded choice. */
export function orders(): Sequence[] {
  const random = seeded(11)
  const names = Object.keys(moves)
  return Array.from({ length: 45 }, (_, i) => {
    const taken = Array.from({ length: 8 }, () => names[Math.floor(random() * names.length)] ?? '')
    // What was never made has no id to stand for it.
    const made = (word: string) => taken.includes(word)
    const possible = taken.filter(
      (name) =>
        (made('make an alert') || !/the alert/.test(name)) && (made('make another dashboard') || !/other/.test(name)),
    )
    return {
      id: `order ${i + 1}: ${possible.join(', ')}`,
      steps: [base, ...possible.map((name) => moves[name] as Step)],
    }
  })
}

function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}
