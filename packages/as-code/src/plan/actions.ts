import { shellWord } from '@clouddb/command/safe-text'

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

/** The options of a plan that its commands have, too. */
interface Given extends Readonly<Partial<Record<'adopt' | 'tags' | 'overwrite', boolean>>> {
  readonly prune?: boolean | 'all'
}

/** What the object of a conflict is, beside one that the project owns and declares. */
interface Conflicting {
  /** True where a run deletes it: what others did is not undone then. */
  readonly isDeleted?: boolean
  /** The name of an object that nobody owns: `pull` reads what the project owns, and others by their names. */
  readonly unowned?: string | undefined
  /** The variable with the address that differs: no file takes an address in. */
  readonly variable?: string | undefined
}

/** Returns the commands that solve a conflict of a project. */
export function curesOf(
  project: string,
  { adopt, prune, tags, overwrite }: Given,
  cause: Cause,
  { isDeleted, unowned, variable }: Conflicting = {},
): readonly Cure[] {
  const untagged = tags === false ? ' --no-tags' : ''
  const write = adopt ? 'adopt' : prune ? `apply --prune${prune === 'all' ? '=all' : ''}` : `apply${untagged}`
  const replacing = overwrite ? ' --overwrite' : ''
  const only = unowned === undefined ? '' : ` --only ${shellWord(unowned)}`
  const pull = (what: string): Cure => {
    return {
      command: `pull --project ${project}${only}`,
      effect: `takes ${what} into the files, or shows it beside them`,
    }
  }
  const replace = (effect: string): Cure => ({ command: `${write} --overwrite`, effect })
  const undo = replace(isDeleted ? 'deletes it with the edit' : 'undoes it')
  const edited = variable
    ? [
        { command: 'plan', effect: `when ${variable} has the address of the deployment` },
        replace(`writes that of ${variable}`),
      ]
    : [pull('it'), undo]
  const again = { command: 'plan', effect: 'when that is done' }
  return {
    edited,
    added: edited,
    renamed: [pull('the new name')],
    doubled: [again],
    unowned: [
      { command: 'plan --adopt', effect: 'shows what taking it over would change' },
      { command: 'adopt', effect: 'takes it over' },
    ],
    foreign: [again],
    lossy: [replace('accepts the loss')],
    prune: [
      { command: `apply${replacing}`, effect: 'deletes nothing' },
      { command: `apply --prune=all${replacing}`, effect: 'deletes all of it' },
    ],
  }[cause]
}
