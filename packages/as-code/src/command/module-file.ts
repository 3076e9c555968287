import { readFile } from 'node:fs/promises'
import { dirname, extname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { inspect } from 'node:util'
import { refuseDeclaration } from '../form/code-error.ts'

export const canLoadTypes: boolean = Boolean((process.features as { typescript?: unknown }).typescript)

/** Imports a module, and returns its default export: the value, or what a promise or a function of it gives. */
export async function loadModule(file: string, name: string): Promise<unknown> {
  if (/^\.m?ts$/.test(extname(file)) && !canLoadTypes)
    refuseDeclaration(
      `${name}: Node ${process.versions.node} does not load TypeScript. Use Node 22.18 or newer, or write the project as .mjs or .json.`,
    )
  const module = await importFrom(file, name)
  if (!('default' in module)) {
    const [other] = Object.keys(module)
    const exported = other === undefined ? '' : ` It exports ${other} only.`
    refuseDeclaration(`${name} has no default export.${exported} End it with: export default project('name', [...]).`)
  }
  try {
    const value = await module.default
    return typeof value === 'function' ? await value() : value
  } catch (error) {
    return refuseDeclaration(
      `${lineOf(error, file, name)}: its default export fails: ${moduleErrorMessage(error)}. Correct it.`,
    )
  }
}

async function importFrom(file: string, name: string): Promise<Readonly<Record<string, unknown>>> {
  try {
    return await import(/* @vite-ignore */ pathToFileURL(file).href)
  } catch (error) {
    const { code, name: kind } = Object(error) as { code?: unknown; name?: unknown }
    if (code === 'ERR_MODULE_NOT_FOUND' || code === 'MODULE_NOT_FOUND')
      return refuseMissing(moduleErrorMessage(error), file, name)
    if (kind === 'SyntaxError' || `${code}`.includes('TYPESCRIPT_SYNTAX')) return refuseSyntax(error, file, name)
    return refuseDeclaration(
      `${lineOf(error, file, name)}: it fails when it is loaded: ${moduleErrorMessage(error)}. Correct it.`,
    )
  }
}

function refuseMissing(message: string, file: string, project: string): never {
  const [, from] = / imported from (.+)$/.exec(message) ?? []
  const name = (from && ownName(pathToFileURL(from).href, file, project)) ?? project
  const missing = /Cannot find (?:package|module) '([^']+)'/.exec(message)?.[1] ?? 'a module'
  if (missing.startsWith('@clouddb/as-code'))
    refuseDeclaration(
      `${name} imports @clouddb/as-code, which is not installed here. Run: npm install --save-dev @clouddb/as-code`,
    )
  const isFile = /^[./]/.test(missing) || missing.startsWith('file:') || /^[A-Z]:\\/.test(missing)
  const missingModule = missing.startsWith('file:') ? fileURLToPath(missing) : missing
  return refuseDeclaration(
    `${name} imports ${missingModule}, which ${isFile ? 'is not there. Correct the path, which ends with the extension of the file.' : `is not installed. Run: npm install ${missingModule}`}`,
  )
}

async function refuseSyntax(error: unknown, file: string, name: string): Promise<never> {
  const message = moduleErrorMessage(error)
  const isModule = /import statement outside a module|Unexpected token 'export'/.test(message)
  if (isModule && /^\.[jt]s$/.test(extname(file)))
    refuseDeclaration(
      `${name}: package.json makes it a CommonJS module. Set "type": "module" there, or rename the file to ${extname(file).replace('.', '.m')}.`,
    )
  const text = await readFile(file, 'utf8').catch(() => '')
  if (/^(<{7}|>{7}) /m.test(text)) refuseDeclaration(`${name} has the marks of a merge conflict. Resolve it.`)
  const place = lineOf(error, file, name)
  const { spawnSync } = await import('node:child_process')
  const { stderr, status } = spawnSync(process.execPath, ['--check', file], { encoding: 'utf8' })
  // The error of an import names no line. A check of the file does, where the mistake is in it.
  const line = /^\S.*:(\d+)\r?$/m.exec(stderr)?.[1]
  const subject = place === name && status === 0 ? 'the syntax of a module that it imports' : 'its syntax'
  if (place !== name || line === undefined) refuseDeclaration(`${place}: ${subject} is wrong: ${message}. Correct it.`)
  return refuseDeclaration(`${name}:${line}: its syntax is wrong: ${message}. Correct it.`)
}

/** Returns the first line of what was thrown, which may be anything. */
export function moduleErrorMessage(error: unknown): string {
  const { message } = Object(error)
  const text = typeof message === 'string' && message ? message : inspect(error)
  // Messages about syntax end with the source, and those about modules with a stack of imports.
  const line = text.split('\n').find((each) => each.trim() !== '' && !/^\s*([|,×╭╰·]|\d+ │)/.test(each)) ?? text
  return line.trim().replace(/[.:]$/, '')
}

/** How messages name a module in the folder of the project. `undefined`: it is not there. */
function ownName(url: string, file: string, name: string): string | undefined {
  const folder = new URL('.', pathToFileURL(file)).href
  const isOwn = url.startsWith(folder) && !url.includes('/node_modules/')
  return isOwn ? join(dirname(name), decodeURI(url.slice(folder.length))) : undefined
}

/** The file with the line that the stack of an error names: in this file, or else in one that it imports. */
export function lineOf(error: unknown, file: string, name: string): string {
  const stack = `${Object(error).stack ?? ''}`
  for (const start of [pathToFileURL(file).href, file]) {
    const at = stack.indexOf(`${start}:`)
    const line = at < 0 ? undefined : /^\d+/.exec(stack.slice(at + start.length + 1))?.[0]
    if (line !== undefined) return `${name}:${line}`
  }
  for (const [, url = '', line] of stack.matchAll(/(file:\/\/[^\s()]+?):(\d+)/g)) {
    const own = ownName(url, file, name)
    if (own) return `${own}:${line}`
  }
  return name
}
