import { isValid, parse } from 'ipaddr.js'

/**
 * Whom an address stands for: an IPv4 address itself, of an IPv6 address its /64, which is the least that a connection
 * is given (RFC 6177) and within which one may take any address.
 */
export function networkOf(address: string): string {
  if (!isValid(address)) return address
  const parsed = parse(address)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  const six = parsed as Extract<typeof parsed, { parts: number[] }>
  if (six.isIPv4MappedAddress()) return six.toIPv4Address().toString()
  return `${six.parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(':')}::/64`
}
