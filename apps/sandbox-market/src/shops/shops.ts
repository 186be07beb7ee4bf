import { shops, type Shop } from '../pictures/shops'

export { shops, type Shop }

/** Undefined for an address that somebody made up. */
export const findShop = (slug: string): Shop | undefined => shops.find((shop) => shop.slug === slug)

/** The shop of a stored listing. Throws if the shop is not there any more. */
export function shopOf(slug: string): Shop {
  const shop = findShop(slug)
  if (!shop) throw new Error(`there is no shop ${slug}`)
  return shop
}

/** Shops whose pages hold their listings as HTML; the others show them by script only, also in searches. */
export const plainShopSlugs: readonly string[] = shops
  .filter((shop) => !shop.renderedByScript)
  .map((shop) => shop.slug)

export const scriptShops: readonly Shop[] = shops.filter((shop) => shop.renderedByScript)
