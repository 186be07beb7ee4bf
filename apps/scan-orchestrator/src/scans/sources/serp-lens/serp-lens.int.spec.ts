import { ProviderBusy } from '../ask-provider'
import { MemoryJournal } from '@originseal/crawling/fixtures'
import { sealedWork, startProviderStub, type ProviderStub } from '../provider-stub.fixture'
import { SerpLens } from './serp-lens'

const { signal } = new AbortController()
const publicPicture = (workId: string) => Promise.resolve(`https://works.example/pictures/${workId}.jpg`)
let stub: ProviderStub
let journal: MemoryJournal
beforeEach(async () => {
  stub = await startProviderStub()
  journal = new MemoryJournal()
})
afterEach(() => stub.close())

const search = () =>
  new SerpLens({ key: () => 'k-1', publicPicture, endpoint: stub.endpoint }).search(
    sealedWork,
    journal,
    signal,
  )
const metadata = { id: '677d', status: 'Success' }

test('exact and visual matches are asked for by the public address of the picture', async () => {
  stub.answer(
    {
      body: {
        search_metadata: metadata,
        exact_matches: [
          {
            position: 1,
            title: 'Print',
            source: 'Shop',
            link: 'https://shop.example/1',
            thumbnail: 'https://serpapi.com/searches/677d/images/a.jpeg',
            actual_image_width: 800,
          },
        ],
      },
    },
    {
      body: {
        search_metadata: metadata,
        visual_matches: [
          {
            position: 1,
            link: 'https://shop.example/1',
            thumbnail: 'https://encrypted-tbn1.gstatic.com/images?q=tbn:1',
            image: 'https://shop.example/a.jpg',
          },
          { position: 2, link: 'https://mall.example/9', image: 'https://mall.example/b.jpg' },
        ],
      },
    },
  )
  expect(await search()).toEqual({ state: 'searched' })
  expect(
    journal.visits.map(({ url, images }) => [url, images.map(({ imageUrl, origin }) => [imageUrl, origin])]),
  ).toEqual([
    [
      'https://shop.example/1',
      [
        ['https://serpapi.com/searches/677d/images/a.jpeg', 'exact match'],
        ['https://shop.example/a.jpg', 'visual match'],
      ],
    ],
    ['https://mall.example/9', [['https://mall.example/b.jpg', 'visual match']]],
  ])
  expect(stub.asked.map(({ url }) => Object.fromEntries(url.searchParams))).toEqual(
    ['exact_matches', 'visual_matches'].map((type) => ({
      engine: 'google_lens',
      type,
      url: 'https://works.example/pictures/work-1.jpg',
      api_key: 'k-1',
    })),
  )
})

test('no results come as a success with an error text', async () => {
  stub.answer({
    body: { search_metadata: metadata, error: "Google Lens hasn't returned any results for this query." },
  })
  expect(await search()).toEqual({ state: 'searched' })
})

test('a search that the provider could not finish is worth another try', async () => {
  stub.answer({ body: { search_metadata: { ...metadata, status: 'Error' }, error: 'try again later' } })
  await expect(search()).rejects.toThrow(ProviderBusy)
})

test('429 is worth another try, unless it means that the account is used up', async () => {
  stub.answer({ status: 429, body: { error: 'You have exceeded the hourly throughput limit.' } })
  await expect(search()).rejects.toThrow(ProviderBusy)
  stub.answer({ status: 429, body: { error: 'Your account has run out of searches.' } })
  expect(await search()).toEqual({ state: 'failed', notes: [{ key: 'no-searches-left', values: {} }] })
})

test('what it writes of a failure holds neither the key nor the address of the picture', async () => {
  stub.answer()
  const failure = await search().catch((error: Error) => error)
  expect(failure).toBeInstanceOf(ProviderBusy)
  expect(String((failure as Error).message)).not.toMatch(/k-1|works\.example/)
})

test('it is configured only with a key and with public pictures', () => {
  expect(new SerpLens({ key: () => 'k-1', publicPicture }).configured).toBe(true)
  expect(new SerpLens({ key: () => 'k-1', publicPicture: undefined }).configured).toBe(false)
  expect(new SerpLens({ key: () => undefined, publicPicture }).configured).toBe(false)
})
