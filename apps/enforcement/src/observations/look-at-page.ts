import { readPage } from '@originseal/crawling'
import type { PictureVerdict } from './judge-pictures'
import { lookOf } from './page-signs'
import type { Place, SeenPage } from './seen-page'
import type { Answered } from './verdict.rules'

const mostPictures = 40

/** What is at the address of a picture. */
export type Judge = (url: string) => Promise<PictureVerdict>

/** Each picture is asked for once in a look, on however many pages it is. */
export function judgeOnce(judge: Judge): Judge {
  const known = new Map<string, Promise<PictureVerdict>>()
  return (url) => {
    const verdict = known.get(url) ?? judge(url)
    known.set(url, verdict)
    return verdict
  }
}

export const imagesOf = ({ html, url }: SeenPage): string[] =>
  readPage(html, url).images.map(({ imageUrl }) => imageUrl)

/** What a page and its pictures say of the copy. */
export async function lookAtPage(
  page: SeenPage,
  images: readonly string[],
  place: Place,
  judge: Judge,
): Promise<Answered> {
  const verdicts: PictureVerdict[] = []
  for (const url of images.slice(0, mostPictures)) {
    verdicts.push(await judge(url))
    if (verdicts.at(-1) === 'copy') break
  }
  return lookOf(page, place, {
    showsPicture: verdicts.includes('copy'),
    areAllKnown: images.length <= mostPictures && !verdicts.includes('unknown'),
  })
}
