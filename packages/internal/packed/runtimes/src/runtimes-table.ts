import { type Note, notes, type Results, type RuntimeResults, type Way } from './runtime.ts'

/** Returns the table of a run in Markdown, with its date and system, and the notes of its rows. */
export function runtimesTable({ date, system, checks, runtimes }: Results): string {
  const used = (Object.keys(notes) as Note[]).filter((note) => runtimes.some((runtime) => runtime.notes.includes(note)))
  const rows = runtimes.map((runtime) => {
    const cells = (['import', 'require'] as const).map((way) => count(runtime, way))
    return `| ${[runtime.name, ...cells, runtime.notes.map((note) => used.indexOf(note) + 1).join(', ')].join(' | ')} |`
  })
  return [
    `Run on ${date}, ${system}. Each figure counts the ${checks} checks of the program and one of its driver: that the process
ends by itself, or that the bundle is complete and uses no module of Node. The columns say how the program loads the
packages.`,
    ['| Runtime | by `import` | by `require` | Notes |', '| --- | --: | --: | --- |', ...rows].join('\n'),
    used.map((note, index) => `${index + 1}. ${notes[note]}`).join('\n'),
  ].join('\n\n')
}

function count({ missing, ways }: RuntimeResults, way: Way): string {
  if (missing !== undefined) return 'not run'
  const result = ways[way]
  return result ? `${result.passed} of ${result.passed + result.failed.length}` : '–'
}
