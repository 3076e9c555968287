/** Milliseconds. Who hangs for so long on what is broken has noticed it; what is right takes a hundredth of that. */
const timeLimit = 60000
/** Runs a suite. One that breaks on a mutant has noticed it, too: its test would be red. */
export async function runSuite(suite) {
  let timer
  const hanging = new Promise((resolve) => {
    timer = setTimeout(() => resolve('it hangs'), timeLimit)
  })
  try {
    return await Promise.race([suite(), hanging])
  } catch (error) {
    return `it fails: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`
  } finally {
    clearTimeout(timer)
  }
}
/** Runs several suites, all of them. */
export async function runSuites(id, suites) {
  const complaints = []
  for (const [name, suite] of Object.entries(suites)) {
    const complaint = await runSuite(suite)
    if (complaint !== undefined) complaints.push([name, complaint])
  }
  return { ...verdictOf(id, complaints), ranAll: true }
}
export function verdictOf(id, complaints) {
  const [first] = complaints
  const noticedBy = complaints.map(([suite]) => suite)
  return { id, noticedBy, ...(first && { complaint: first[1].slice(0, 200) }) }
}
