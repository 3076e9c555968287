import type { PageView } from '../view.ts'
import { badge, type Child, element, empty, secondOf, table } from './elements.ts'

export function drawServices(services: PageView['services']): Node[] {
  if (services.length === 0) return [empty('There is no service.')]
  const cards = services.map(({ id, name, organization, state, memory, idle, where }) => {
    const properties: [string, string][] = [
      ['Memory', memory],
      ['Idles', idle],
      ['Where', where],
      ['Id', id],
      ['Organization', organization],
    ]
    const list = properties.flatMap(([term, words]) => [element('dt', {}, term), element('dd', {}, words)])
    const head = element('div', { class: 'head' }, element('h3', {}, name), badge(state))
    return element('li', {}, head, element('dl', {}, ...list))
  })
  return [element('ul', { class: 'columns' }, ...cards)]
}

export function drawSources(sources: PageView['sources']): Node[] {
  const rows = sources.map(({ id, name, kind, of }) => [
    element('div', {}, `${name} `, quiet(kind)),
    element('code', {}, id),
    quiet(of),
  ])
  return [table('Sources', ['Name', 'Id', 'Of'].map(column), rows)]
}

export function drawKeys(keys: PageView['keys']): Node[] {
  const rows = keys.map(({ id, name, of }) => [name, element('code', {}, id), quiet(of)])
  return [table('Keys', ['Name', 'Id', 'Of'].map(column), rows)]
}

const column = (name: string) => ({ name })
const quiet = (words: string): HTMLElement => element('span', { class: 'quiet' }, words)

/** The last requests, whose bodies open. `toggle` is told which are open. */
export function drawRequests(
  { requests, bodies }: PageView,
  toggle: (sequence: number, isOpen: boolean) => void,
): Node[] {
  if (requests.length === 0) return [empty('Nobody has asked for anything yet.')]
  const rows = requests.map(({ sequence, time, method, path, operation, status, fault }): Child[] => {
    const summary = element('summary', {}, element('b', {}, method), ' ', element('code', {}, path))
    const details = element('details', { 'data-key': `request ${sequence}` }, summary, ...drawBodies(bodies[sequence]))
    details.addEventListener('toggle', () => toggle(sequence, details.open))
    return [
      quiet(secondOf(time)),
      element('span', { class: `status ${moodOf(status)}` }, status === undefined ? 'none' : String(status)),
      details,
      quiet([operation, fault && `fault: ${fault}`].filter(Boolean).join(' · ') || '–'),
    ]
  })
  const list = table('The last requests', ['Time', 'Status', 'Request', 'Operation'].map(column), rows)
  list.classList.add('requests')
  return [list]
}

function drawBodies(bodies: PageView['bodies'][string] | undefined): Node[] {
  if (!bodies) return [element('p', { class: 'quiet' }, 'Asking for the bodies…')]
  const drawBody = (name: string, text: string | undefined) => {
    const words = element(
      'p',
      { class: 'quiet' },
      text === undefined ? `The ${name} has no body.` : `Body of the ${name}`,
    )
    const code = text === undefined ? [] : [element('pre', { tabindex: 0, 'aria-label': `Body of the ${name}` }, text)]
    return [words, ...code]
  }
  return [...drawBody('request', bodies.body), ...drawBody('answer', bodies.answer)]
}

function moodOf(status: number | undefined): string {
  if (status === undefined || status >= 500) return 'bad'
  return status >= 400 ? 'warn' : 'good'
}
