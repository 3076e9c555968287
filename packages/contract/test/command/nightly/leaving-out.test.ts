import { bundledDocument } from '@clouddb/goldens/mock'
import { expect, test } from 'vitest'
import { optionalFieldsOf } from '../../../src/command/sequences/leaving-out.ts'
import { read } from '../../documents.ts'
import { runAgainst, useDeployment } from '../run-against.ts'
import { lying } from '../servers/drift.ts'

const raw = bundledDocument('@clouddb/observability-oss')
const document = read(raw)
const { start } = useDeployment()

const updates = document.operations.filter((each) => optionalFieldsOf(each, document).length > 0)

test.for(updates.map(({ id }) => id))(
  'every field that %s clears, keeps or derives has a case that finds the opposite',
  async (id) => {
    const update = document.operations.find((each) => each.id === id)
    const fields = update ? optionalFieldsOf(update, document) : []
    const namesOf = (wanted: string) => [
      ...new Set(fields.flatMap(({ becomes, path: [name = ''] }) => (becomes === wanted ? [name] : []))),
    ]
    const shows = document.operations.filter(
      ({ path, method }) => method === 'GET' && `${update?.path}/`.startsWith(`${path}/`),
    )
    const lies = lying(
      id,
      shows.map((each) => each.id),
      { kept: namesOf('kept'), cleared: [...namesOf('cleared'), ...namesOf('derived')] },
    )
    const url = await start({ drifts: lies })
    const report = await runAgainst(url, ['--write', '--only', `${id}/sequence`], { raw })
    const cases = report.cases.filter(({ name }) => /^(keeps|clears|derives) /.test(name))
    expect(cases.map(({ name }) => name).length).toBe(fields.length)
    const unseen = cases.filter(({ verdict }) => verdict !== 'failed').map(({ name, reason }) => `${name}: ${reason}`)
    expect(unseen.filter((each) => !each.endsWith(': no answer shows the field'))).toEqual([])
  },
)
