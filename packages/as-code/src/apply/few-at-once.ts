/**
 * Runs steps, few at once: each object is read shortly before it is written, also where requests wait for a rate limit.
 */
export async function fewAtOnce<Item>(items: readonly Item[], step: (item: Item) => Promise<void>): Promise<void> {
  const left = items.values()
  const worker = async () => {
    for (const item of left) await step(item)
  }
  await Promise.all(Array.from({ length: 4 }, worker))
}
