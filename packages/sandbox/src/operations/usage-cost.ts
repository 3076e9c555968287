import type { UsageCostRecord } from '@clouddb/management/types'
import { Refusal } from '../http/refusal.ts'
import { backupsOf } from '../services/backups.ts'
import { hasTags } from '../services/services.ts'
import { countUsage, startOfDay } from '../services/usage.ts'
import type { DeletedService } from '../state.ts'
import type { ManagementHandlers } from './operation.ts'

const day = 24 * 3_600_000
const longest = 31

/** Credits for a GB of memory and an hour, for the storage of a warehouse and a day, and for a backup and a day. */
const prices = { gigabyteHour: 0.025, storage: 1.25, backup: 0.25 }

/** A service that exists, or was deleted at a time. */
type Paid = Omit<DeletedService, 'deletedAt'> & Partial<DeletedService>

/** The cost of usage by day. */
export const usageCost = {
  getUsageCost: ({ organization, query, clock }) => {
    const { from_date: from, to_date: to, filter = [] } = query
    const now = clock.now()
    for (const service of organization.services) countUsage(service, now)
    const dates = datesOf(from, to).filter((date) => date <= startOfDay(now))
    const all: readonly Paid[] = [...organization.services, ...organization.deletedServices]
    const services = all.filter(({ record }) => hasTags(record, filter))
    const warehouses = new Map<string, Paid[]>(services.map((service) => [warehouseOf(service), []]))
    for (const service of services) warehouses.get(warehouseOf(service))?.push(service)
    const costs = dates.flatMap((date) => {
      const ofDay = [...warehouses].flatMap(([id, inWarehouse]) => {
        const own = inWarehouse.filter((service) => exists(service, date))
        return own.length === 0 ? [] : costsOf(date, id, own)
      })
      // The costs of a day are final when the next day has ended.
      return ofDay.map((cost) => ({ ...cost, locked: Date.parse(date) + 2 * day <= now }))
    })
    return { payload: { grandTotalCHC: rounded(costs.map(({ totalCHC }) => totalCHC)), costs } }
  },
} satisfies Partial<ManagementHandlers>

const warehouseOf = ({ record }: Paid): string => record.dataWarehouseId ?? record.id

const exists = ({ record, deletedAt }: Paid, date: string): boolean =>
  (record.createdAt ?? '').slice(0, 10) <= date && (deletedAt === undefined || date <= startOfDay(deletedAt))

/** The days of a report, both ends included. */
function datesOf(from: string, to: string): string[] {
  const length = (Date.parse(to) - Date.parse(from)) / day + 1
  if (length < 1) throw new Refusal(400, 'BAD_REQUEST: to_date must not be before from_date')
  if (length > longest) throw new Refusal(400, `BAD_REQUEST: The maximum period is ${longest} days`)
  return Array.from({ length }, (_, index) => startOfDay(Date.parse(from) + index * day))
}

function costsOf(date: string, dataWarehouseId: string, services: readonly Paid[]) {
  const end = Date.parse(date) + day - 1
  const kept = services.flatMap((service) => backupsOf(service, Math.min(end, service.deletedAt ?? end))).length
  const entityName = `${services[0]?.record.name} warehouse`
  const whole = { entityType: 'datawarehouse', entityId: dataWarehouseId, entityName, serviceId: null }
  const stored = { storageCHC: prices.storage, backupCHC: rounded([kept * prices.backup]) }
  return [
    costOf({ dataWarehouseId, date, ...whole }, stored),
    ...services.map(({ record: { id, name = '' }, usage }) => {
      const part = { entityType: 'service', entityId: id, entityName: name, serviceId: id }
      const computeCHC = rounded([(usage.gigabyteHours[date] ?? 0) * prices.gigabyteHour])
      return costOf({ dataWarehouseId, date, ...part }, { computeCHC, publicDataTransferCHC: 0 })
    }),
  ]
}

function costOf(entity: UsageCostRecord, metrics: Readonly<Record<string, number>>) {
  return { ...entity, metrics, totalCHC: rounded(Object.values(metrics)) }
}

/** Sums credits, to four digits after the point. */
function rounded(parts: readonly number[]): number {
  return Math.round(parts.reduce((sum, part) => sum + part, 0) * 10_000) / 10_000
}
