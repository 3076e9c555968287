import type { Json, JsonObject, Node } from '../schema.ts'
import { propertiesOf } from './constraints.ts'
import { mixturesOf } from './mixtures.ts'
import type { Proposal } from './proposal.ts'
import { proposalsOf, typeProposals } from './proposals.ts'
import { type Site, sitesOf } from './sites.ts'
import type { ValueMaker } from './values.ts'

/** A body to send, and whether the document allows it. */
export interface BodyCase {
  readonly body: Json
  readonly valid: boolean
  /** The statements of the document that the body probes. */
  readonly about: readonly string[]
  /** What is special about the body: `/interval set to "1h"`. */
  readonly says: string
}

/**
 * All bodies that a request schema gives reason to send: every shape full and minimal, and in every place of it a value
 * on either side of everything that the document says of that place. Each is judged by Ajv, never assumed. What an
 * earlier body probed, because operations share schemas, is looked at in every place and probed no second time.
 */
export function deriveBodies(root: Node, probed: Set<string>, maker: ValueMaker): BodyCase[] {
  const { reader } = maker
  const shown = new Set<string>()
  const found = new Map<string, { body: Json; valid: boolean; about: Set<string>; says: string }>()
  const add = (body: Json, valid: boolean, about: readonly string[], says: string) => {
    const key = JSON.stringify(body)
    const known = found.get(key)
    if (!known) found.set(key, { body, valid, about: new Set(about), says })
    for (const each of about) known?.about.add(each)
  }
  for (const site of sitesOf(root, probed, maker)) {
    const place = site.path.length === 0 ? 'the body' : `/${site.path.join('/')}`
    const where = site.branch ? `${place} (${site.branch})` : place
    for (const richness of ['full', 'minimal'] as const) {
      const value = maker.sampleAs(site.node, site.shape, richness)
      const shows = presenceOf(site, value)
      // A field that was seen in a full object needs no body of its own, nor does a shape that was seen elsewhere.
      if (value === undefined || (shows.every((pointer) => shown.has(pointer)) && site.path.length > 0)) continue
      const body = site.embed(value)
      if (body === undefined) continue
      for (const pointer of shows) shown.add(pointer)
      add(body, true, shows, `${where} ${richness}`)
    }
    for (const proposal of proposalsAt(site, maker)) {
      const rightHere = reader.accepts(site.node, proposal.value)
      const body = rightHere ? site.embed(proposal.value) : site.spoil(proposal.value)
      if (body === undefined || rightHere !== reader.accepts(root, body)) continue
      add(body, rightHere, [proposal.about], `${where} ${proposal.says}`)
    }
  }
  return [...found.values()].map((each) => ({ ...each, about: [...each.about] }))
}

function proposalsAt({ node, shape, again }: Site, maker: ValueMaker): readonly Proposal[] {
  if (again) return typeProposals(shape).slice(0, 1)
  return [...proposalsOf(node, shape, maker), ...mixturesOf(node, shape, maker)]
}

/** A property that is there, and a branch of a union that is taken, are statements that a good body shows. */
function presenceOf(site: Site, value: Json | undefined): string[] {
  const present = propertiesOf(site.shape).filter(({ name }) => isObject(value) && name in value)
  return [...present.flatMap(({ node }) => node), ...site.shape.parts].map(({ pointer }) => pointer)
}

function isObject(value: Json | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
