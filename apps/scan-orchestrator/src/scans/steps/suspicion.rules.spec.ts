import { CANDIDATE_INLIERS } from '@originseal/fingerprint'
import fc from 'fast-check'
import { chooseSuspects, inlierLimit, type Suspect } from './suspicion.rules'

const suspect = (part: Partial<Suspect>): Suspect => ({
  scanImageId: 'a',
  pageUrl: 'http://shop.test/listings/1',
  imageUrl: 'http://shop.test/images/1',
  origin: 'og',
  isListing: true,
  distance: 0,
  inliers: 0,
  isAlikeInPart: false,
  pixels: 1,
  ...part,
})

test('a picture is looked at closely from where the fingerprint calls it a candidate', () => {
  expect(inlierLimit).toBe(CANDIDATE_INLIERS)
})

test('a listing stands for the overview and the neighbours that show its picture too', () => {
  const listing = suspect({})
  const overview = suspect({ pageUrl: 'http://shop.test/', origin: 'img', isListing: false })
  const neighbour = suspect({ pageUrl: 'http://shop.test/listings/2', origin: 'img' })
  expect(chooseSuspects([overview, neighbour, listing])).toEqual([listing])
})

test('two listings with the picture are two findings', () => {
  const other = suspect({
    pageUrl: 'http://shop.test/listings/9',
    imageUrl: 'http://shop.test/images/9',
    distance: 4,
  })
  expect(chooseSuspects([other, suspect({})])).toEqual([suspect({}), other])
})

test('a page that is no listing counts where no listing has the picture', () => {
  const blog = suspect({ pageUrl: 'http://blog.test/post', origin: 'img', isListing: false })
  const other = suspect({
    pageUrl: 'http://shop.test/about',
    imageUrl: 'http://shop.test/images/other',
    origin: 'img',
    isListing: false,
  })
  expect(chooseSuspects([blog, other, suspect({})])).toHaveLength(3)
})

test('where no page says that it is a listing, the one that shows the picture largest stands for the others', () => {
  const plain = { origin: 'img', isListing: false } as const
  const page = suspect({ ...plain, pixels: 1_000 })
  const overview = suspect({
    ...plain,
    pageUrl: 'http://shop.test/',
    imageUrl: 'http://shop.test/images/1?w=300',
    pixels: 100,
  })
  expect(chooseSuspects([overview, page])).toEqual([page])
  expect(chooseSuspects([overview])).toEqual([overview])
})

test('of pages that show it equally large, the listing stands for the overviews', () => {
  const overview = suspect({ pageUrl: 'http://shop.test/', origin: 'img', isListing: false })
  const listing = suspect({ origin: 'img' })
  expect(chooseSuspects([overview, listing])).toEqual([listing])
})

test('of one page the main picture is examined, and the larger of two', () => {
  const small = suspect({ imageUrl: 'http://shop.test/images/1?w=200', pixels: 10 })
  const large = suspect({ pixels: 100 })
  expect(chooseSuspects([small, large])).toEqual([large])
})

test('what looks different is not examined', () => {
  expect(chooseSuspects([suspect({ distance: 32, inliers: 9 })])).toEqual([])
})

test('one picture a page, whatever comes', () => {
  const any = fc.record({
    page: fc.nat(5),
    origin: fc.constantFrom('og', 'img', 'json-ld'),
    isListing: fc.boolean(),
    distance: fc.nat(80),
    inliers: fc.nat(40),
    pixels: fc.nat(1_000),
  })
  fc.assert(
    fc.property(fc.array(any), (parts) => {
      const chosen = chooseSuspects(
        parts.map(({ page, ...part }) => suspect({ ...part, pageUrl: `http://shop.test/${page}` })),
      )
      expect(new Set(chosen.map((one) => one.pageUrl)).size).toBe(chosen.length)
    }),
  )
})
