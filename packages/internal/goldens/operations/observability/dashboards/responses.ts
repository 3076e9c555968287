import type { ResponseGolden } from '../../../src/goldens/golden.ts'
import type { Deployment } from '../deployments/deployment.ts'

/** A dashboard as servers write it: ids are assigned, defaults filled in, nulls where nothing is saved. */
const stored = [
  '{"id":"65f5e4a3b9e77c001a2b3c4d","name":"Checkout","tiles":[',
  '{"id":"65f5e4a3b9e77c001a00711e","name":"Requests","x":0,"y":0,"w":12,"h":4,"config":{"displayType":"line",',
  '"sourceId":"65f5e4a3b9e77c001a901234","select":[{"aggFn":"count","valueExpression":"","where":"",',
  '"whereLanguage":"lucene"}],"asRatio":false,"fillNulls":true,"alignDateRangeToGranularity":true}},',
  '{"id":"65f5e4a3b9e77c001a00722f","name":"Note","x":12,"y":0,"w":6,"h":2,',
  '"config":{"displayType":"markdown","markdown":"# Hi"}}],',
  '"tags":["team:payments"],"filters":[{"id":"65f5e4a3b9e77c001af17e01","type":"QUERY_EXPRESSION",',
  '"name":"Service","expression":"ServiceName","sourceId":"65f5e4a3b9e77c001a901234"}],',
  '"savedQuery":null,"savedQueryLanguage":null,"savedFilterValues":[]}',
]
const storedDashboard = {
  id: '65f5e4a3b9e77c001a2b3c4d',
  name: 'Checkout',
  tiles: [
    {
      id: '65f5e4a3b9e77c001a00711e',
      name: 'Requests',
      x: 0,
      y: 0,
      w: 12,
      h: 4,
      config: {
        displayType: 'line',
        sourceId: '65f5e4a3b9e77c001a901234',
        select: [{ aggFn: 'count', valueExpression: '', where: '', whereLanguage: 'lucene' }],
        asRatio: false,
        fillNulls: true,
        alignDateRangeToGranularity: true,
      },
    },
    {
      id: '65f5e4a3b9e77c001a00722f',
      name: 'Note',
      x: 12,
      y: 0,
      w: 6,
      h: 2,
      config: { displayType: 'markdown', markdown: '# Hi' },
    },
  ],
  tags: ['team:payments'],
  filters: [
    {
      id: '65f5e4a3b9e77c001af17e01',
      type: 'QUERY_EXPRESSION',
      name: 'Service',
      expression: 'ServiceName',
      sourceId: '65f5e4a3b9e77c001a901234',
    },
  ],
  savedQuery: null,
  savedQueryLanguage: null,
  savedFilterValues: [],
}

/** Dashboards of a newer server: tiles, settings and fields that no document lists yet. */
const unlisted = [
  '[{"id":"65f5e4a3b9e77c001a2b3c4e","name":null,"tiles":[{"id":"65f5e4a3b9e77c001a00733a","name":"Flame","x":0,"y":0,',
  '"w":24,"h":9.5,"config":{"displayType":"flame_graph","depth":12,"select":null}}],"tags":null,',
  '"owner":{"id":7}},null]',
]
const unlistedDashboards = [
  {
    id: '65f5e4a3b9e77c001a2b3c4e',
    name: null,
    tiles: [
      {
        id: '65f5e4a3b9e77c001a00733a',
        name: 'Flame',
        x: 0,
        y: 0,
        w: 24,
        h: 9.5,
        config: { displayType: 'flame_graph', depth: 12, select: null },
      },
    ],
    tags: null,
    owner: { id: 7 },
  },
  null,
]

/** What `listDashboards` must make of the answers of either deployment. */
export function listDashboardsResponses({ section, answers, resolves }: Deployment): ResponseGolden[] {
  return [
    {
      section,
      name: 'reads every dashboard, in the order of the server',
      answers: [answers('[', ...stored, ',{"id":"65f5e4a3b9e77c001a2b3c4f","name":"Basket","tiles":[]}]')],
      outcome: resolves([storedDashboard, { id: '65f5e4a3b9e77c001a2b3c4f', name: 'Basket', tiles: [] }]),
    },
    { section, name: 'reads an empty list', answers: [answers('[]')], outcome: resolves([]) },
    {
      name: 'keeps tiles, settings and nulls that nobody has listed',
      undescribed: 'Servers of tomorrow send what nobody has listed.',
      answers: [answers(...unlisted)],
      outcome: resolves(unlistedDashboards),
    },
  ]
}

/** What `createDashboard`, `getDashboard` and `updateDashboard` must make of a stored dashboard. */
export function dashboardResponses({ answers, resolves }: Deployment): ResponseGolden[] {
  return [
    {
      name: 'reads the stored dashboard, with the ids and defaults of the server',
      answers: [answers(...stored)],
      outcome: resolves(storedDashboard),
    },
    {
      name: 'reads a dashboard of which little is said',
      answers: [answers('{"id":"65f5e4a3b9e77c001a2b3c4d"}')],
      outcome: resolves({ id: '65f5e4a3b9e77c001a2b3c4d' }),
    },
  ]
}
