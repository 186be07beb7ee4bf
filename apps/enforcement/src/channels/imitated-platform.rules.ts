import type { PlatformAdapter } from './platform-adapter'

/**
 * Letters that people take for others, as far as names of platforms have them: digits, Cyrillic and Greek for Latin
 * (Unicode Technical Standard 39, confusables), each by what it looks like.
 */
const lookAlikes: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'l',
  '3': 'e',
  '5': 's',
  i: 'l',
  і: 'l',
  ı: 'l',
  а: 'a',
  α: 'a',
  с: 'c',
  ԁ: 'd',
  е: 'e',
  ɡ: 'g',
  һ: 'h',
  ј: 'j',
  κ: 'k',
  м: 'm',
  ո: 'n',
  о: 'o',
  ο: 'o',
  р: 'p',
  ρ: 'p',
  ѕ: 's',
  т: 't',
  τ: 't',
  υ: 'u',
  ν: 'v',
  х: 'x',
  у: 'y',
}

/** What a name looks like. */
const skeletonOf = (label: string): string =>
  [...label.toLowerCase().normalize('NFKD').replaceAll(/\p{M}/gu, '')]
    .map((letter) => lookAlikes[letter] ?? letter)
    .join('')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w')

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
