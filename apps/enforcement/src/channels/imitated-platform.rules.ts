import { lookOf } from './look-alikes.rules'
import type { PlatformAdapter } from './platform-adapter'

/** What a name looks like. */
const skeletonOf = (label: string): string => lookOf(label).replaceAll('rn', 'm').replaceAll('vv', 'w')

/** Names shorter than this are in too many others: `t.me`, `line.me`. */
const shortest = 5

/**
 * The platform that a domain looks like without being it: a part of its name between hyphens or dots is taken for the
 * platform's. `shopee-tw.shop`, `faceb00k.example`; undefined for the platform itself and for strangers.
 * @param unicodeDomain registrable domain, its labels as people see them
 */
export function imitatedPlatform(
  unicodeDomain: string,
  adapters: readonly PlatformAdapter[],
): string | undefined {
  const parts = new Set(unicodeDomain.split(/[.-]/).map(skeletonOf))
  for (const { platform, domains } of adapters) {
    if (domains.includes(unicodeDomain.toLowerCase())) return undefined
    const names = domains.map((domain) => skeletonOf(domain.split('.', 1)[0] as string))
    if (names.some((name) => name.length >= shortest && parts.has(name))) return platform
  }
  return undefined
}
