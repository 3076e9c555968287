import { isRecord } from '@clouddb/document/openapi'
import { expect, test } from 'vitest'
import type { Project } from '../src/code/declarations.ts'
import { isReference, isSecret } from '../src/code/references.ts'
import { declaredObjects } from '../src/form/declared.ts'
import { alertMistakes, alertPath, requestMistakes } from '../src/form/request-mistakes.ts'
import { CodeError, pull } from '../src/index.ts'
import { fullDeployment } from './pull/deployments.ts'

const { client } = await fullDeployment()
const whole: Project = JSON.parse((await pull(client, { json: true })).files[0]?.text ?? '')

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
  if (!isRecord(value) || isReference(value) || isSecret(value)) return []
  return Object.entries(value).flatMap(([field, inner]) => {
    const at = path === '' ? field : `${path}.${field}`
    const isMap = /^(headers|queryParams)$/.test(field)
    return [{ object, owner: value, field, path: at }, ...(isMap ? [] : placesIn(object, inner, at))]
  })
}

const places = whole.objects.flatMap((object) => placesIn(object, Object.values(object)[0]))

/** The sentences on an object after a change of one of its fields, which is taken back. */
function afterChange({ object, owner, field }: Place, change: (value: unknown) => void): string[] {
  const before = { ...owner }
  change(owner[field])
  const said = sentencesOn(object)
  for (const name of Object.keys(owner)) delete owner[name]
  Object.assign(owner, before)
  return said
}

test('a misspelt name of any field is told from a missing one, with its path and the name that was meant', () => {
  const wrong = places.flatMap((place) => {
    const { owner, field, path } = place
    if (field.length < 4) return []
    const misspelt = field.slice(0, 1) + field.slice(2)
    const said = afterChange(place, (value) => {
      delete owner[field]
      owner[misspelt] = value
    })
    const at = path.slice(0, path.length - field.length) + misspelt
    const isSaid = said.length === 1 && said[0] === `${at} has no place here. Do you mean ${field}?`
    return isSaid ? [] : [[path, said]]
  })
  expect(places.length).toBeGreaterThan(300)
  expect(wrong).toEqual([])
})

test('a name in the place of any reference is shown with the reference that was expected', () => {
  const wrong = places.flatMap((place) => {
    const { owner, field, path } = place
    const value = owner[field]
    if (!isReference(value) || !('name' in value)) return []
    const said = afterChange(place, () => {
      owner[field] = value.name
    })
    return said.length === 1 && said[0]?.startsWith(`${path} is "${value.name}"; expected `) ? [] : [[path, said]]
  })
  expect(wrong).toEqual([])
})

test('a reference or a secret that lacks a field is shown at its place alone, with what was expected', () => {
  const broken = places.flatMap((place) => {
    const { owner, field, path } = place
    const value = owner[field] as Record<string, unknown>
    const items = Array.isArray(value) ? value.map((_, index) => index) : []
    const holders =
      items.length > 0 ? items.map((index) => [index, value[index]] as const) : [[undefined, value] as const]
    return holders.flatMap(([index, holder]) => {
      if (!(isReference(holder) && 'name' in holder) && !isSecret(holder)) return []
      return Object.keys(holder).map((own) => {
        const { [own]: lost, ...rest } = holder as unknown as Record<string, unknown>
        const wrong = { ...rest, [`${own}x`]: lost }
        const said = afterChange(place, () => {
          owner[field] = index === undefined ? wrong : (value as unknown as unknown[]).with(index, wrong)
        })
        const what = isSecret(holder) ? "; expected a text, or secret('VARIABLE')" : '; expected '
        const isSaid = said.length === 1 && said[0]?.startsWith(path) && said[0].includes(what)
        return { at: `${path} without ${own}`, said: isSaid ? [] : said }
      })
    })
  })
  expect(broken.length).toBeGreaterThan(60)
  expect(broken.filter(({ said }) => said.length > 0)).toEqual([])
})

test('null in any list is a mistake with its place', () => {
  const lists = places.filter(({ owner, field }) => Array.isArray(owner[field]))
  const wrong = lists.flatMap((place) => {
    const { owner, field, path } = place
    const said = afterChange(place, (value) => {
      owner[field] = [...(value as unknown[]), null]
    })
    return said.some((text) => text.includes(path) && !text.includes('Cannot')) ? [] : [[path, said]]
  })
  expect(lists.length).toBeGreaterThan(20)
  expect(wrong).toEqual([])
})

test('a short name that is no field is not taken for another short one', () => {
  const tiles = places.filter(({ field, path }) => field === 'x' && /^tiles\[\d+\]\.x$/.test(path))
  for (const { owner, ...place } of tiles) {
    const said = (name: string) => afterChange({ owner, ...place }, () => Object.assign(owner, { [name]: 1 }))
    for (const name of ['X', 'zz']) expect(said(name)).toEqual([expect.stringMatching(/\.(X|zz) has no place/)])
  }
  expect(tiles.length).toBeGreaterThan(0)
  expect(sentencesOn({ dashboard: undefined })).toEqual([
    expect.stringMatching(/returns; got dashboard\(undefined\)\.$/),
  ])
})
