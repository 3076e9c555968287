import { type Api, apis, repositoryText } from '../apis.ts'

/** A text of the repository that is a page of the site. */
export interface Guide {
  /** Its path in the repository. */
  readonly file: string
  readonly id: string
  /** Its label in the sidebar. */
  readonly label: string
}

/** A text, labelled with its title up to a colon or a semicolon, unless another label is given. */
function guide(file: string, id: string, label = labelIn(repositoryText(file))): Guide {
  return { file, id, label }
}

function labelIn(text: string): string {
  const title = (/^# (?:The )?([^\n:;]+)/.exec(text)?.[1] ?? '').replaceAll('`', '')
  return `${title[0]?.toUpperCase()}${title.slice(1)}`
}

/** Pages of a package, by the names of their files. */
const packagePages = (folder: string, ...names: readonly string[]): Guide[] =>
  names.map((name) => guide(`packages/${folder}/docs/${name}.md`, `guides/${folder}-${name}`))

/** The README of a package and its pages. */
const guidesOf = (folder: string, ...names: readonly string[]): Guide[] => [
  guide(`packages/${folder}/README.md`, `guides/${folder}`, 'Start'),
  ...packagePages(folder, ...names),
]

const topicOf = (name: string): Guide => guide(`docs/${name}.md`, `guides/${name}`)
const labelOf = ({ title, deployment }: Api): string =>
  [title.replace(/ API.*/, ''), deployment?.replace('-', ' ')].filter(Boolean).join(', ')

const ages = (folder: string): Guide =>
  guide(`packages/${folder}/docs/server-ages.md`, `guides/${folder}-server-ages`, `Server ages: ${folder}`)

/** The READMEs of the clients. */
export const clientGuides: readonly Guide[] = apis.map((api) =>
  guide(`packages/${api.folder}/README.md`, `guides/${api.folder}`, labelOf(api)),
)

/** The texts on what the clients have in common, and on single tasks. */
export const topicGuides: readonly Guide[] = [
  ...['authentication', 'configuration', 'errors', 'paging', 'rate-limits', 'records'].map(topicOf),
  ...packagePages('management', 'jobs', 'services', 'keys'),
  ...packagePages('observability-oss', 'charts'),
  ...(['management', 'observability-oss'] as const).map(ages),
  ...['recipes', 'documents'].map(topicOf),
  guide('SUPPORT.md', 'guides/support'),
]

export const asCodeGuides: readonly Guide[] = guidesOf('as-code', 'files', 'ownership', 'moving', 'testing', 'command')
export const sandboxGuides: readonly Guide[] = [
  ...guidesOf('sandbox', 'library', 'seeds', 'time', 'telemetry', 'faults', 'command', 'control', 'operations'),
  guide('packages/sandbox/docs/fidelity.md', 'guides/sandbox-fidelity', 'Fidelity'),
]
export const contractGuides: readonly Guide[] = guidesOf('contract', 'options', 'results', 'writing', 'reports')

/** The texts for contributors. */
export const projectGuides: readonly Guide[] = [
  guide('README.md', 'project/repository', 'The repository'),
  guide('CONTRIBUTING.md', 'project/contributing'),
  guide('SECURITY.md', 'project/security'),
  guide('.changeset/README.md', 'project/versions', 'How versions are made'),
  guide('docs/quality.md', 'project/quality'),
  guide('docs/cost.md', 'project/cost'),
  guide('packages/client-core/README.md', 'project/client-core', 'The runtime'),
  guide('packages/internal/packed/runtimes/README.md', 'project/runtimes'),
  guide('apps/sample/README.md', 'project/sample', 'The sample app'),
  guide('apps/site/README.md', 'project/site', 'This site'),
]

/** The changelogs, one for each package. */
export const changeGuides: readonly Guide[] = [
  ...apis.map(({ folder }) => folder),
  'client-core',
  'as-code',
  'sandbox',
  'contract',
].map((folder) => guide(`packages/${folder}/CHANGELOG.md`, `changes/${folder}`))

export const allGuides: readonly Guide[] = [
  ...clientGuides,
  ...topicGuides,
  ...asCodeGuides,
  ...sandboxGuides,
  ...contractGuides,
  ...projectGuides,
  ...changeGuides,
]
