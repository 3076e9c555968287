import type { DatabaseSettingDefinition } from '@clouddb/management/types'
import type { StoredObject } from '../generated/schema.ts'
import { Refusal } from '../http/refusal.ts'
import { expectPresent, type ManagementCall, type ManagementHandlers } from './operation.ts'
import { calledService, serviceObjects } from './service-objects.ts'

/** Settings that the sandbox knows: some of each type. */
const definitions: readonly DatabaseSettingDefinition[] = [
  { name: 'max_query_size', type: 'integer', description: 'Most bytes of a query.', example: '262144' },
  { name: 'max_threads', type: 'integer', description: 'Most threads of a query.', example: '8' },
  {
    name: 'async_insert',
    type: 'integer',
    description: 'Whether insertions are collected.',
    enum: [0, 1],
    example: '1',
  },
  {
    ...{ name: 'compatibility', type: 'string', description: 'Version whose defaults are used.', example: '25.8' },
    warning: 'Queries can fail after a change of the compatibility.',
  },
]

/** The database settings of services. */
export const databaseSettings = {
  listDatabaseSettings: (call) => ({
    payload: {
      settings: settings(call)
        .list()
        .map(({ record }) => record),
    },
  }),
  getDatabaseSettingsSchema: (call) => {
    calledService(call)
    return { payload: { settings: definitions } }
  },
  getDatabaseSetting: (call) => ({ payload: namedSetting(call).record }),
  updateDatabaseSettings: (call) => {
    const { settings: sent } = call.body
    for (const [name, value] of Object.entries(sent)) refuseSetting(name, value)
    for (const [name, value] of Object.entries(sent)) keep(call, { name, value: String(value) })
    const warnings = Object.keys(sent).flatMap((name) => {
      const { warning } = definitionOf(name) ?? {}
      return warning ? { name, message: warning } : []
    })
    return { payload: { settings: sent, warnings } }
  },
  deleteDatabaseSetting: (call) => {
    settings(call).remove(namedSetting(call))
    return {}
  },
} satisfies Partial<ManagementHandlers>

const settings = (call: ManagementCall) => serviceObjects(call, 'databaseSetting')

const settingIn = (call: ManagementCall, name: string): StoredObject | undefined =>
  settings(call)
    .list()
    .find(({ record }) => record.name === name)

function namedSetting(call: ManagementCall): StoredObject {
  return expectPresent(settingIn(call, call.pathValue('settingName')))
}

function keep(call: ManagementCall, record: { name: string; value: string }): void {
  const stored = settingIn(call, record.name)
  if (stored) settings(call).change(stored, record)
  else settings(call).add(record)
}

const definitionOf = (name: string) => definitions.find((definition) => definition.name === name)

function refuseSetting(name: string, value: string | number): void {
  const definition = definitionOf(name)
  if (!definition) throw new Refusal(400, `BAD_REQUEST: Unknown setting: ${name}`)
  const number = Number(value)
  const isRight =
    definition.type !== 'integer' || (Number.isSafeInteger(number) && (definition.enum?.includes(number) ?? true))
  if (!isRight) throw new Refusal(400, `BAD_REQUEST: Invalid value of the setting ${name}`)
}
