import type { Rule } from './rule.ts'

interface WithChannels {
  channel?: object | null
  channels?: readonly object[] | null
}

/** An alert has a channel or channels; of both the first is the same, and none comes twice. */
export const alertChannels: Rule<WithChannels> = ({ channel, channels }, complain) => {
  const keys = (channels ?? []).map(keyOf)
  const path = ['channels']
  if (!channel && !channels) complain('Provide either "channel" or "channels"', path)
  else if (channel && channels && keyOf(channel) !== keys[0])
    complain(
      'When both "channel" and "channels" are provided, "channel" must match the first entry of "channels"',
      path,
    )
  else if (new Set(keys).size < keys.length) complain('Duplicate notification channels are not allowed', path)
}

// In whichever order its properties were sent.
function keyOf(channel: object): string {
  return JSON.stringify(Object.entries(channel).sort(([one], [other]) => (one < other ? -1 : 1)))
}
