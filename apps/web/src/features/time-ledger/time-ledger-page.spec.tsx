import type { PlatformTimes, ReadTimeLedgerResponse } from '@originseal/contracts'
import { downloadTimeLedger, readTimeLedger } from '@originseal/contracts/enforcement/time-ledger-endpoints'
import { screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { answering } from '../../testing/answering'
import { problem, standInGateway } from '../../testing/gateway.fixture'
import { faultsIn } from '../../testing/look-for-faults'
import { openPage } from '../../testing/open-page'

// It draws on a canvas, which jsdom has not.
const drawn: unknown[] = []
jest.mock('uplot', () => {
  class Drawing {
    static paths = {}
    constructor(_options: unknown, data: unknown) {
      drawn.push(data)
    }
    setSize = () => undefined
    redraw = () => undefined
    destroy = () => undefined
  }
  return { __esModule: true, default: Drawing }
})

// Nor has it a system that changes its colours.
Object.assign(window, { matchMedia: () => new EventTarget() })

const gateway = standInGateway()

const shopee: PlatformTimes = {
  platform: 'shopee',
  filed: 24,
  open: 6,
  seenByClaimant: 2,
  figures: {
    medianHours: 31,
    medianLowHours: 20,
    medianHighHours: null,
    p90Hours: null,
    downWithin72Hours: 0.6666666666666667,
    curve: [
      { hours: 12, removed: 0.25, band: { low: 0.1, high: 0.5 } },
      { hours: 31, removed: 0.6666666666666667, band: { low: 0.45, high: 0.85 } },
    ],
    followedHours: 900,
    acknowledged: 0.75,
    rejected: 0.125,
    counterNoticed: 0,
    stillDownAfterDays: { 1: 1, 7: 0.95, 30: 0.9 },
  },
}
const few: PlatformTimes = { platform: 'other', filed: 3, open: 1, seenByClaimant: 0, figures: null }

const ledger = (data: Partial<ReadTimeLedgerResponse['data']> = {}) =>
  answering(readTimeLedger, {
    data: {
      asOf: '2026-11-20T03:00:00.000Z',
      platforms: [shopee, few],
      falseClaims: { decided: 40, wrong: 3 },
      ...data,
    },
  })

async function openLedger(...given: Parameters<typeof ledger>) {
  gateway.use(ledger(...given))
  const opened = await openPage('/time-ledger')
  await screen.findByText(/As of/)
  return opened
}

const cells = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map((cell) => cell.textContent)

test('each platform with its figures, and with how many where too few were filed', async () => {
  const { page } = await openLedger()
  const table = within(screen.getByRole('region', { name: 'By platform' }))
  expect(cells(table.getByRole('row', { name: /Shopee/ }))).toEqual(['24', '31 h', '66.7%', '2'])
  expect(cells(table.getByRole('row', { name: /Other sites/ }))).toEqual(['3', 'Fewer than 10 filed', '0'])
  const card = within(screen.getByRole('region', { name: 'Shopee' }))
  card.getByText('20 h or more')
  expect(screen.queryByRole('region', { name: 'Other sites' })).toBeNull()
  expect(await faultsIn(page.container)).toEqual([])
})

test('a curve is drawn, and every step of it stands in a table', async () => {
  await openLedger()
  await waitFor(() =>
    expect(drawn).toContainEqual([
      [0, 12, 31, 720],
      [0, 0.5, 0.85, 0.85],
      [0, 0.1, 0.45, 0.45],
      [0, 0.25, 0.6666666666666667, 0.6666666666666667],
    ]),
  )
  const table = within(screen.getByRole('table', { name: 'Curve of Shopee', hidden: true }))
  expect(cells(table.getByRole('row', { name: /^31 h/, hidden: true }))).toEqual(['66.7%', '45% to 85%'])
})

test('the rate of false claims stands beside it, and is not said where too few were decided', async () => {
  await openLedger()
  const wrong = screen.getByText('Claims that were wrong').nextElementSibling
  expect(wrong?.textContent).toBe('7.5%3 of 40 decided in 180 days')
})

test('few cases: the page says so and draws nothing', async () => {
  await openLedger({ platforms: [few], falseClaims: null })
  screen.getByText('Too few cases to say something')
  screen.getByText(/Fewer than 20 were decided/)
  expect(screen.queryByRole('heading', { name: 'Time to removal' })).toBeNull()
})

test('before the first case there is no table', async () => {
  await openLedger({ platforms: [], falseClaims: null })
  screen.getByText('Too few cases to say something')
  expect(screen.queryByRole('table')).toBeNull()
})

test('the rows can be downloaded, and the command that calculates them is there', async () => {
  await openLedger()
  expect(screen.getByRole('link', { name: 'Download the rows (CSV)' }).getAttribute('href')).toBe(
    downloadTimeLedger.path,
  )
  expect(screen.getByText(/npm run time-ledger -- rows\.csv/)).toBeTruthy()
})

test('what can’t be read can be asked for again; how it is calculated stands there all the same', async () => {
  gateway.use(http.get(readTimeLedger.path, () => problem(503, 'UNAVAILABLE')))
  const { user } = await openPage('/time-ledger')
  const retry = await screen.findByRole('button', { name: 'Try again' })
  screen.getByText(/no case number, no person, no address/)
  gateway.use(ledger())
  await user.click(retry)
  expect(await screen.findByText(/As of/)).toBeTruthy()
})
