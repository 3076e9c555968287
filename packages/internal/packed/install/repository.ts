import { fileURLToPath } from 'node:url'

/** The root of the repository. */
export const repository: string = fileURLToPath(new URL('../../../..', import.meta.url))
