const names: Readonly<Record<string, string>> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  threads: 'Threads',
  youtube: 'YouTube',
  tiktok: 'TikTok',
  shopee: 'Shopee',
  momo: 'Momo',
  pchome: 'PChome',
  ruten: 'Ruten',
  line: 'LINE',
}

/** As people write it; undefined for what is none of the main platforms. */
export const platformName = (platform: string): string | undefined =>
  Object.hasOwn(names, platform.toLowerCase()) ? names[platform.toLowerCase()] : undefined
