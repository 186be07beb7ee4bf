import { ProviderBusy } from '../ask-provider'
import { MemoryJournal } from '@originseal/crawling/fixtures'
import { picture, sealedWork, startProviderStub, type ProviderStub } from '../provider-stub.fixture'
import { GoogleVision } from './google-vision'

const { signal } = new AbortController()
let stub: ProviderStub
let journal: MemoryJournal
beforeEach(async () => {
  stub = await startProviderStub()
  journal = new MemoryJournal()
})
afterEach(() => stub.close())

const search = () =>
  new GoogleVision({ key: () => 'k-1', endpoint: stub.endpoint }).search(sealedWork, journal, signal)

test('the picture goes out in the request, and matches come back by page', async () => {
  const copy = { url: 'https://shop.example/images/copy.jpg' }
  stub.answer({
    body: {
      responses: [
        {
          webDetection: {
            webEntities: [{ entityId: '/m/09d_r', score: 1.2, description: 'Mountain' }],
            fullMatchingImages: [copy, { url: 'https://cdn.example/loose.jpg' }],
            pagesWithMatchingImages: [
              {
                url: 'https://shop.example/listing/1',
                pageTitle: '<b>Print</b>',
                partialMatchingImages: [{ url: 'https://shop.example/images/crop.jpg' }],
                fullMatchingImages: [copy],
              },
              { url: 'javascript:alert(1)', fullMatchingImages: [copy] },
              { url: 'https://blog.example/only-named' },
            ],
            visuallySimilarImages: [{ url: 'https://other.example/another-mountain.jpg' }],
          },
        },
      ],
    },
  })
  expect(await search()).toEqual({ state: 'searched' })
  const pageUrl = 'https://shop.example/listing/1'
  const loose = 'https://cdn.example/loose.jpg'
  expect(journal.visits).toEqual([
    {
      url: pageUrl,
      outcome: 'read',
      images: [
        { imageUrl: copy.url, pageUrl, origin: 'full match' },
        { imageUrl: 'https://shop.example/images/crop.jpg', pageUrl, origin: 'partial match' },
      ],
      links: [],
    },
    {
      url: loose,
      outcome: 'read',
      images: [{ imageUrl: loose, pageUrl: loose, origin: 'full match' }],
      links: [],
    },
  ])
  const [{ method, url, headers, body }] = stub.asked as [(typeof stub.asked)[number]]
  expect([method, url.pathname, headers['x-goog-api-key']]).toEqual(['POST', '/v1/images:annotate', 'k-1'])
  expect(url.search).toBe('')
  expect(JSON.parse(body.toString())).toEqual({
    requests: [
      {
        image: { content: picture.toString('base64') },
        features: [{ type: 'WEB_DETECTION', maxResults: 100 }],
      },
    ],
  })
})

test('a picture that is nowhere is a search like any other', async () => {
  stub.answer({ body: { responses: [{}] } })
  expect(await search()).toEqual({ state: 'searched' })
  expect(journal.visits).toEqual([])
})

test.each([401, 403])('a refused key (%i) fails the source and says so', async (status) => {
  stub.answer({ status, body: { error: { code: status, message: 'of project 12345' } } })
  expect(await search()).toEqual({
    state: 'failed',
    notes: [{ key: 'key-refused', values: { status } }],
  })
})

test.each([429, 500, 503])('status %i is worth another try', async (status) => {
  stub.answer({ status, body: { error: { code: status } } })
  await expect(search()).rejects.toThrow(ProviderBusy)
})

test('an error inside the answer is worth another try only if it passes', async () => {
  stub.answer({ body: { responses: [{ error: { code: 14, message: 'unavailable' } }] } })
  await expect(search()).rejects.toThrow(ProviderBusy)
  stub.answer({ body: { responses: [{ error: { code: 3, message: 'Bad image data.' } }] } })
  expect(await search()).toEqual({
    state: 'failed',
    notes: [{ key: 'picture-refused', values: { code: 3 } }],
  })
})

test.each([
  'not json',
  '{"responses": []}',
  '{"responses": [{"webDetection": {"fullMatchingImages": [{}]}}]}',
])('an answer of another form fails the source: %s', async (body) => {
  stub.answer({ body })
  expect(await search()).toEqual({
    state: 'failed',
    notes: [{ key: 'answer-unknown', values: {} }],
  })
  expect(journal.visits).toEqual([])
})

test('without a key it is not configured', () => {
  expect(new GoogleVision({ key: () => undefined }).configured).toBe(false)
  expect(new GoogleVision({ key: () => 'k-1' }).configured).toBe(true)
})
