// The worker of the frame. The policy of the frame blocks all connections.
import seed from 'virtual:seed'
import { run } from '../run.ts'
import { worldOf } from '../world.ts'

// The line of the program is below the frames of the client.
Error.stackTraceLimit = 50

addEventListener('message', ({ data }: MessageEvent<string>) => {
  void run(data, { ...worldOf(seed), tell: (happening) => postMessage(happening) })
})
