import { isIP } from 'node:net'
import ipaddr from 'ipaddr.js'

/** Why an address may not be visited. `private` also covers unique-local and site-local IPv6. */
export type AddressKind =
  | 'public'
  | 'unspecified'
  | 'loopback'
  | 'private'
  | 'link-local'
  | 'carrier-nat'
  | 'multicast'
  | 'transition'
  | 'platform'
  | 'reserved'
  | 'malformed'

/** Services that clouds offer to their own machines at addresses that look public: Azure's WireServer. */
const platformServices = new Set(['168.63.129.16'])

/** The only block from which IANA assigns global unicast IPv6 (RFC 4291 §2.4 and the IANA registry). */
const globalUnicast6: [ipaddr.IPv6, number] = [ipaddr.IPv6.parse('2000::'), 3]
const nat64: [ipaddr.IPv6, number] = [ipaddr.IPv6.parse('64:ff9b::'), 96]

const kindOfRange: Readonly<Record<string, AddressKind>> = {
  unspecified: 'unspecified',
  loopback: 'loopback',
  private: 'private',
  uniqueLocal: 'private',
  deprecatedSiteLocal: 'private',
  linkLocal: 'link-local',
  carrierGradeNat: 'carrier-nat',
  multicast: 'multicast',
  broadcast: 'multicast',
  rfc6145: 'transition',
  rfc6052: 'transition',
  '6to4': 'transition',
  teredo: 'transition',
}

/**
 * What a textual IP address (no brackets, no zone) is for. `public` is said only of globally routable unicast;
 * whatever is not known to be that is refused, so a block reserved tomorrow needs no new line here.
 * IPv4 inside IPv6 (mapped, and NAT64's well-known prefix, which networks with DNS64 need) is judged by the
 * IPv4 address that the packet would reach. Source: IANA special-purpose address registries (RFC 6890).
 */
export function addressKind(address: string): AddressKind {
  if (isIP(address) === 0 || address.includes('%')) return 'malformed'
  const parsed = ipaddr.parse(isIP(address) === 6 ? hexadecimal(address) : address)
  return parsed instanceof ipaddr.IPv4 ? kindOf4(parsed) : kindOf6(parsed)
}

export function isPublicAddress(address: string): boolean {
  return addressKind(address) === 'public'
}

/** ipaddr.js 2.5 takes `::8.8.8.8` (the long dead "compatible" form) for `::ffff:8.8.8.8`; hexadecimal leaves no doubt. */
function hexadecimal(address: string): string {
  return new URL(`http://[${address}]/`).hostname.slice(1, -1)
}

function kindOf4(address: ipaddr.IPv4): AddressKind {
  if (platformServices.has(address.toString())) return 'platform'
  const range = address.range()
  return range === 'unicast' ? 'public' : (kindOfRange[range] ?? 'reserved')
}

function kindOf6(address: ipaddr.IPv6): AddressKind {
  if (address.isIPv4MappedAddress()) return kindOf4(address.toIPv4Address())
  if (address.match(nat64)) return kindOf4(new ipaddr.IPv4(address.toByteArray().slice(12)))
  const range = address.range()
  if (range === 'unicast' && address.match(globalUnicast6)) return 'public'
  return kindOfRange[range] ?? 'reserved'
}
