import { supportedFunctions } from '@clouddb/telemetry'

const endings = ['OrZero', 'OrDefault', 'OrNull']

/** The table of the functions that queries can use. A function with an asterisk also exists with each of the endings. */
export function functionRows(): string[] {
  const rows = Object.entries(supportedFunctions()).map(([group, names]) => {
    const bases = new Set(names.filter((name) => endings.every((ending) => names.includes(name + ending))))
    const own = names.filter(
      (name) => !endings.some((one) => name.endsWith(one) && bases.has(name.slice(0, -one.length))),
    )
    return `| ${group} | ${own.map((name) => `\`${name}\`${bases.has(name) ? '\\*' : ''}`).join(', ')} |`
  })
  return ['| group | functions |', '| --- | --- |', ...rows]
}
