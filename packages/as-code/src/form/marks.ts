import { type Data, requestField } from '../document/api-documents.ts'
import type { ObjectKind } from '../kinds.ts'

/** What an object says about who manages it. */
export interface Mark {
  readonly project: string
  /** The revision that was last applied. */
  readonly revision?: string | undefined
  /** The revision without alerts, while the alerts are being applied. */
  readonly unfinished?: string | undefined
  /** The digest of what a webhook never shows. */
  readonly hidden?: string | undefined
  /** How many edits `pull` has taken into the files and a run has replaced. Absent: none. Each is excused once. */
  readonly replaced?: number | undefined
}

const prefixes = { project: 'code:', revision: 'rev:', unfinished: 'unfinished:', hidden: 'hidden:' } as const

/** How the tags begin that only marks have. */
export const tagPrefixes: readonly string[] = [prefixes.project, prefixes.revision, prefixes.unfinished]

type Word = keyof typeof prefixes

/** Between a revision and the number of edits. */
const dot = '.'

/** The longest name of a project, which stands in a tag. */
export const longestProject: number =
  Number(requestField('dashboard', 'tags').items?.maxLength) - prefixes.project.length

type Words = readonly string[]

/** Between the names of projects of which each has marked an object. No project has such a name. */
const and = ' and '

/** Splits what marks an object from what people wrote: its tags, or the description of a webhook, which has no tags. */
export function markIn(
  kind: ObjectKind,
  { tags = [], description = '' }: { readonly tags?: Words; readonly description?: string },
): { readonly mark: Mark | undefined; readonly unmarked: object } {
  if (kind !== 'webhook') {
    const { mark, others } = markOfWords(tags, ['project', 'revision', 'unfinished'])
    return { mark, unmarked: { tags: others } }
  }
  const match = bracketed.exec(description)
  const { mark } = markOfWords(match?.[1]?.split(' ') ?? [], ['project', 'revision', 'unfinished', 'hidden'])
  // One blank stands between the text and the mark. The others belong to the text.
  const rest = mark ? description.slice(0, match?.index).replace(/ $/, '') : description
  return { mark, unmarked: { description: rest } }
}

/** True where a mark names a project, alone or among others. */
export function namesProject(mark: Mark | undefined, project: string): boolean {
  return mark?.project.split(and).includes(project) ?? false
}

function markOfWords(words: Words, names: readonly Word[]) {
  const mark: Partial<Record<Word, string>> & { replaced?: number } = {}
  const others: string[] = []
  for (const word of words) {
    const name = names.find((each) => word.startsWith(prefixes[each]))
    const value = name && word.slice(prefixes[name].length)
    if (name === 'project' && mark.project && mark.project !== value) mark.project += and + value
    else if (name === 'revision' || name === 'unfinished') {
      const [revision, replaced] = (value as string).split(dot)
      mark[name] = revision as string
      if (replaced) mark.replaced = Number(replaced) || 0
    } else if (name) mark[name] = value as string
    else others.push(word)
  }
  // The other words mean something only beside a project.
  return mark.project === undefined ? { mark: undefined, others: words } : { mark: mark as Mark, others }
}

/** True where a record may carry the mark of a project. It is quicker than {@link markIn}. */
export const mayBeMarked = (record: object, project: string): boolean => {
  const { tags, description } = record as Data
  return JSON.stringify([tags, description]).includes(prefixes.project + project)
}

/** Returns the tags of a mark. */
export function tagsOf(mark: Mark): string[] {
  return Object.entries(prefixes).flatMap(([name, prefix]) => {
    const value = mark[name as Word]
    const isRevision = name === 'revision' || name === 'unfinished'
    return value === undefined ? [] : [prefix + value + (isRevision && mark.replaced ? dot + mark.replaced : '')]
  })
}

const bracketed = /\[(code:[^[\]]*)\]$/

export function withMark(text: string, mark: Mark): string {
  return `${text && `${text} `}[${tagsOf(mark).join(' ')}]`
}
