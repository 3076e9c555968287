// The command: serves the built site on the loopback, for people to look at.
import { serve } from './serve.ts'

const { address } = await serve(4321)
console.log(`${address}/`)
