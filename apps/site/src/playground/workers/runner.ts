// The worker of the frame. The policy of the frame blocks all connections.
import seed from 'virtual:seed'
import { bounded, consoleOf } from '../output.ts'
import { run } from '../run.ts'
import { worldOf } from '../world.ts'

// The line of the program is below the frames of the client.
Error.stackTraceLimit = 50

// A program sends only what the page can draw. The browser gives the texts of its own console to the thread of the page.
const send = postMessage
const tell = bounded((happening) => send(happening))
Object.assign(console, consoleOf(tell))
for (const name of ['postMessage', 'Worker']) Reflect.deleteProperty(globalThis, name)

// An error outside the program, as in a timer.
addEventListener('error', (event) => {
  event.preventDefault()
  tell({ kind: 'failed', name: 'Error', message: event.message })
})

addEventListener('message', ({ data }: MessageEvent<string>) => {
  void run(data, { ...worldOf(seed), tell })
})
