import { mostAnswers, type RequestLog, type RequestWithoutBody } from '../../request-log.ts'
import { settleServices } from '../../services/service-states.ts'
import type { Organization, State } from '../../state.ts'
import { nameless, type Observed } from './alerts.ts'
import { badge, code, empty, type PageNode, pageElement, pageTable, quiet, secondOf } from './elements.ts'

/** The organizations with their services as they are at the time of the state. */
export function settledIn({ managed, time }: State): Organization[] {
  const organizations = managed.organizations.map((organization) => ({
    ...organization,
    services: organization.services.map((each) => {
      const { record, activity, usage } = each
      return { ...each, ...structuredClone({ record, activity, usage }) }
    }),
  }))
  settleServices({ ...managed, organizations }, time)
  return organizations
}

export function drawServices(organizations: readonly Organization[]): PageNode[] {
  const items = organizations.flatMap(({ services, ...owner }) =>
    services.map(({ record }) => drawService(record, owner)),
  )
  return [items.length === 0 ? empty('There is no service.') : pageElement('ul', { class: 'columns' }, ...items)]
}

type Service = Organization['services'][number]['record']

function drawService(record: Service, owner: Pick<Organization, 'id' | 'tier'>): PageNode {
  const { id, name, state, minTotalMemoryGb: least, maxTotalMemoryGb: most, numReplicas } = record
  const properties = {
    Memory: `${least ?? '?'} to ${most ?? '?'} GB${numReplicas ? `, ${numReplicas} replicas` : ''}`,
    Idles: record.idleScaling === false ? 'never' : `after ${record.idleTimeoutMinutes ?? 15} min`,
    Where: [record.provider, record.region].filter(Boolean).join(', '),
    Id: id,
    Organization: `${owner.id}, ${owner.tier.toLowerCase()}`,
  }
  const list = Object.entries(properties).flatMap(([term, words]) => [
    pageElement('dt', {}, term),
    pageElement('dd', {}, words),
  ])
  const head = pageElement(
    'div',
    { class: 'head' },
    pageElement('h3', {}, name || id),
    badge(String(state ?? 'unknown')),
  )
  return pageElement('li', {}, head, pageElement('dl', {}, ...list))
}

/** A row for each source of a deployment. */
export const sourceRows = ({ name: of, state }: Observed): PageNode[][] =>
  state.sources.map(({ id = '', name = nameless, kind = '' }) => [
    pageElement('div', {}, `${name} `, quiet(kind)),
    pageElement('code', {}, id),
    quiet(of),
  ])

/** The names and ids of the keys, without credentials. API keys of the open-source deployment are only counted. */
export function keyRows({ openSource, managed }: State): PageNode[][] {
  const rowOf = (name: string, id: string, of: string) => [name, pageElement('code', {}, id), quiet(of)]
  const counted = ({ length }: readonly unknown[], what: string) =>
    rowOf(`${length} ${what}${length === 1 ? '' : 's'}`, '', 'Open source')
  return [
    ...managed.organizations.flatMap((organization) =>
      organization.keys.map(({ id, name }) => rowOf(name, id, `Organization ${organization.id}`)),
    ),
    counted(openSource.apiKeys, 'personal access key'),
    counted(openSource.ingestionKeys, 'ingestion key'),
  ]
}

const longestPath = 500

/** The last requests, the newest first. Their bodies are there if they are open on the page. */
export function drawRequests(log: Pick<RequestLog, 'withoutBodies' | 'bodiesOf'>, open: readonly string[]): PageNode[] {
  const last = log.withoutBodies().slice(-mostAnswers).toReversed()
  if (last.length === 0) return [empty('Nobody has asked for anything yet.')]
  const rows = last.map((request) => drawRequest(request, open.includes(String(request.sequence)) ? log : undefined))
  const columns = ['Time', 'Status', 'Request', 'Operation'].map((name) => ({ name }))
  return [pageTable('The last requests', columns, rows, 'requests')]
}

function drawRequest(request: RequestWithoutBody, log: Pick<RequestLog, 'bodiesOf'> | undefined): PageNode[] {
  const { sequence, time, method, path, operation, status, fault } = request
  const shownPath = path.length > longestPath ? `${path.slice(0, longestPath)}…` : path
  const summary = pageElement('summary', {}, pageElement('b', {}, method), ' ', pageElement('code', {}, shownPath))
  const bodies = log ? drawBodies(log, sequence) : [asking]
  return [
    quiet(secondOf(time)),
    pageElement('span', { class: `status ${moodOf(status)}` }, String(status ?? 'none')),
    pageElement('details', { 'data-key': `request ${sequence}`, 'data-request': sequence }, summary, ...bodies),
    quiet([operation, fault && `fault: ${fault}`].filter(Boolean).join(' · ') || '–'),
  ]
}

const asking = pageElement('p', { class: 'quiet', 'data-missing': '' }, 'Asking for the bodies…')

/** Characters of a body that the page shows at most. */
const mostShown = 20_000

/** The bodies of a request and its answer as indented text. */
export function drawBodies(log: Pick<RequestLog, 'bodiesOf'>, sequence: number): PageNode[] {
  const { body, answer } = log.bodiesOf(sequence)
  return Object.entries({ request: body, answer }).flatMap(([name, value]) => {
    if (value === undefined) return [quiet(`The ${name} has no body.`, 'p')]
    const text = typeof value === 'string' ? value : JSON.stringify(value, null, 2)
    const part = text.length > mostShown ? `${text.slice(0, mostShown)}…` : text
    return [quiet(`Body of the ${name}`, 'p'), code(`Body of the ${name}`, part)]
  })
}

function moodOf(status: number | undefined): string {
  if (status === undefined || status >= 500) return 'bad'
  return status >= 400 ? 'warn' : 'good'
}
