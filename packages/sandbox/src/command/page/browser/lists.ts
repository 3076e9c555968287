import type { View } from '../view.ts'
import { badge, element, empty, secondOf, table } from './elements.ts'

export function drawServices(services: View['services']): Node[] {
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

export function drawKeys(keys: View['keys']): Node[] {
  const rows = keys.map((key) => [key.name, element('span', { class: 'quiet' }, key.of)])
  return [table('Keys', [{ name: 'Name' }, { name: 'Of' }], rows)]
}

export function drawRequests(requests: View['requests']): Node[] {
  if (requests.length === 0) return [empty('Nobody has asked for anything yet.')]
  const rows = requests.map(({ time, method, path, operation, status, fault }) => [
    element('span', { class: 'quiet' }, secondOf(time)),
    element('span', { class: `status ${moodOf(status)}` }, status === undefined ? 'none' : String(status)),
    element('div', {}, element('b', {}, method), ' ', element('code', {}, path)),
    element('span', { class: 'quiet' }, [operation, fault && `fault: ${fault}`].filter(Boolean).join(' · ') || '–'),
  ])
  const columns = [{ name: 'Time' }, { name: 'Status' }, { name: 'Request' }, { name: 'Operation' }]
  const list = table('The last requests', columns, rows)
  list.classList.add('requests')
  return [list]
}

function moodOf(status: number | undefined): string {
  if (status === undefined || status >= 500) return 'bad'
  return status >= 400 ? 'warn' : 'good'
}
