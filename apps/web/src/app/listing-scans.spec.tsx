import type { ReadListingScanResponse } from '@originseal/contracts'
import { saveQuickCase } from '@originseal/contracts/enforcement/endpoints'
import {
  issueProgressToken,
  listListingScans,
  readListingScan,
  startListingScan,
} from '@originseal/contracts/scan-orchestrator/endpoints'
import { listTrademarkWatches } from '@originseal/contracts/trademark/endpoints'
import { act, screen, waitFor, within } from '@testing-library/react'
import { foundMark, trademarkWatch } from '../features/trademark/trademark.fixture'
import { answering } from '../testing/answering'
import { EventSourceDouble } from '../testing/event-source.double'
import { problem, scanId, standInGateway } from '../testing/gateway.fixture'
import { openPage } from '../testing/open-page'
import { beLoggedIn, knows, ownAccount } from '../testing/session.fixture'
import { tabTo } from '../testing/tab-to'
import { ownUnits } from '../testing/units.fixture'
import { http } from 'msw'

const gateway = standInGateway()
EventSourceDouble.install()

type ListingScan = ReadListingScanResponse['data']
type Found = ListingScan['listings'][number]

const { sound, look } = foundMark.axes
const alike: Found = {
  id: '9a2b8c1e-1111-4222-8333-444455550001',
  rank: 2,
  pageUrl: 'https://shop.test/listings/2',
  site: '島集 Islet Market',
  title: '辰光 冷泡茶',
  seller: '小店',
  price: 390,
  currency: 'TWD',
  field: 'title',
  passage: '辰光',
  isName: false,
  level: 'very-high',
  axes: { sound, look },
  seenAt: '2026-11-23T08:00:00.000Z',
}
const exact: Found = {
  ...alike,
  id: '9a2b8c1e-1111-4222-8333-444455550002',
  rank: 1,
  pageUrl: 'https://shop.test/listings/1',
  title: '茶包十二入',
  field: 'seller',
  passage: '晨光',
  isName: true,
}
const scan: ListingScan = {
  scanId,
  name: '晨光',
  status: 'completed',
  step: 'done',
  progress: 100,
  startedAt: '2026-11-23T07:59:00.000Z',
  endedAt: '2026-11-23T08:00:10.000Z',
  listings: [exact, alike],
  compared: 268,
  coverage: [
    {
      source: 'sandbox-market',
      label: '島集 Islet Market',
      state: 'searched',
      pages: 270,
      images: 0,
      notes: [],
    },
  ],
}
const quickCase = {
  id: '9a2b8c1e-1111-4222-8333-444455550003',
  pageUrl: exact.pageUrl,
  domain: 'shop.test',
  savedAt: exact.seenAt,
}
const reads = (change: Partial<ListingScan> = {}) =>
  answering(readListingScan, { data: { ...scan, ...change } })

beforeEach(() => {
  beLoggedIn()
  gateway.use(knows(), ownAccount(), ...ownUnits())
})

test('from a mark that was published a search of the listings under its name is started, once, and watched', async () => {
  const asked: unknown[] = []
  gateway.use(
    answering(listTrademarkWatches, { success: true, data: { watches: [trademarkWatch] } }),
    answering(startListingScan, { scanId, jobId: scanId, progressToken: 'p' }, async (request) =>
      asked.push(await request.json(), request.headers.get('Idempotency-Key')),
    ),
    answering(issueProgressToken, { progressToken: 'p' }),
    reads({ status: 'processing', step: 'scanning', progress: 20, listings: [] }),
  )
  const { user } = await openPage('/trademark/watch')
  await user.click(await screen.findByRole('button', { name: 'Search listings for “辰光”' }))
  expect(await screen.findByRole('progressbar', { name: 'Searching the listings' })).toBeTruthy()
  expect(asked).toEqual([{ name: '辰光' }, expect.any(String)])
  await waitFor(() => EventSourceDouble.current)
  const said = { step: 'scanning', progress: 30, ts: scan.startedAt, message: 'read' }
  act(() =>
    EventSourceDouble.current.send({
      ...said,
      key: 'pages-looked-through',
      values: { source: '島集', pages: 40 },
    }),
  )
  expect(await screen.findByText('島集: 40 pages read')).toBeTruthy()
  gateway.use(reads())
  act(() => EventSourceDouble.current.send({ ...said, step: 'done', progress: 100, key: 'listings-done' }))
  expect(await screen.findByText('2 listings carry the name or one like it')).toBeTruthy()
})

test('each listing says where the words stand, which they are, and opens to why they are like the name', async () => {
  gateway.use(reads())
  const { user } = await openPage(`/listing-scans/${scanId}`)
  const [first, second] = await screen.findAllByRole('article')
  const link = within(first!).getByRole('link', { name: /茶包十二入/ })
  expect(link.getAttribute('href')).toBe('https://shop.test/listings/1')
  expect(within(first!).getByText('The name itself')).toBeTruthy()
  expect(within(first!).getByText('In the name of the seller: “晨光”')).toBeTruthy()
  expect(within(first!).queryByText('Why it is like the name')).toBeNull()
  expect(within(second!).getByText('Very similar')).toBeTruthy()
  await user.click(within(second!).getByText('Why it is like the name'))
  expect(within(second!).getAllByText('ㄔㄣˊ')).toHaveLength(2)
  expect(screen.getByText('The words of 268 listings were compared with the name.')).toBeTruthy()
  expect(screen.getByText('270 pages')).toBeTruthy()
  expect(screen.getByText(/does not mean that it infringes/)).toBeTruthy()
})

test('a listing is kept as a quick case, by keyboard alone', async () => {
  const kept: unknown[] = []
  gateway.use(
    reads(),
    answering(saveQuickCase, { data: { quickCase } }, async (request) => kept.push(await request.json())),
  )
  const { user } = await openPage(`/listing-scans/${scanId}`)
  await screen.findAllByRole('article')
  await tabTo(user, screen.getAllByRole('button', { name: 'Keep it to compare' })[0]!)
  await user.keyboard('{Enter}')
  expect(await screen.findByRole('link', { name: 'Compare it on your dashboard' })).toBeTruthy()
  expect(kept).toEqual([{ pageUrl: 'https://shop.test/listings/1' }])
})

test('nothing found says so, and what was read; a search that failed gives its unit back', async () => {
  gateway.use(reads({ listings: [] }))
  const opened = await openPage(`/listing-scans/${scanId}`)
  expect(await screen.findByText('No listing carries the name or one like it')).toBeTruthy()
  opened.page.unmount()
  gateway.use(reads({ status: 'failed', listings: [] }))
  await openPage(`/listing-scans/${scanId}`)
  expect(await screen.findByText('The search failed; its unit is given back.')).toBeTruthy()
})

test('the searches are listed, newest first; a name that is too short is refused in words', async () => {
  const { name, status, step, progress, startedAt, endedAt } = scan
  const listed = { scanId, name, status, step, progress, startedAt, endedAt, found: 2 }
  gateway.use(
    answering(listListingScans, { data: { scans: [listed], nextCursor: null } }),
    answering(listTrademarkWatches, { success: true, data: { watches: [trademarkWatch] } }),
    http.post(startListingScan.path, () => problem(422, 'LISTING_SCAN_NAME_SHORT')),
  )
  const opened = await openPage('/listing-scans', { language: 'zh-TW' })
  const link = await screen.findByRole('link', { name: '晨光' })
  expect(link.getAttribute('href')).toBe(`/listing-scans/${scanId}`)
  expect(screen.getByText('商品：2 件')).toBeTruthy()
  opened.page.unmount()
  const { user } = await openPage('/trademark/watch', { language: 'zh-TW' })
  await user.click(await screen.findByRole('button', { name: '搜尋使用「辰光」的商品' }))
  expect(await screen.findByText(/這個名稱太短，無法搜尋/)).toBeTruthy()
})
