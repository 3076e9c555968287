import { type ApiName, environmentOf } from '../document/api-documents.ts'

/** What a client needs, by the option of the client. */
export type Connection = Readonly<Record<string, string>>

/** The options that each client needs, with the variable of the environment that names it. */
export const connections: Readonly<Record<ApiName, Readonly<Record<string, string>>>> = {
  oss: needed('oss'),
  cloud: needed('cloud'),
}

function needed(api: ApiName): Record<string, string> {
  const { logLevel: _, ...variables } = environmentOf(api)
  return variables
}
