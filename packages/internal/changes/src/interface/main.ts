import { join } from 'node:path'
import { bundleDocument } from '@clouddb/document/bundle'
import { formatComplaint } from '@clouddb/document/complaint'
import { apiFolders, repository } from '@clouddb/packed/install/packages.ts'
import { compareWithInterface } from './compare-interface.ts'

const bundleOf = (name: string) => bundleDocument(join(repository, 'openapi', `${name}.yaml`))
const complaints = await Promise.all(
  apiFolders.map(async (api) => compareWithInterface(await bundleOf(`interface/${api}`), await bundleOf(api))),
)
for (const complaint of complaints.flat()) console.error(formatComplaint(complaint))
if (complaints.flat().length > 0) process.exitCode = 1
else console.log(`${apiFolders.length} documents contain what the interface states, and mark the rest.`)
