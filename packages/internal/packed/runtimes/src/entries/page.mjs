// The program as a script of a page.
import { documents } from './documents.mjs'
import { packages } from './packages.mjs'
import { runChecks } from './program.mjs'

globalThis.runProgram = (conditions) => runChecks(packages, documents, conditions)
