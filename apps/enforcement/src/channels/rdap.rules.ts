import ipaddr from 'ipaddr.js'

/** A bootstrap file of IANA (RFC 9224): which server knows which names or addresses. */
export interface RdapBootstrap {
  readonly services: readonly (readonly [entries: readonly string[], servers: readonly string[]])[]
}

/** The server for an address, by its longest matching block; https before http. Undefined where none is named. */
export function serverOfAddress({ services }: RdapBootstrap, address: string): string | undefined {
  const parsed = ipaddr.parse(address)
  let best: { bits: number; servers: readonly string[] } | undefined
  for (const [blocks, servers] of services) {
    for (const block of blocks) {
      if (!ipaddr.isValidCIDR(block)) continue
      const [network, bits] = ipaddr.parseCIDR(block)
      const isWithin =
        network.kind() === parsed.kind() && parsed.match([network, bits] as [ipaddr.IPv4, number])
      if (isWithin && bits > (best?.bits ?? -1)) best = { bits, servers }
    }
  }
  const server = best?.servers.find((url) => url.startsWith('https:')) ?? best?.servers[0]
  return server?.replace(/\/$/, '')
}

interface Entity {
  readonly roles?: unknown
  readonly entities?: unknown
  readonly vcardArray?: unknown
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
const isEntity = (value: unknown): value is Entity => typeof value === 'object' && value !== null
const depth = 4

/** All entities, also those within others: the abuse contact of a registrar stands two levels down. */
function entitiesOf(value: unknown, levels = depth): Entity[] {
  if (!isEntity(value) || levels === 0) return []
  const own = listOf(value.entities).filter(isEntity)
  return [...own, ...own.flatMap((entity) => entitiesOf(entity, levels - 1))]
}

/** The e-mail addresses of a jCard (RFC 7095): items `["email", parameters, "text", address]`. */
function mailsOf({ vcardArray }: Entity): string[] {
  const items = listOf(listOf(vcardArray)[1])
  return items
    .filter((item) => listOf(item)[0] === 'email')
    .map((item) =>
      String(listOf(item)[3] ?? '')
        .trim()
        .toLowerCase(),
    )
    .filter((address) => /^[^\s@<>"]{1,64}@[^\s@<>"]{1,250}$/.test(address))
}

/** Those whom the record of a network names for abuse; else its technical contacts. In the record's order, each once. */
export function abuseMailsOf(record: unknown): string[] {
  const entities = entitiesOf(record)
  const withRole = (role: string) =>
    entities.filter(({ roles }) => listOf(roles).includes(role)).flatMap(mailsOf)
  const abuse = withRole('abuse')
  return [...new Set(abuse.length > 0 ? abuse : withRole('technical'))]
}
