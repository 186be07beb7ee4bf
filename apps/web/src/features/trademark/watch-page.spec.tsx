import { screen } from '@testing-library/react'
import {
  analyseTrademark,
  endTrademarkWatch,
  listTrademarkReports,
  listTrademarkWatches,
  readTrademarkRegister,
  watchTrademark,
} from '@originseal/contracts/trademark/endpoints'
import { answering } from '../../testing/answering'
import { standInGateway } from '../../testing/gateway.fixture'
import { openPage } from '../../testing/open-page'
import { beLoggedIn, knows, ownAccount } from '../../testing/session.fixture'
import { ownUnits } from '../../testing/units.fixture'
import { trademarkAnalysis, trademarkWatch } from './trademark.fixture'

const gateway = standInGateway()
const watched = (...watches: (typeof trademarkWatch)[]) =>
  answering(listTrademarkWatches, { success: true, data: { watches } })

beforeEach(() => {
  beLoggedIn()
  gateway.use(
    knows(),
    ownAccount(),
    answering(readTrademarkRegister, { data: { snapshot: trademarkAnalysis.snapshot } }),
  )
})

test('from an analysis its name is watched in its classes', async () => {
  const asked: unknown[] = []
  gateway.use(
    ...ownUnits(),
    answering(analyseTrademark, { success: true, data: trademarkAnalysis }),
    answering(watchTrademark, { success: true, data: { watch: trademarkWatch } }, async (request) =>
      asked.push(await request.json()),
    ),
  )
  const { user } = await openPage('/trademark/analysis?name=A&class=30', { language: 'zh-TW' })
  await user.click(await screen.findByRole('button', { name: '開始監看' }))
  const all = await screen.findByRole('link', { name: '查看所有監看' })
  expect(all.getAttribute('href')).toBe('/trademark/watch')
  expect(asked).toEqual([{ name: 'A', class: [30] }])
})

test('what was published says until when it can be opposed, why it is similar, and where agents are listed', async () => {
  gateway.use(watched(trademarkWatch))
  await openPage('/trademark/watch', { language: 'zh-TW' })
  expect(
    await screen.findByText('2026-03-16 公告；任何人最晚可在 2026-06-16 向智慧財產局提出異議。'),
  ).toBeTruthy()
  expect(screen.getByText(/相近之處：讀音、字形、意思/)).toBeTruthy()
  expect(screen.getByRole('link', { name: /智慧財產局商標主題網/ }).getAttribute('href')).toContain(
    'topic.tipo.gov.tw/trademarks-tw',
  )
})

test('a watch is ended, and without one the page says how to begin', async () => {
  const ended: string[] = []
  gateway.use(
    watched(trademarkWatch),
    answering(endTrademarkWatch, undefined, ({ url }) => {
      ended.push(new URL(url).pathname)
      gateway.use(watched())
    }),
  )
  const { user } = await openPage('/trademark/watch')
  await user.click(await screen.findByRole('button', { name: 'Stop watching 晨光茶坊' }))
  const begin = await screen.findByRole('link', { name: 'Compare a name' })
  expect(begin.getAttribute('href')).toBe('/trademark')
  expect(ended).toEqual([`/api/trademark/watch/${trademarkWatch.id}`])
})

test.each([
  ['/trademark'],
  ['/trademark/watch'],
  ['/trademark/analysis'],
  ['/trademark/analysis?name=A&class=30'],
])('whose data it is stands on %s, with the register, its date and size', async (page) => {
  gateway.use(
    ...ownUnits(),
    watched(trademarkWatch),
    answering(listTrademarkReports, { success: true, data: { reports: [], nextCursor: null } }),
    answering(analyseTrademark, { success: true, data: trademarkAnalysis }),
  )
  await openPage(page, { language: 'zh-TW' })
  const attribution = await screen.findByText(/CC-CEDICT（CC BY-SA 4.0）/u)
  expect(attribution.textContent).toContain('政府資料開放授權條款')
  expect(screen.getByText(/資料到 2026-01-01，共 6,000 件/u)).toBeTruthy()
})

test('the answer is asked for while the analysis page is fetched, and asked for once', async () => {
  const asked: unknown[] = []
  gateway.use(
    ...ownUnits(),
    answering(listTrademarkReports, { success: true, data: { reports: [], nextCursor: null } }),
    answering(analyseTrademark, { success: true, data: trademarkAnalysis }, async (request) =>
      asked.push(await request.json()),
    ),
  )
  const { user } = await openPage('/trademark', { language: 'zh-TW' })
  await user.type(await screen.findByLabelText(/想用的名稱/u), 'A')
  await user.click(screen.getByRole('button', { name: '比對看看' }))
  await screen.findByRole('heading', { name: '晨光茶坊' })
  expect(asked).toEqual([{ name: 'A', class: [] }])
})
