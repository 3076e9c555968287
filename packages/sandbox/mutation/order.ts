import { basename } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

// What sends hundreds of requests in a test looks only at what the others have left alive.
const last = ['alerting', 'management', 'model', 'conditions', 'constraints'].map((name) => `${name}.test.ts`)

/** The tests that cost least come first. */
export class CheapestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => last.indexOf(basename(moduleId))
    return files.toSorted((one, other) => rank(one) - rank(other) || (one.moduleId < other.moduleId ? -1 : 1))
  }
}
