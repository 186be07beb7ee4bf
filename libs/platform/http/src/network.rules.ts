import { isIPv6 } from 'node:net'

/**
 * Who counts as one when tries are counted: an IPv4 address, or the /64 that one household or one server is given
 * (RFC 6177), because whoever has it has all of its addresses. IPv4 in IPv6 clothes is IPv4.
 */
export function networkOf(address: string): string {
  const [plain = ''] = address.split('%', 1)
  if (!isIPv6(plain)) return plain
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(plain)?.[1]
  if (mapped !== undefined) return mapped
  return groupsOf(plain).slice(0, 4).join(':')
}

/** The eight groups of a valid IPv6 address, without leading zeros. */
function groupsOf(address: string): string[] {
  const [head = [], tail = []] = address
    .split('::')
    .map((part) => part.split(':').filter((group) => group !== ''))
  // A dotted tail stands for two groups; they lie behind the first four.
  const missing = 8 - head.length - tail.length - (address.includes('.') ? 1 : 0)
  const zeros = address.includes('::') ? Array<string>(missing).fill('0') : []
  return [...head, ...zeros, ...tail].map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
}
