import { alertCompositions } from './alerts.ts'
import { chartCompositions } from './charts.ts'
import { dashboardCompositions } from './dashboards.ts'
import type { Composition } from './request-schemas.ts'

/** Where servers judge otherwise than the words of the documents' schemas say. */
export const compositions: Composition = { ...dashboardCompositions, ...chartCompositions, ...alertCompositions }
