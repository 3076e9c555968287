import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'yaml'
import { Problem } from '../problem.ts'

/** One step of a job, as far as a rehearsal can do it. */
export type Step =
  | { readonly kind: 'script'; readonly text: string; readonly environment: Readonly<Record<string, string>> }
  /** One of the actions of changesets: `select-mode`, `version`, `pack`, `publish`. */
  | {
      readonly kind: 'changesets'
      readonly action: string
      readonly inputs: Readonly<Record<string, string>>
      readonly environment: Readonly<Record<string, string>>
    }
  | { readonly kind: 'left-out'; readonly what: string; readonly because: string }

interface WrittenStep {
  readonly name?: string
  readonly uses?: string
  readonly run?: string
  readonly with?: Readonly<Record<string, unknown>>
  readonly env?: Readonly<Record<string, unknown>>
}

const leftOut: readonly (readonly [pattern: RegExp, because: string])[] = [
  [/^pnpm audit/, 'it asks the network of the day'],
]

/** Whoever rehearses has run `check`. Of what it does only the build is needed: it makes what is packed. */
const shortened = (script: string) => (/^pnpm (run )?check$/.test(script) ? 'pnpm run build' : script)

/** The steps of a job of the workflow that releases, in their order. What a machine is set up with is not among them. */
export function stepsOf(workflow: string, job: string): Step[] {
  const steps: WrittenStep[] | undefined = parse(workflow).jobs?.[job]?.steps
  if (!steps)
    throw new Problem(
      `release.yml has no job "${job}".`,
      'the jobs select, version, pack and publish, because these are rehearsed in this order',
      'name the jobs of today in packages/internal/changes/rehearsal/src/release/jobs.ts.',
    )
  return steps.flatMap((step) => stepOf(step))
}

function stepOf({ uses, run, with: inputs = {}, env = {} }: WrittenStep): Step[] {
  const environment = strings(env)
  if (run !== undefined) {
    const text = run.trim()
    const because = leftOut.find(([pattern]) => pattern.test(text))?.[1]
    return [
      because ? { kind: 'left-out', what: text, because } : { kind: 'script', text: shortened(text), environment },
    ]
  }
  const [, action] = /^changesets\/action\/([a-z-]+)@/.exec(uses ?? '') ?? []
  if (action) return [{ kind: 'changesets', action, inputs: strings(inputs), environment }]
  const isSetUp = /^(actions\/(checkout|setup-node)@|\.\/\.github\/actions\/pnpm$)/.test(uses ?? '')
  return isSetUp ? [] : [{ kind: 'left-out', what: uses ?? 'a step', because: 'it is an action of the host' }]
}

const strings = (values: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, String(value)]))

export const readReleaseWorkflow = (tree: string): Promise<string> =>
  readFile(join(tree, '.github/workflows/release.yml'), 'utf8')
