import { refuse } from '../problem.ts'
import { run } from '../processes.ts'
import type { Manager } from './package-managers.ts'
import { createProject, write } from './projects.ts'

const name = '@clouddb/management'

/** Two versions of a package in one tree: each knows the errors of the other by `.is()`, where `instanceof` cannot. */
export async function twoCopies(parent: string, manager: Manager, older: string): Promise<void> {
  const project = await createProject(parent, `copies-${manager.name}`, manager, [name, `older@npm:${name}@${older}`])
  await write(project, { 'copies.mjs': program })
  const where = { cwd: project.folder, env: manager.environment }
  refuse(
    JSON.parse(await run(manager.run('copies.mjs'), where)),
    'two copies of a package that know the errors of each other',
    'look at `CloudDbError.is` in packages/client-core/src/errors.ts.',
  )
}

const program = `import * as newer from '${name}'
import * as newerErrors from '${name}/errors'
import * as older from 'older'
import * as olderErrors from 'older/errors'
const complaints = []
const answer = async () => new Response(JSON.stringify({ error: 'There is no such key.' }), { status: 404 })
const options = { baseUrl: 'https://api.example.com', keyId: 'id', keySecret: 'secret', organizationId: 'organization' }
const thrownBy = ({ createManagementClient }) => {
  const client = createManagementClient({ ...options, fetch: answer })
  return (client.deleteKey ?? client.deleteKeyRecord)('9f2b4d6c-1a3e-4c5f-8b7d-0e9a2c4f6b81').catch((error) => error)
}
if (newerErrors.NotFoundError === olderErrors.NotFoundError) complaints.push('There is one copy of the error classes, not two.')
for (const [label, error, mine, others] of [
  ['older', await thrownBy(older), olderErrors, newerErrors],
  ['newer', await thrownBy(newer), newerErrors, olderErrors],
]) {
  if (!(error instanceof mine.NotFoundError)) complaints.push('The ' + label + ' copy throws ' + error)
  for (const kind of ['NotFoundError', 'ApiError', 'CloudDbError'])
    if (!others[kind].is(error)) complaints.push(kind + '.is() of the other copy does not know the error of the ' + label + ' one.')
  if (others.RateLimitError.is(error)) complaints.push('RateLimitError.is() takes a NotFoundError of the other copy.')
}
console.log(JSON.stringify(complaints))
`
