import type { Json } from '../../schema/schema.ts'

/** The same item with another text in it. */
export function distinctItem(item: Json, index: number): Json {
  if (typeof item === 'string') return distinctText(item, index)
  if (typeof item !== 'object' || item === null || Array.isArray(item)) return index
  const texts = Object.entries(item).filter(([, value]) => typeof value === 'string')
  const [key, text] = texts.find(([name]) => name === 'id') ?? texts.at(-1) ?? ['key']
  return { ...item, [key]: distinctText(String(text ?? ''), index) }
}

/** A long text keeps its length and its start, so that an id stays an id. */
function distinctText(text: string, index: number): string {
  return text.length < 12 ? `item${index}` : `${text.slice(0, -3)}${String(index).padStart(3, '0')}`
}
