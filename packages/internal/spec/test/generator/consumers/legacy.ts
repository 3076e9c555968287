// Compiled against the generated types; never run.
import type { ApiPromise, CallOptions } from '@clouddb/client-core'
import type { Methods } from './src/generated/methods.ts'
import type { Port, Tide } from './src/generated/schema.ts'

type Same<Left, Right> = (<T>() => T extends Left ? 1 : 2) extends <T>() => T extends Right ? 1 : 2 ? true : false
declare function holds<Truth extends true>(): Truth

holds<Same<Parameters<Methods['readTides']>, [port: Port, options?: CallOptions | undefined]>>()
holds<Same<ReturnType<Methods['readTides']>, ApiPromise<Tide>>>()
holds<Same<Tide['height'], number | null>>()
holds<Same<Tide['state'], 'rising' | 'falling' | (string & {}) | null>>()
holds<Same<Tide['port'], Port | null | undefined>>()
holds<Same<Tide['moon'], 'full' | 'new' | null | undefined>>()
