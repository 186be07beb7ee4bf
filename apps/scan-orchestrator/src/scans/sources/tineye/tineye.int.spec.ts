import { ProviderBusy } from '../ask-provider'
import { MemoryJournal } from '@originseal/crawling/fixtures'
import { picture, sealedWork, startProviderStub, type ProviderStub } from '../provider-stub.fixture'
import { TinEye } from './tineye'

const { signal } = new AbortController()
let stub: ProviderStub
let journal: MemoryJournal
beforeEach(async () => {
  stub = await startProviderStub()
  journal = new MemoryJournal()
})
afterEach(() => stub.close())

const search = () =>
  new TinEye({ key: () => 'k-1', endpoint: stub.endpoint }).search(sealedWork, journal, signal)
const answerWith = (total: number) => ({
  code: 200,
  messages: [],
  stats: { total_results: total, total_backlinks: 2, query_time: '0.5' },
  results: {
    matches: [
      {
        domain: 'shop.example',
        score: 62.5,
        width: 800,
        height: 600,
        image_url: 'https://img.tineye.com/result/0f1e',
        tags: [],
        backlinks: [
          { url: 'https://shop.example/a.jpg', backlink: 'https://shop.example/1', crawl_date: '2024-05-06' },
          { url: 'https://shop.example/a.jpg', backlink: 'https://shop.example/2', crawl_date: '2024-05-07' },
        ],
      },
    ],
  },
})

test('the picture is uploaded with the key in a header, and every backlink is a page', async () => {
  stub.answer({ body: answerWith(1) })
  expect(await search()).toEqual({ state: 'searched' })
  expect(journal.visits.map(({ url, images }) => [url, images[0]])).toEqual([
    [
      'https://shop.example/1',
      { imageUrl: 'https://shop.example/a.jpg', pageUrl: 'https://shop.example/1', origin: 'score 62.5' },
    ],
    [
      'https://shop.example/2',
      { imageUrl: 'https://shop.example/a.jpg', pageUrl: 'https://shop.example/2', origin: 'score 62.5' },
    ],
  ])
  const [{ method, url, headers, body }] = stub.asked as [(typeof stub.asked)[number]]
  expect([method, url.pathname, headers['x-api-key']]).toEqual(['POST', '/rest/search/', 'k-1'])
  const form = await new Response(new Uint8Array(body), {
    headers: { 'content-type': headers['content-type'] as string },
  }).formData()
  const upload = form.get('image_upload') as File
  expect(Buffer.from(await upload.arrayBuffer())).toEqual(picture)
  expect([form.get('limit'), form.get('sort'), form.get('order')]).toEqual(['100', 'score', 'desc'])
})

test('more matches than one answer holds make it a part of the search', async () => {
  stub.answer({ body: answerWith(340) })
  expect(await search()).toEqual({
    state: 'partly-searched',
    notes: [{ key: 'best-matches', values: { shown: 1, total: 340 } }],
  })
})

test('a refused key and an account without searches fail the source', async () => {
  stub.answer({ status: 401, body: { code: 401, messages: ['Please provide a valid API key.'] } })
  expect(await search()).toEqual({
    state: 'failed',
    notes: [{ key: 'key-refused', values: { status: 401 } }],
  })
  stub.answer({ status: 403, body: { code: 403, messages: ['You have no more searches available.'] } })
  expect(await search()).toEqual({ state: 'failed', notes: [{ key: 'no-searches-left', values: {} }] })
})

test('a crowded or broken service is worth another try', async () => {
  stub.answer({ status: 429, body: {} })
  await expect(search()).rejects.toThrow(ProviderBusy)
  stub.answer()
  await expect(search()).rejects.toThrow(ProviderBusy)
})

test('an error inside an answer with status 200 fails the source', async () => {
  stub.answer({ body: { code: 400, messages: ['Could not compute the image signature.'], results: [] } })
  expect((await search()).state).toBe('failed')
})

test('ADMIN-07: a search is a use of the key; to look whether there is one is none', async () => {
  stub.answer({ body: answerWith(1) })
  const onUse = jest.fn()
  const source = new TinEye({ key: () => 'k-1', onUse, endpoint: stub.endpoint })
  expect(source.configured).toBe(true)
  expect(onUse).not.toHaveBeenCalled()
  await source.search(sealedWork, journal, new AbortController().signal)
  expect(onUse).toHaveBeenCalledTimes(1)
})

test('an aborted search rejects with its reason, not as a busy provider', async () => {
  const aborted = new AbortController()
  aborted.abort(new Error('the lease is lost'))
  stub.answer({ body: answerWith(1) })
  const source = new TinEye({ key: () => 'k-1', endpoint: stub.endpoint })
  await expect(source.search(sealedWork, journal, aborted.signal)).rejects.toThrow('the lease is lost')
})
