// The worker of the frame. The policy of the frame blocks all connections.
import modules from 'virtual:modules'
import seed from 'virtual:seed'
import { runScript } from '../execution.ts'
import { programFailure } from '../failure.ts'
import { bounded, consoleOf } from '../output.ts'
import { worldOf } from '../world.ts'

// The line of the program is below the frames of the client.
Error.stackTraceLimit = 50

// A program sends only what the page can draw. The browser gives the texts of its own console to the thread of the page.
const send = postMessage
const tell = bounded((happening) => send(happening))
Object.assign(console, consoleOf(tell))
for (const name of ['postMessage', 'Worker']) Reflect.deleteProperty(globalThis, name)

// An error that the program does not await, as in a timer or a promise.
const fail = (event: ErrorEvent | PromiseRejectionEvent): void => {
  event.preventDefault()
  tell(programFailure('reason' in event ? event.reason : event.error))
}
addEventListener('error', fail)
addEventListener('unhandledrejection', fail)

addEventListener('message', ({ data }: MessageEvent<string>) => {
  void runScript(data, { ...worldOf(seed), modules, tell })
})
