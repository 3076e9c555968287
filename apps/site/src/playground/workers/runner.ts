// In a worker of a frame with an origin of its own, which its policy lets connect to nobody.
import seed from 'virtual:seed'
import { run } from '../run.ts'
import { worldOf } from '../world.ts'

addEventListener('message', ({ data }: MessageEvent<string>) => {
  void run(data, { ...worldOf(seed), tell: (happening) => postMessage(happening) })
})
