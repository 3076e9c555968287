import { existsSync } from 'node:fs'

/** The usual paths of the browser. `CHROMIUM` overrides them. */
const places = [
  process.env.CHROMIUM,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** The system's browser for tests, or `undefined` where none is installed. */
export const browserPath: string | undefined = places.find((place) => place !== undefined && existsSync(place))

// The browser's own sandbox does not start for root in a container.
export const browserArguments: string[] = process.getuid?.() === 0 ? ['--no-sandbox'] : []

/** Runs in the page. Returns the texts whose contrast with their background is below 4.5, the limit of WCAG AA. */
export function faintTexts(): string[] {
  const parse = (color: string): number[] => (color.match(/[\d.]+/g) ?? []).map(Number)
  const luminance = ([red = 0, green = 0, blue = 0]: number[]): number => {
    const linear = [red, green, blue].map((part) => {
      const share = part / 255
      return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * (linear[0] ?? 0) + 0.7152 * (linear[1] ?? 0) + 0.0722 * (linear[2] ?? 0)
  }
  const backgroundOf = (element: Element | null): number[] => {
    for (let each = element; each; each = each.parentElement) {
      const color = parse(getComputedStyle(each).backgroundColor)
      if (color.length === 3 || color[3] === 1) return color
    }
    return [255, 255, 255]
  }
  const faint: string[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    if (!element || !node.textContent?.trim() || element.closest('script, style')) continue
    const [one, other] = [parse(getComputedStyle(element).color), backgroundOf(element)].map(luminance)
    const [light, dark] = [Math.max(one ?? 0, other ?? 0), Math.min(one ?? 0, other ?? 0)]
    const ratio = (light + 0.05) / (dark + 0.05)
    if (ratio < 4.5) faint.push(`${ratio.toFixed(2)} ${node.textContent.trim().slice(0, 40)}`)
  }
  return faint
}
