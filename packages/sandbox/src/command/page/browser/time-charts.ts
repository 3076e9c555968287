import { pageTable } from '../elements.ts'
import { build } from './regions.ts'

/** The texts of the buckets that an element of a chart over time has. */
const textsOf = ({ dataset }: HTMLElement): string[] => JSON.parse(dataset.values ?? '[]')

/** The elements of the legend that show the text of one bucket. */
const legendOf = (chart: Element | null | undefined): HTMLElement[] => [
  ...(chart?.nextElementSibling?.querySelectorAll<HTMLElement>('[data-values]') ?? []),
]

/** Shows the values of the bucket under the pointer, or of the last one if the pointer leaves the chart. */
export function showValues({ type, target, clientX }: PointerEvent): void {
  const plot = (target as Element).closest?.('.plot')
  if (!plot) return
  const { left, width } = plot.getBoundingClientRect()
  const share = type === 'pointerout' ? 1 : (clientX - left) / width
  for (const each of legendOf(plot.parentElement)) {
    const texts = textsOf(each)
    const index = Math.min(texts.length - 1, Math.max(0, Math.floor(share * texts.length)))
    each.textContent = texts[index] ?? ''
    plot.querySelector<HTMLElement>('.cursor')?.style.setProperty('left', `${((index + 0.5) / texts.length) * 100}%`)
  }
}

/** Makes the table of all values, the newest first, when it is opened. */
export function addValues(details: HTMLDetailsElement): void {
  if (!details.open || details.childElementCount > 1) return
  const chart = details.parentElement?.querySelector('.chart')
  const series = legendOf(chart).filter(({ tagName }) => tagName === 'B')
  const columns = series.map((value) => ({ name: value.previousElementSibling?.textContent ?? '', isNumber: true }))
  const values = series.map(textsOf)
  const rows = textsOf(details).map((time, index) => [time, ...values.map((texts) => texts[index] ?? '')])
  details.append(build(pageTable(details.dataset.title ?? '', [{ name: 'Time' }, ...columns], rows.reverse())))
}
