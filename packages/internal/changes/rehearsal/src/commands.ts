import { execFile } from 'node:child_process'

export type Environment = Readonly<Record<string, string | undefined>>

/** Runs a command to its end. On a busy machine a command of seconds takes minutes; ten minutes end one that hangs. */
export function attempt(
  [program = '', ...words]: readonly string[],
  cwd: string,
  env: Environment,
): Promise<{ isOk: boolean; stdout: string; stderr: string }> {
  const limits = { timeout: 600_000, killSignal: 'SIGKILL', maxBuffer: 100_000_000 } as const
  return new Promise((resolve) => {
    execFile(program, words, { cwd, env, ...limits }, (error, stdout, stderr) =>
      resolve({ isOk: error === null, stdout, stderr: stderr || (error?.message ?? '') }),
    )
  })
}

/** Runs a command that must succeed, and returns what it prints. */
export async function run(command: readonly string[], cwd: string, env: Environment): Promise<string> {
  const { isOk, stdout, stderr } = await attempt(command, cwd, env)
  if (isOk) return stdout
  const lines = `${stdout}\n${stderr}`.trim().split('\n').slice(-25).join('\n')
  throw new Error(`\`${command.join(' ')}\` failed in ${cwd}:\n${lines}`)
}

/** Throws if there are problems. The cure says what to do about them. */
export function mustBeEmpty(problems: readonly string[], cure: string): void {
  if (problems.length > 0) throw new Error(`${problems.join('\n')}\nCure: ${cure}`)
}

/** Throws if the condition is false. The cure says what to do about the problem. */
export function must(condition: boolean, problem: string, cure: string): asserts condition {
  mustBeEmpty(condition ? [] : [problem], cure)
}

/** Returns the environment without the variables of the package manager and of the build server that started this. */
export function usersEnvironment(): Environment {
  const isLeftOut = /^(p?npm_|PNPM_|NODE_OPTIONS|NODE_PATH|INIT_CWD|CLOUDDB_|YARN_|BUN_|GITHUB_|ACTIONS_|TURBO_HASH)/i
  const kept = Object.entries(process.env).filter(([name]) => !isLeftOut.test(name))
  // A proxy for the network must not be used for the loopback.
  const loopback = ['NO_PROXY', 'no_proxy'].map((name) => [name, `${process.env[name] ?? ''},127.0.0.1,localhost`])
  return Object.fromEntries([...kept, ...loopback])
}

/** The environment for commands in a clone of the repository. */
export const repositoryEnvironment: Environment = {
  ...usersEnvironment(),
  GIT_AUTHOR_NAME: 'rehearsal',
  GIT_AUTHOR_EMAIL: 'rehearsal@example.com',
  GIT_COMMITTER_NAME: 'rehearsal',
  GIT_COMMITTER_EMAIL: 'rehearsal@example.com',
  GIT_TERMINAL_PROMPT: '0',
}

export function git(cwd: string, ...words: string[]): Promise<string> {
  return run(['git', ...words], cwd, repositoryEnvironment)
}
