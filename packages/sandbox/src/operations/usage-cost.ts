import type { GetUsageCostQuery } from '@clouddb/management'
import type { UsageCostRecord } from '@clouddb/management/types'
import { Refusal } from '../http/refusal.ts'
import { backupsOf } from '../rules/backups.ts'
import { dayOf } from '../rules/usage.ts'
import type { ManagedService } from '../state.ts'
import type { ManagementHandlers } from './management-call.ts'

const day = 24 * 3_600_000
const longest = 31

/** Credits for a GB of memory and an hour, for the storage of a warehouse and a day, and for a backup and a day. */
const prices = { gigabyteHour: 0.025, storage: 1.25, backup: 0.25 }

/** The cost of usage by day. */
export const usageCost: ManagementHandlers = {
  getUsageCost: ({ organization, query, clock }) => {
    const { from_date: from, to_date: to, filter = [] } = query as GetUsageCostQuery
    const now = clock.now()
    const dates = datesOf(from, to).filter((date) => date <= dayOf(now))
    const services = organization.services.filter(({ record }) => filter.every((tag) => hasTag(record.tags, tag)))
    const warehouses = new Set(services.map(warehouseOf))
    const costs = dates.flatMap((date) =>
      [...warehouses].flatMap((id) => {
        const own = services.filter((service) => warehouseOf(service) === id)
        return costsOf(date, id, own).map((cost) => ({ ...cost, locked: isLocked(date, now) }))
      }),
    )
    return { payload: { grandTotalCHC: rounded(costs.map(({ totalCHC }) => totalCHC)), costs } }
  },
}

function warehouseOf({ record }: ManagedService): string {
  return record.dataWarehouseId ?? record.id
}

/** The days of a report, both ends included. */
function datesOf(from: string, to: string): string[] {
  const length = (Date.parse(to) - Date.parse(from)) / day + 1
  if (length < 1) throw new Refusal(400, 'BAD_REQUEST: to_date must not be before from_date')
  if (length > longest) throw new Refusal(400, `BAD_REQUEST: The maximum period is ${longest} days`)
  return Array.from({ length }, (_, index) => dayOf(Date.parse(from) + index * day))
}

function costsOf(date: string, dataWarehouseId: string, services: readonly ManagedService[]) {
  const existing = services.filter(({ record }) => (record.createdAt ?? '').slice(0, 10) <= date)
  const [primary] = existing
  if (!primary) return []
  const kept = existing.flatMap((service) => backupsOf(service, Date.parse(date) + day - 1)).length
  const whole = {
    entityType: 'datawarehouse',
    entityId: dataWarehouseId,
    entityName: `${primary.record.name} warehouse`,
  }
  const stored = { storageCHC: prices.storage, backupCHC: rounded([kept * prices.backup]) }
  return [
    costOf({ dataWarehouseId, serviceId: null, date, ...whole }, stored),
    ...existing.map(({ record, usage }) => {
      const part = { entityType: 'service', entityId: record.id, entityName: record.name ?? '' }
      const computeCHC = rounded([(usage.gigabyteHours[date] ?? 0) * prices.gigabyteHour])
      return costOf({ dataWarehouseId, serviceId: record.id, date, ...part }, { computeCHC, publicDataTransferCHC: 0 })
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

/** The costs of a day are final when the next day has ended. */
function isLocked(date: string, now: number): boolean {
  return Date.parse(date) + 2 * day <= now
}

/** Whether a service has a tag: `tag:key=value`, or `tag:key` for any value. */
function hasTag(tags: ManagedService['record']['tags'], written: string): boolean {
  const [, key = '', value] = /^tag:([^=]*)(?:=(.*))?$/.exec(written) ?? []
  if (key === '') throw new Refusal(400, 'BAD_REQUEST: Invalid filter')
  return (tags ?? []).some((tag) => tag.key === key && (value === undefined || tag.value === value))
}
