import type { Reporter, TestModule } from 'vitest/node'

/** Says in one line a package what was run: the top suites of a contract are its operations, their tests the cases. */
export class SummaryReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const lines = modules.flatMap(summaryOf)
    if (lines.length > 0) process.stdout.write(`\n${lines.toSorted().join('\n')}\n`)
  }
}

function summaryOf(module: TestModule): string[] {
  const suites = [...module.children.suites()]
  const guard = suites.find(({ name }) => name.startsWith('@clouddb/'))
  if (!guard) return []
  const operations = suites.filter((suite) => suite !== guard)
  const cases = operations.flatMap((suite) => [...suite.children.allTests()])
  const passed = cases.filter((item) => item.result().state === 'passed').length
  return [`${guard.name}: ${operations.length} operations, ${cases.length} cases, ${passed} passed`]
}
