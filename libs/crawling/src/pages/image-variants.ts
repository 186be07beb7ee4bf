import type { FoundImage } from '../source'

const sizes = /^(w|width|h|height|size|sz|dpr|q|quality)$/i
/** `name-300x200.jpg` (WordPress), `name_640x.jpg` (Shopify). */
const sizeInName = /[-_](\d{2,4})x(\d{2,4})?(?=\.[a-z]{3,4}$)/i

interface Variant {
  /** The address without its size. */
  readonly family: string
  /** Pixels across as the address states them; infinite for the picture as it was put up. */
  readonly width: number
}

/**
 * Of pictures that differ in size only, the largest, where the first of them stood and with the first one's origin
 * (the page's main picture comes first).
 */
export function largestVariants(images: readonly FoundImage[]): FoundImage[] {
  const families = new Map<string, FoundImage & { width: number }>()
  for (const image of images) {
    const { family, width } = variantOf(image.imageUrl)
    const known = families.get(family)
    if (!known) families.set(family, { ...image, width })
    else if (width > known.width) families.set(family, { ...known, imageUrl: image.imageUrl, width })
  }
  return [...families.values()].map(({ imageUrl, pageUrl, origin }) => ({ imageUrl, pageUrl, origin }))
}

function variantOf(imageUrl: string): Variant {
  const url = new URL(imageUrl)
  const inName = sizeInName.exec(url.pathname)
  url.pathname = url.pathname.replace(sizeInName, '')
  const given = [...url.searchParams].filter(([name, value]) => sizes.test(name) && /^\d{1,5}$/.test(value))
  for (const [name] of given) url.searchParams.delete(name)
  const said = new Map(given.map(([name, value]) => [name.toLowerCase().charAt(0), Number(value)]))
  // Quality alone says nothing of the size, but the plain address beside it is the original.
  const across = said.get('w') ?? said.get('s') ?? said.get('h') ?? (inName ? Number(inName[1]) : undefined)
  const width = (across ?? (given.length > 0 ? Number.MAX_SAFE_INTEGER : Infinity)) * (said.get('d') ?? 1)
  return { family: url.href, width }
}
