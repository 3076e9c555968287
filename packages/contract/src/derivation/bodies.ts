import { isObject, type Json, type Node } from '../schema/schema.ts'
import type { Proposer } from './candidates/generator.ts'
import type { CaseKind } from './case.ts'
import { propertiesOf } from './instances/constraints.ts'
import { type Site, sitesOf } from './instances/contexts.ts'

/** A body to send, and whether the document allows it. */
export interface BodyCase {
  readonly kinds: readonly CaseKind[]
  readonly body: Json
  readonly valid: boolean
  /** The statements of the document that the body probes. */
  readonly about: readonly string[]
  /** Where in the body: `/series/0/sourceId`. */
  readonly place: string
  /** What is special about the body: `/interval set to "1h"`. */
  readonly says: string
}

/**
 * All bodies that a request schema gives reason to send: every shape full and minimal, and in every place of it a value
 * on either side of everything that the document says of that place. Each is judged by Ajv, never assumed. What was
 * probed in one place of a body is looked at in every other, and probed no second time.
 */
export function deriveBodies(root: Node, { maker, proposalsAt }: Proposer): BodyCase[] {
  const shown = new Set<string>()
  const bodies = createCollection()
  for (const site of sitesOf(root, maker)) {
    const place = site.path.map((key) => `/${key}`).join('')
    const where = [place || 'the body', ...(site.branch ? [`(${site.branch})`] : [])].join(' ')
    for (const richness of ['full', 'minimal'] as const) {
      const value = maker.sampleAs(site.node, site.shape, richness)
      const shows = presenceOf(site, value)
      // A field that was seen in a full object needs no body of its own, nor does a shape that was seen elsewhere.
      if (value === undefined || (shows.every((pointer) => shown.has(pointer)) && site.path.length > 0)) continue
      const body = site.embed(value)
      if (body === undefined) continue
      for (const pointer of shows) shown.add(pointer)
      const kinds: CaseKind[] = site.path.length === 0 ? [`${richness} body`] : []
      if (site.branch || site.path.length > 0) kinds.push('branch')
      bodies.add({ kinds, body, valid: true, about: shows, place, says: `${where} ${richness}` })
    }
    for (const { kind, value, valid, about, says } of proposalsAt(site.node, site.shape, site.again)) {
      const body = valid ? site.embed(value) : site.spoil(value)
      if (body === undefined || (!valid && maker.reader.accepts(root, body))) continue
      bodies.add({ kinds: [kind], body, valid, about: [about], place, says: `${where} ${says}` })
    }
  }
  return bodies.all()
}

/** Keeps each body once, with all the reasons that there were for it. */
function createCollection(): { add(found: BodyCase): void; all(): BodyCase[] } {
  const found = new Map<string, BodyCase & { kinds: CaseKind[]; about: string[] }>()
  return {
    add: (each) => {
      const key = JSON.stringify(each.body)
      const known = found.get(key)
      if (!known) found.set(key, { ...each, kinds: [...each.kinds], about: [...each.about] })
      known?.kinds.push(...each.kinds.filter((kind) => !known.kinds.includes(kind)))
      known?.about.push(...each.about.filter((pointer) => !known.about.includes(pointer)))
    },
    all: () => [...found.values()],
  }
}

/** A property that is there, and a branch of a union that is taken, are statements that a good body shows. */
function presenceOf(site: Site, value: Json | undefined): string[] {
  const present = propertiesOf(site.shape).filter(({ name }) => isObject(value) && name in value)
  return [...site.shape.parts, ...present.flatMap(({ node }) => node)].map(({ pointer }) => pointer)
}
