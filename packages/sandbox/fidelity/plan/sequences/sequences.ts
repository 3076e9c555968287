import type { Category } from '../../corpus.ts'
import { alertRules, alertSequences } from './alerts.ts'
import { beyond } from './beyond.ts'
import { chartQueries } from './charts.ts'
import { dashboardSequences } from './dashboards.ts'
import { expressions } from './expressions.ts'
import { limits, lists } from './lists.ts'
import { oddities } from './oddities.ts'
import { orders } from './orders.ts'
import { tileRules } from './tiles.ts'
import { transport } from './transport.ts'

/** The categories that are written. */
export const sequences = (): Category[] => [
  { name: 'dashboard-sequences', sequences: dashboardSequences() },
  { name: 'alert-sequences', sequences: alertSequences() },
  { name: 'orders', sequences: orders() },
  { name: 'lists', sequences: lists() },
  { name: 'tile-rules', sequences: tileRules() },
  { name: 'alert-rules', sequences: alertRules() },
  { name: 'chart-queries', sequences: chartQueries() },
  { name: 'expressions', sequences: expressions() },
  { name: 'oddities', sequences: oddities() },
  { name: 'transport', sequences: transport() },
  { name: 'beyond-the-document', sequences: beyond() },
  { name: 'limits', sequences: limits() },
]
