/** The first of `count` indexes, in the order of time, whose time is not before another. */
export function firstFrom(count: number, timeOf: (index: number) => number, time: number): number {
  let [low, high] = [0, count]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (timeOf(middle) < time) low = middle + 1
    else high = middle
  }
  return low
}
