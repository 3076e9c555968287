/** True for the addresses of this machine, which nobody else can be meant by. */
export const isLoopback = (hostname: string): boolean =>
  /^(?:localhost|.+\.localhost|127(?:\.\d{1,3}){3}|\[::1\])$/.test(hostname)
