import { isRecord } from '@clouddb/document/openapi'
import { expect, test } from 'vitest'
import type { Project } from '../src/code/declarations.ts'
import { isObjectReference, isSecret } from '../src/code/references.ts'
import { declaredObjects } from '../src/form/declared.ts'
import { alertMistakes, alertPath, requestMistakes } from '../src/form/request-mistakes.ts'
import { CodeError, pull } from '../src/index.ts'
import { fullDeployment } from './pull/deployments.ts'

const { client } = await fullDeployment()
const whole: Project = JSON.parse((await pull(client, { json: true })).files[0]?.text ?? '')

/** The objects of a project, in which each tile stands in a dashboard of its own. */
const objects = whole.objects.flatMap((object): object[] => {
  if (!('dashboard' in object)) return [object]
  const { tiles, ...rest } = object.dashboard
  const others = tiles.slice(1).map((tile) => ({ dashboard: { name: rest.name, tiles: [tile] } }))
  return [{ dashboard: { ...rest, tiles: tiles.slice(0, 1) } }, ...others]
})

/** What is said of an object, whatever looks at it first. */
function sentencesOn(object: unknown): string[] {
  try {
    return declaredObjects({ project: 'checkout', objects: [object as never] }, {}, 'oss').flatMap((declared) => {
      const { kind, request, partRequests, alertRequests, unknown } = declared
      const sent = kind === 'dashboard' ? { ...request, tiles: partRequests } : request
      const own = requestMistakes(kind, sent, 'oss').mistakes.filter(({ path }) => !unknown.has(path))
      const inAlerts = alertRequests.flatMap((alerts, part) =>
        alerts.flatMap((alert, index) => {
          const place = `${kind === 'dashboard' ? `tiles[${part}].` : ''}alerts[${index}]`
          return alertMistakes(alert, 'oss').mistakes.map((each) => ({ ...each, at: alertPath(place, each.at) }))
        }),
      )
      return [...own, ...inAlerts].map(({ at, reason, meant }) =>
        meant === undefined ? `${at} ${reason}` : `${at} has no place here. Do you mean ${meant}?`,
      )
    })
  } catch (error) {
    if (error instanceof CodeError) return [...error.problems]
    throw error
  }
}

interface Place {
  readonly object: unknown
  readonly owner: Record<string, unknown>
  readonly field: string
  readonly path: string
}

/** The fields of an object and of all that stands in it, without those of references and those whose names people choose. */
function placesIn(object: unknown, value: unknown, path = ''): Place[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => placesIn(object, item, `${path}[${index}]`))
  if (!isRecord(value) || isObjectReference(value) || isSecret(value)) return []
  return Object.entries(value).flatMap(([field, inner]) => {
    const at = path === '' ? field : `${path}.${field}`
    const isMap = /^(headers|queryParams)$/.test(field)
    return [{ object, owner: value, field, path: at }, ...(isMap ? [] : placesIn(object, inner, at))]
  })
}

const places = objects.flatMap((object) => placesIn(object, Object.values(object)[0]))

/** The sentences on an object after a change of one of its fields, which is taken back. */
function afterChange({ object, owner, field }: Place, change: (value: unknown) => object): string[] {
  const before = { ...owner }
  Object.assign(owner, change(owner[field]))
  const said = sentencesOn(object)
  for (const name of Object.keys(owner)) delete owner[name]
  Object.assign(owner, before)
  return said
}

interface Mistake {
  readonly change: (value: unknown) => object
  /** Whether the only sentence on the object is the one that is meant. */
  readonly isMeant: (text: string) => boolean
}

/** Ways to write a field of a project wrongly, and how many there are at least. */
const mistakes: Readonly<Record<string, [least: number, of: (place: Place) => readonly Mistake[]]>> = {
  'a misspelt name of any field is told from a missing one, with its path and the name that was meant': [
    300,
    ({ owner, field, path }) => {
      if (field.length < 4) return []
      const misspelt = field.slice(0, 1) + field.slice(2)
      const said = `${path.slice(0, path.length - field.length)}${misspelt} has no place here. Do you mean ${field}?`
      const change = (value: unknown) => {
        delete owner[field]
        return { [misspelt]: value }
      }
      return [{ change, isMeant: (text) => text === said }]
    },
  ],
  'a name in the place of any reference is shown with the reference that was expected': [
    20,
    ({ owner, field, path }) => {
      const value = owner[field]
      if (!isObjectReference(value) || !('name' in value)) return []
      const said = `${path} is "${value.name}"; expected `
      return [{ change: () => ({ [field]: value.name }), isMeant: (text) => text.startsWith(said) }]
    },
  ],
  'a reference or a secret that lacks a field is shown at its place alone, with what was expected': [
    60,
    ({ owner, field, path }) => {
      const value = owner[field]
      const isList = Array.isArray(value)
      return (isList ? value : [value]).flatMap((holder, index) => {
        if (!(isObjectReference(holder) && 'name' in holder) && !isSecret(holder)) return []
        const what = isSecret(holder) ? "; expected a text, or secret('VARIABLE')" : '; expected '
        return Object.entries(holder).map(([own, lost]): Mistake => {
          const { [own]: _, ...rest } = holder as unknown as Record<string, unknown>
          const wrong = { ...rest, [`${own}x`]: lost }
          const change = () => ({ [field]: isList ? value.with(index, wrong) : wrong })
          return { change, isMeant: (text) => text.startsWith(path) && text.includes(what) }
        })
      })
    },
  ],
}

test.each(Object.entries(mistakes))('%s', (_, [least, of]) => {
  const all = places.flatMap((place) => of(place).map((mistake) => ({ place, ...mistake })))
  const wrong = all.flatMap(({ place, change, isMeant }) => {
    const said = afterChange(place, change)
    return said.length === 1 && isMeant(`${said[0]}`) ? [] : [[place.path, said]]
  })
  expect(all.length).toBeGreaterThan(least)
  expect(wrong).toEqual([])
})

test('null in any list is a mistake with its place', () => {
  const lists = places.filter(({ owner, field }) => Array.isArray(owner[field]))
  const wrong = lists.filter((place) => {
    const said = afterChange(place, (value) => ({ [place.field]: [...(value as unknown[]), null] }))
    return !said.some((text) => text.includes(place.path) && !text.includes('Cannot'))
  })
  expect(lists.length).toBeGreaterThan(20)
  expect(wrong.map(({ path }) => path)).toEqual([])
})

test('a short name that is no field is not taken for another short one', () => {
  const tiles = places.filter(({ path }) => path === 'tiles[0].x')
  for (const place of tiles)
    for (const name of ['X', 'zz'])
      expect(afterChange(place, () => ({ [name]: 1 }))).toEqual([expect.stringMatching(/\.(X|zz) has no place/)])
  expect(tiles.length).toBeGreaterThan(0)
  expect(sentencesOn({ dashboard: undefined })).toEqual([
    expect.stringMatching(/returns; got dashboard\(undefined\)\.$/),
  ])
})
