import { shellWord } from '../form/sentences.ts'

/**
 * What a plan does to objects, with the word for what was done, in the order in which people read them. Plans, progress, counts,
 * JSON and pages have these words and no others.
 */
export const actions = {
  create: 'created',
  update: 'updated',
  adopt: 'adopted',
  mark: 'marked',
  delete: 'deleted',
} as const

export type Action = keyof typeof actions

export const actionNames = Object.keys(actions) as Action[]

/** Why something is a conflict or a note, for programs. */
export type Cause =
  /** Somebody edited the object since it was last applied or pulled. */
  | 'edited'
  /** Somebody added an alert to it. */
  | 'added'
  /** Somebody renamed it. */
  | 'renamed'
  /** Several objects have its name. */
  | 'doubled'
  /** No project owns it. */
  | 'unowned'
  /** Another project owns it, or several do. */
  | 'foreign'
  /** Writing it would lose what no file carries. */
  | 'lossy'
  /** What `prune` would delete is too much, or not known. */
  | 'prune'

/** A command that solves a conflict. */
export interface Cure {
  /** What stands behind `npx @clouddb/as-code`: `pull --project checkout`. */
  readonly command: string
  /** `takes the edit into the files` */
  readonly effect: string
}

/** What a run deletes is not undone by it. */
export const deletionCures = (cures: readonly Cure[]): readonly Cure[] =>
  cures.map((cure) => (cure.effect === 'undoes it' ? { ...cure, effect: 'deletes it with the edit' } : cure))

/** `pull` reads what the project owns, and by its name what nobody owns yet. */
export const unownedCures = (cures: readonly Cure[], name: string): readonly Cure[] =>
  cures.map((cure) =>
    cure.command.startsWith('pull ') ? { ...cure, command: `${cure.command} --only ${shellWord(name)}` } : cure,
  )

/** No file takes an address in: its variable has the one of the files. */
export const addressCures = (cures: readonly Cure[], variable: string): readonly Cure[] => [
  { command: 'plan', effect: `when ${variable} has the address of the deployment` },
  ...cures
    .filter(({ effect }) => effect === 'undoes it')
    .map((cure) => ({ ...cure, effect: `writes that of ${variable}` })),
]

/** The options of a plan that its commands have, too. */
interface Given extends Readonly<Partial<Record<'adopt' | 'tags' | 'overwrite', boolean>>> {
  readonly prune?: boolean | 'all'
}

/** Returns the commands that solve the conflicts of a project, by their cause. */
export function curesOf(
  project: string,
  { adopt, prune, tags, overwrite: mayReplace }: Given,
): Readonly<Record<Cause, readonly Cure[]>> {
  const untagged = tags === false ? ' --no-tags' : ''
  const write = adopt ? 'adopt' : prune ? `apply --prune${prune === 'all' ? '=all' : ''}` : `apply${untagged}`
  const replacing = mayReplace ? ' --overwrite' : ''
  const pull = { command: `pull --project ${project}`, effect: 'takes it into the files, or shows it beside them' }
  const overwrite = { command: `${write} --overwrite`, effect: 'undoes it' }
  const again = { command: 'plan', effect: 'when that is done' }
  return {
    edited: [pull, overwrite],
    added: [pull, overwrite],
    renamed: [{ ...pull, effect: 'takes the new name into the files, or shows it beside them' }],
    doubled: [again],
    unowned: [
      { command: 'plan --adopt', effect: 'shows what taking it over would change' },
      { command: 'adopt', effect: 'takes it over' },
    ],
    foreign: [again],
    lossy: [{ command: `${write} --overwrite`, effect: 'accepts the loss' }],
    prune: [
      { command: `apply${replacing}`, effect: 'deletes nothing' },
      { command: `apply --prune=all${replacing}`, effect: 'deletes all of it' },
    ],
  }
}
