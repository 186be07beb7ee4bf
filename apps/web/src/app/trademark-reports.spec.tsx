import type { UnitBalance } from '@originseal/contracts'
import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import {
  analyseTrademark,
  classifyGoods,
  downloadTrademarkReport,
  listTrademarkReports,
  orderTrademarkReport,
  readTrademarkRegister,
} from '@originseal/contracts/trademark/endpoints'
import { trademarkAnalysis, trademarkReport } from '../features/trademark/trademark.fixture'
import { answering } from '../testing/answering'
import { watchDownloads } from '../testing/downloads.double'
import { problem, standInGateway } from '../testing/gateway.fixture'
import { openPage } from '../testing/open-page'
import { beLoggedIn, knows, ownAccount } from '../testing/session.fixture'
import { ownUnits } from '../testing/units.fixture'

const gateway = standInGateway()
const downloads = watchDownloads()
const reports: UnitBalance = { unit: 'trademark-report', available: 2, held: 0, isComing: false, lots: [] }
const analysis = `/trademark/analysis?name=${encodeURIComponent('晨光茶坊')}&goods=${encodeURIComponent('茶葉')}&class=30`

beforeEach(() => {
  beLoggedIn()
  gateway.use(
    knows(),
    ownAccount(),
    ...ownUnits([reports]),
    answering(readTrademarkRegister, { data: { snapshot: trademarkAnalysis.snapshot } }),
    answering(analyseTrademark, { success: true, data: trademarkAnalysis }),
    answering(classifyGoods, {
      success: true,
      data: { goods: { edition: 'words-2', date: null }, suggestions: [], questions: [] },
    }),
  )
})

test('TM-05: what a report takes is said before; it is of the analysis that is shown, and its file is saved', async () => {
  const ordered: unknown[] = []
  gateway.use(
    answering(orderTrademarkReport, { success: true, data: { report: trademarkReport } }, async (request) =>
      ordered.push([await request.json(), request.headers.get('Idempotency-Key')]),
    ),
    http.get(downloadTrademarkReport.path, () => new HttpResponse('%PDF-', { status: 200 })),
  )
  const { user } = await openPage(analysis)
  expect(await screen.findByText(/A report uses 1 trademark report; 2 left/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Make the report' }))
  await user.click(await screen.findByRole('button', { name: /Download the PDF/ }))
  expect(ordered).toEqual([
    [{ name: '晨光茶坊', class: [30], desc: '茶葉' }, expect.stringMatching(/^[\da-f-]{36}$/)],
  ])
  await waitFor(() => expect(downloads.saved).toEqual([`trademark-report_${trademarkReport.id}.pdf`]))
})

test('TM-05: pressed again after a lost answer it orders the same report', async () => {
  const keys: (string | null)[] = []
  gateway.use(
    http.post(orderTrademarkReport.path, ({ request }) => {
      keys.push(request.headers.get('Idempotency-Key'))
      return HttpResponse.error()
    }),
  )
  const { user } = await openPage(analysis)
  for (const _ of [1, 2]) {
    await user.click(await screen.findByRole('button', { name: 'Make the report' }))
    await screen.findByRole('button', { name: 'Make the report' })
  }
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(1)
})

test('TM-05: where nothing is left the way to more is shown', async () => {
  gateway.use(http.post(orderTrademarkReport.path, () => problem(409, 'QUOTA_EXHAUSTED')))
  const { user } = await openPage(analysis)
  await user.click(await screen.findByRole('button', { name: 'Make the report' }))
  const way = await screen.findByRole('link', { name: 'See plans and packs' })
  expect(way.getAttribute('href')).toBe('/pricing#group-buy')
})

test('TM-05: reports are listed with what they found, and say when the register was made up', async () => {
  const asked: string[] = []
  gateway.use(
    answering(
      listTrademarkReports,
      { success: true, data: { reports: [trademarkReport], nextCursor: null } },
      ({ url }) => asked.push(new URL(url).search),
    ),
  )
  await openPage('/trademark', { language: 'zh-TW' })
  expect(await screen.findByText('1 件非常近似或很近似')).toBeTruthy()
  expect(screen.getByText(/示範用註冊簿/)).toBeTruthy()
  expect(screen.getByRole('button', { name: '下載 PDF 晨光茶坊' })).toBeTruthy()
  expect(asked).toEqual(['?limit=20'])
})
