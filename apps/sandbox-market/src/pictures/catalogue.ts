import { assortments, type Assortment } from './assortment'
import type { Family } from './families'
import { randomFrom } from './random'

/** A listing that the market opens with. */
export interface CatalogueEntry {
  /** Never changes and is never given to another listing. */
  readonly key: string
  /** Slug of its shop. */
  readonly shop: string
  readonly title: string
  readonly description: string
  readonly keywords: readonly string[]
  /** Whole New Taiwan dollars. */
  readonly price: number
  readonly seed: number
  readonly family: Family
}

/** Keys whose own seed gave a picture too close to another's; see `catalogue.int.spec.ts`. */
const otherSeeds: Readonly<Record<string, number>> = {}

const spacing = 7919

function entriesOf({ shop, family, names, forms, keywords, sentences }: Assortment): CatalogueEntry[] {
  return names.map((name, i) => {
    const key = `${family}-${String(i + 1).padStart(2, '0')}`
    const seed = otherSeeds[key] ?? (i + 1) * spacing
    const random = randomFrom(seed)
    const form = forms[i % forms.length]!
    const [from, to] = form.price
    return {
      key,
      shop,
      title: `${name} ${form.label}`,
      description: sentences.map((sentence) => sentence.replace('{name}', name)).join('\n'),
      keywords: [...keywords, name, form.label],
      price: Math.round(random.range(from, to) / 10) * 10,
      seed,
      family,
    }
  })
}

/** One of each kind in turn, so that a page of newest listings is not all of one kind. */
function interleaved(lists: readonly CatalogueEntry[][]): CatalogueEntry[] {
  const longest = Math.max(...lists.map((list) => list.length))
  return Array.from({ length: longest }, (_, i) => lists.flatMap((list) => list.slice(i, i + 1))).flat()
}

/** All listings, in the order in which the market shows them. */
export const catalogue: readonly CatalogueEntry[] = interleaved(assortments.map(entriesOf))
