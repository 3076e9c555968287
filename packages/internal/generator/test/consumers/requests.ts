import { type IdKind, type LeftOut, toChangePlant, toCreatePlant, toReplacePlant } from './src/generated/requests.ts'
import type { ChangePlantRequest, CreatePlantRequest, Plant, ReplacePlantRequest } from './src/generated/schema.ts'

const plant: Plant = { id: 'fern' }
// What only the server sets can be changed in a copy.
plant.id += '-2'
plant.origin = { row: 1 }
const whole: CreatePlantRequest = toCreatePlant(plant)
const replaced: ReplacePlantRequest = toReplacePlant(plant, { leaveOut: false })
const part: { readonly request: CreatePlantRequest; readonly leftOut: readonly LeftOut[] } = toCreatePlant(plant, {
  leaveOut: true,
  mapId: (kind, id, path) => (kind === 'bed' ? `${id} ${path}` : undefined),
})
const changed: ChangePlantRequest = toChangePlant(plant, { ...plant, name: 'Fern' })
const kinds: readonly IdKind[] = ['bed', 'plant']
export const all: readonly unknown[] = [whole, replaced, part, changed, kinds]

// @ts-expect-error: another record
toCreatePlant({ name: 'fern' })
// @ts-expect-error: an option that does not exist
toCreatePlant(plant, { leaveout: true })
// @ts-expect-error: a kind that the document does not know
toCreatePlant(plant, { mapId: (kind) => (kind === 'tree' ? 'x' : undefined) })
// @ts-expect-error: a change needs the record as it was
toChangePlant(plant)
// @ts-expect-error: a part is no request
toCreatePlant(plant, { leaveOut: true }).name
