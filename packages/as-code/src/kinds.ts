/** What is special about the kinds of objects, in the order in which they are written: the later ones name the earlier. */
export const objectKinds = {
  webhook: { title: 'webhook', contents: undefined, folder: undefined },
  savedSearch: { title: 'saved search', contents: 'alerts', folder: 'saved-searches' },
  dashboard: { title: 'dashboard', contents: 'tiles', folder: 'dashboards' },
} as const

export type ObjectKind = keyof typeof objectKinds

/** The kinds of what is written one by one. */
export type RecordKind = ObjectKind | 'alert'

export const kindNames = Object.keys(objectKinds) as ObjectKind[]

/** True for the name of a kind, and for no name of a prototype. */
export const isObjectKind = (name: unknown): name is ObjectKind => kindNames.some((kind) => kind === name)
