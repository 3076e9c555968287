import type { Results, RuntimeResults } from './results.ts'
import { type Note, notes, type Way } from './runtime.ts'

/** The table of a run, with when and on what it was made, and the notes that its rows refer to. */
export function runtimesTable({ date, system, checks, runtimes }: Results): string {
  const used = (Object.keys(notes) as Note[]).filter((note) => runtimes.some((runtime) => runtime.notes.includes(note)))
  const rows = runtimes.map((runtime) => {
    const cells = (['import', 'require'] as const).map((way) => count(runtime, way))
    return `| ${[runtime.name, ...cells, runtime.notes.map((note) => used.indexOf(note) + 1).join(', ')].join(' | ')} |`
  })
  return [
    `Run on ${date}, ${system}. Each figure counts the ${checks} checks of the program and one of its driver: that the process
ends by itself, or that the bundle is whole and asks for no module of Node's. The columns say how the program gets hold
of the packages.`,
    ['| Runtime | by `import` | by `require` | Notes |', '| --- | --: | --: | --- |', ...rows].join('\n'),
    used.map((note, index) => `${index + 1}. ${notes[note]}`).join('\n'),
  ].join('\n\n')
}

function count({ missing, ways }: RuntimeResults, way: Way): string {
  if (missing !== undefined) return 'not run'
  const result = ways[way]
  return result ? `${result.passed} of ${result.passed + result.failed.length}` : '–'
}
