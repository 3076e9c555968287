import semver from 'semver'
import type { Bump, PackageChange } from '../comparison/change.ts'

/** The part of a manifest that users of a package depend on. */
export interface Manifest {
  readonly name: string
  readonly version: string
  readonly type?: string
  readonly exports?: Exports
  readonly bin?: string | Readonly<Record<string, string>>
  readonly engines?: Ranges
  readonly dependencies?: Ranges
  readonly peerDependencies?: Ranges
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>
  readonly optionalDependencies?: Ranges
  readonly sideEffects?: boolean | readonly string[]
}

export type Ranges = Readonly<Record<string, string>>

export type Exports = string | null | { readonly [key: string]: Exports }

type Found = readonly [bump: Bump, sentence: string]

/** Compares the parts of two manifests that users depend on. */
export function compareManifests(before: Manifest, after: Manifest): PackageChange[] {
  const found: Found[] = [
    ...compareExports(before, after),
    ...cameAndWent(commandsOf(before), commandsOf(after), (name, verb) => `the command ${name} ${verb}`),
    ...compareRanges(before.engines, after.engines, compareEngine),
    ...compareRanges(before.peerDependencies, after.peerDependencies, comparePeer(after)),
    ...comparePeerNeeds(before, after),
    ...compareRanges(before.dependencies, after.dependencies, compareDependency),
    ...compareRanges(before.optionalDependencies, after.optionalDependencies, compareDependency),
    ...compareFormat(before, after),
  ]
  return found.map(([bump, sentence]) => ({ bump, sentence }))
}

/** The subpaths of an `exports`, each with its target. */
function subpathsOf({ exports = {} }: Manifest): [subpath: string, target: Exports][] {
  const isMain =
    exports === null || typeof exports === 'string' || Object.keys(exports).some((key) => !key.startsWith('.'))
  return Object.entries(isMain ? { '.': exports } : exports)
}

/** The conditions under which each entry has a target. */
const entriesOf = (manifest: Manifest): ReadonlyMap<string, readonly string[]> =>
  new Map(subpathsOf(manifest).flatMap(([subpath, target]) => (target ? [[subpath, conditionsOf(target)]] : [])))

/** The file of declarations of each entry: those for `import`, which are the same as those for `require`. */
export function declarationsOf(manifest: Manifest): ReadonlyMap<string, string> {
  const files = subpathsOf(manifest).flatMap(([subpath, target]): [string, string][] => {
    const [file] = typesOf(target)
    return file === undefined ? [] : [[subpath, file]]
  })
  return new Map(files)
}

function typesOf(target: Exports): string[] {
  if (target === null || typeof target === 'string') return /\.d\.[cm]?ts$/.test(target ?? '') ? [target as string] : []
  return Object.values(target).flatMap(typesOf)
}

function conditionsOf(target: Exports, outer = ''): string[] {
  if (target === null) return []
  if (typeof target === 'string') return [outer]
  return Object.entries(target).flatMap(([name, inner]) => {
    const own = name === 'default' ? outer : outer === '' ? name : `${outer} ${name}`
    return conditionsOf(inner, own)
  })
}

/** The names that only one of two lists has. `says` makes a sentence of a name and of what happened to it. */
const cameAndWent = (old: string[], now: string[], says: (name: string, verb: string) => string) => [
  ...old.filter((name) => !now.includes(name)).map((name): Found => ['major', says(name, 'is gone')]),
  ...now.filter((name) => !old.includes(name)).map((name): Found => ['minor', says(name, 'is new')]),
]

function compareExports(before: Manifest, after: Manifest): Found[] {
  const [old, now] = [entriesOf(before), entriesOf(after)]
  const kept = [...old].flatMap(([subpath, conditions]): Found[] => {
    const nowConditions = now.get(subpath)
    if (!nowConditions) return []
    const lost = conditions.filter((name) => !servesCondition(nowConditions, name))
    const gained = nowConditions.filter((name) => !servesCondition(conditions, name))
    return [
      ...lost.map((name): Found => ['major', `${entryName(subpath)} no longer serves ${conditionName(name)}`]),
      ...gained.map((name): Found => ['minor', `${entryName(subpath)} also serves ${conditionName(name)}`]),
    ]
  })
  return [...cameAndWent([...old.keys()], [...now.keys()], (subpath, verb) => `${entryName(subpath)} ${verb}`), ...kept]
}

// An entry for every condition also serves `import`; `types` is a condition of its own.
const servesCondition = (conditions: readonly string[], name: string) =>
  conditions.includes(name) || (!/\btypes$/.test(name) && conditions.includes(''))

const conditionName = (name: string) => (name === '' ? 'every condition' : `the condition ${name}`)

/** How sentences call an entry: `the subpath ./fetch`. */
export const entryName = (subpath: string): string => (subpath === '.' ? 'the main entry' : `the subpath ${subpath}`)

const commandsOf = ({ name, bin }: Manifest): string[] =>
  typeof bin === 'string' ? [name.replace(/^.*\//, '')] : Object.keys(bin ?? {})

/** Returns the change of a range; `undefined` stands for a name without a range. */
type CompareRange = (name: string, came: string | undefined, went: string | undefined) => Found

function compareRanges(before: Ranges = {}, after: Ranges = {}, compareRange: CompareRange): Found[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort()
  const changed = names.filter((name) => before[name] !== after[name])
  return changed.map((name) => compareRange(name, after[name], before[name]))
}

const compareEngine: CompareRange = (name, came, went) => {
  if (came === undefined) return ['minor', `${name} may have any version, no longer ${went} alone`]
  if (went === undefined) return ['major', `${name} must be ${came}`]
  return [widensRange(went, came) ? 'minor' : 'major', `${name} must be ${came}, where it was ${went}`]
}

const isOptionalPeer = (manifest: Manifest, name: string) => manifest.peerDependenciesMeta?.[name]?.optional === true

const comparePeer =
  (after: Manifest): CompareRange =>
  (name, came, went) => {
    if (came === undefined) return ['minor', `${name} no longer has to be installed beside it`]
    if (went !== undefined)
      return [widensRange(went, came) ? 'minor' : 'major', `${name} beside it must be ${came}, where it was ${went}`]
    if (isOptionalPeer(after, name)) return ['minor', `${name} ${came} may be installed beside it`]
    return ['major', `${name} ${came} must be installed beside it`]
  }

function comparePeerNeeds(before: Manifest, after: Manifest): Found[] {
  const kept = Object.keys(after.peerDependencies ?? {}).filter((name) => before.peerDependencies?.[name])
  return kept
    .filter((name) => isOptionalPeer(before, name) !== isOptionalPeer(after, name))
    .map((name) =>
      isOptionalPeer(after, name)
        ? ['minor', `${name} may be missing beside it`]
        : ['major', `${name} may no longer be missing beside it`],
    )
}

const compareDependency: CompareRange = (name, came, went) => {
  if (came === undefined) return ['patch', `${name} is no longer installed with it`]
  if (went === undefined) return ['minor', `${name} ${came} is installed with it`]
  return ['patch', `${name} is installed as ${came}, where it was ${went}`]
}

function compareFormat(before: Manifest, after: Manifest): Found[] {
  const found: Found[] = []
  const [old, now] = [before.type ?? 'commonjs', after.type ?? 'commonjs']
  if (old !== now) found.push(['major', `the package is of type ${now}, where it was ${old}`])
  const [had, has] = [JSON.stringify(before.sideEffects ?? true), JSON.stringify(after.sideEffects ?? true)]
  if (had !== has)
    found.push([has === 'true' ? 'patch' : 'major', `sideEffects is ${has} for bundlers, where it was ${had}`])
  return found
}

/** Whether a range includes all versions of the earlier one; one that cannot be parsed counts as narrower. */
function widensRange(before: string, after: string): boolean {
  return semver.validRange(before) !== null && semver.validRange(after) !== null && semver.subset(before, after)
}
