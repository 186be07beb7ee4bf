import { createHash } from 'node:crypto'
import { normalAddress } from '@originseal/contracts'
import { getDomain } from 'tldts'
import type { ItemPattern, PlatformAdapter, TargetKind } from './platform-adapter'
import { platformAdapters } from './platform-adapters.rules'

/** A place that a case is about: as found, as shown and fetched, and as the identity that two spellings share. */
export interface IdentifiedTarget {
  /** Byte for byte what was found; notices name this one. */
  readonly asFound: string
  readonly canonical: string
  /** `platform:noun:id`, or `web:<SHA-256 of canonical>`. */
  readonly key: string
  readonly platform: string | undefined
  readonly kind: TargetKind | 'page' | 'home-page'
  /** The domain that somebody has registered: whom to write to depends on it. */
  readonly domain: string
  /** `TARGET_NOT_AN_ITEM`: a known platform, but none of its items. `SHORT_LINK`: to be resolved first. */
  readonly warning?: 'TARGET_NOT_AN_ITEM' | 'SHORT_LINK'
}

/** Undefined for what is no http(s) address. The canonical form of a canonical form is itself. */
export function identifyTarget(asFound: string): IdentifiedTarget | undefined {
  const url = normalAddress(asFound)
  if (!url) return undefined
  const domain = getDomain(url.hostname, { allowPrivateDomains: true }) ?? url.hostname
  const adapter = platformAdapters.find(({ domains }) => domains.includes(domain))
  const found = adapter && readItem(adapter, url)
  if (adapter && found) {
    const { pattern, id, owner } = found
    const { platform } = adapter
    return {
      asFound,
      canonical: pattern.canonical(id, owner),
      key: [platform, pattern.noun, pattern.ownerCounts ? `${owner}.${id}` : id].join(':'),
      platform,
      kind: pattern.kind,
      domain,
    }
  }
  const kind = url.pathname === '/' && url.search === '' ? 'home-page' : 'page'
  return {
    asFound,
    canonical: url.href,
    key: `web:${createHash('sha256').update(url.href).digest('hex')}`,
    platform: adapter?.platform,
    kind,
    domain,
    ...(adapter && { warning: isShortLink(adapter, url) ? 'SHORT_LINK' : 'TARGET_NOT_AN_ITEM' }),
  }
}

function readItem(adapter: PlatformAdapter, url: URL) {
  if (isShortLink(adapter, url)) return undefined
  for (const pattern of adapter.patterns) {
    const found = read(pattern, url)
    if (found) return { pattern, ...found }
  }
  return undefined
}

function read(pattern: ItemPattern, url: URL): { id: string; owner: string } | undefined {
  const groups = pattern.path.exec(url.pathname)
  if (!groups || (pattern.host && !pattern.host.test(url.hostname))) return undefined
  const { idIn, ownerIn, anyCase } = pattern
  const id = idIn === undefined ? groups.groups?.['id'] : parameter(url, idIn)
  const owner = ownerIn === undefined ? groups.groups?.['owner'] : parameter(url, ownerIn)
  if (id === undefined) return undefined
  const fold = (text: string) => (anyCase ? text.toLowerCase() : text)
  return { id: fold(id), owner: fold(owner ?? '') }
}

/** An empty name means the whole query. Ids in queries are words of letters, digits, `-` and `_`. */
function parameter(url: URL, name: string): string | undefined {
  const value = name === '' ? url.search.slice(1).split('&')[0] : url.searchParams.get(name)
  return value && /^[\w-]{1,200}$/.test(value) ? value : undefined
}

const isShortLink = (
  { shortLinkHosts = [], shortLinkPath }: PlatformAdapter,
  { hostname, pathname }: URL,
): boolean => shortLinkHosts.includes(hostname) || (shortLinkPath?.test(pathname) ?? false)
