import { loadPage, readPage, waitsForScripts } from '@originseal/crawling'
import { identifyTarget } from '../channels/identify-target'
import type { Place, SeenPage } from './seen-page'
import type { Look } from './verdict.rules'
import { wallOf } from './wall'

/** What the pictures of a page were found to be. */
export interface SeenPictures {
  readonly showsPicture: boolean
  /** Each could be fetched and compared. */
  readonly areAllKnown: boolean
}

/** What a page says by itself and by its pictures; whether it is a soft 404 is found out by another visit. */
export function lookOf(
  page: SeenPage,
  place: Place,
  { showsPicture, areAllKnown }: SeenPictures,
): Extract<Look, { kind: 'answered' }> {
  return {
    kind: 'answered',
    status: page.status,
    isWalled: wallOf(page) !== null,
    isAtItem: identifyTarget(page.url)?.key === place.targetKey,
    isComplete: areAllKnown && isWhole(page),
    isSameItem: isSameItem(page, place),
    showsPicture,
    isSoftNotFound: false,
  }
}

/** Characters of a picture inside the page itself, from which on it could be a copy. */
const longestInline = 4_000

const hasInlinePicture = (html: string): boolean =>
  html
    .split('data:image/')
    .slice(1)
    .some((rest) => rest.length >= longestInline && !/["')]/.test(rest.slice(0, longestInline)))

/** Nothing on it is still to come, and no picture is hidden from us in the page itself. */
function isWhole({ html, url }: SeenPage): boolean {
  if (waitsForScripts(html, url)) return false
  const { $ } = loadPage(html, url)
  const isBusy = $('[aria-busy="true" i], canvas').length > 0
  return !isBusy && !hasInlinePicture(html)
}

/** The title is that of the item that was found, and so is the seller where both are known. */
function isSameItem({ html, url }: SeenPage, { pageTitle, seller }: Place): boolean {
  const { title, listing } = readPage(html, url)
  const wanted = plain(pageTitle)
  const isTitled = wanted !== '' && [title, listing?.title].some((each) => plain(each) === wanted)
  const isSold = seller === null || listing?.seller === undefined || plain(listing.seller) === plain(seller)
  return isTitled && isSold
}

const plain = (text: string | null | undefined): string =>
  (text ?? '').normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim()
