/** How a recipe of docs/recipes.md is run, in the order of that text. */
interface Recipe {
  /** A program that imports the module `RECIPE`, if it does more than that. */
  readonly program?: string
  /** The output of the program. */
  readonly prints: RegExp
}

export const recipes: readonly Recipe[] = [
  // A proxy
  { prints: /^\d+\n$/ },
  // pino
  {
    prints:
      /^\{"level":30,.*"operationId":"listAlerts","method":"GET".*"msg":"GET \/api\/v2\/alerts: answered 200"\}\n$/,
  },
  // OpenTelemetry
  {
    program:
      "const { fetch } = globalThis\nawait import('./telemetry.ts')\nawait import('RECIPE')\nglobalThis.fetch = fetch",
    prints: /^sent 00-1-2-01\nspan GET \{"http.response.status_code":200\}\nspan listAlerts \{"attempts":1\}\n\d+\n$/,
  },
  // Workers: the worker gets its variables only as an argument.
  {
    program: `import worker from 'RECIPE'
      const response = await worker.fetch(new Request('https://worker.example'), process.env)
      console.log(JSON.stringify(await response.json()))`,
    prints: /^\["[^"]+"(,"[^"]+")*\]\n$/,
  },
  // Several services with one client
  {
    program: `const { CLOUDDB_SERVICE_ID } = process.env
      delete process.env.CLOUDDB_SERVICE_ID
      await import('RECIPE')
      Object.assign(process.env, { CLOUDDB_SERVICE_ID })`,
    prints: /^b7e4c9d2-\S+ [1-9]\d*\n0d9f3b52-\S+ [1-9]\d*\n$/,
  },
  // Bulk changes under a rate limit
  { prints: /^[1-9]\d* deleted, 0 failed\n$/ },
  // Browsers and bundlers
  {
    program: "import { GET } from 'RECIPE'\nconsole.log(JSON.stringify(await (await GET()).json()))",
    prints: /^\[\{"name":".+","state":"\w+"\}.*\]\n$/,
  },
]
