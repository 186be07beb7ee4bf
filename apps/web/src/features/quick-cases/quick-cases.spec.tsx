import type { QuickCaseView } from '@originseal/contracts'
import * as endpoints from '@originseal/contracts/enforcement/endpoints'
import { listWorks } from '@originseal/contracts/protection/endpoints'
import { readScan, startScan } from '@originseal/contracts/scan-orchestrator/endpoints'
import { screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { storedQuickCase } from '../../api/quick-case'
import { answering } from '../../testing/answering'
import { fileId, problem, scanId, sealed, standInGateway } from '../../testing/gateway.fixture'
import { openPage } from '../../testing/open-page'
import { beLoggedIn, knows, ownAccount } from '../../testing/session.fixture'
import { ownUnits } from '../../testing/units.fixture'

const gateway = standInGateway()
const pageUrl = 'https://shop.example/items/1'
const quickCase: QuickCaseView = {
  id: '00000000-0000-4000-8000-000000000077',
  pageUrl,
  domain: 'shop.example',
  savedAt: '2026-11-23T12:00:00.000Z',
}
const work = { ...sealed, createdAt: '2026-11-21T08:30:00.000Z', state: 'anchored' } as const
const works = (list: (typeof work)[]) => answering(listWorks, { data: { works: list, nextCursor: null } })
const quickCases = (...list: QuickCaseView[]) =>
  answering(endpoints.listQuickCases, { data: { quickCases: list } })
const comparison = { workId: fileId, scanId }
const scan = (status: 'processing' | 'completed', pageState: 'searched' | 'unreachable' = 'searched') =>
  answering(readScan, {
    data: {
      scanId,
      fileId,
      status,
      step: status === 'completed' ? 'done' : 'scanning',
      progress: status === 'completed' ? 100 : 20,
      suspiciousLinks: [],
      scanReportUrl: null,
      findings: [],
      coverage: [
        { source: 'given-page', label: 'Page given', state: pageState, pages: 1, images: 1, notes: [] },
      ],
      imagesCompared: 1,
      startedAt: '2026-11-23T12:01:00.000Z',
      endedAt: status === 'completed' ? '2026-11-23T12:02:00.000Z' : null,
    },
  })

async function open(...answers: Parameters<typeof gateway.use>) {
  beLoggedIn()
  gateway.use(
    ...answers,
    works([work]),
    http.get('/api/scans', () => Response.json({ data: { scans: [], nextCursor: null } })),
    http.get('/api/protect/trial/files/*/rendition', () => problem(404, 'WORK_NOT_FOUND')),
    ...[knows(), ownAccount(), ...ownUnits()],
  )
  const { user } = await openPage('/dashboard')
  const section = within(await screen.findByRole('region', { name: 'Suspicious links you gave' }))
  return { user, section }
}

test('HOME-01: a link that was given before the registration is saved once, and asks for its original', async () => {
  storedQuickCase.write({ url: pageUrl, origin: 'home' })
  const saved: unknown[] = []
  const { section } = await open(
    answering(endpoints.saveQuickCase, { data: { quickCase } }, async (request) =>
      saved.push(await request.json()),
    ),
    quickCases(quickCase),
  )
  expect(section.getByText(pageUrl)).toBeTruthy()
  expect(await section.findByLabelText('Your original')).toBeTruthy()
  expect(section.getByText(/takes one scan from your quota/)).toBeTruthy()
  await waitFor(() => expect(storedQuickCase.read()).toBeUndefined())
  expect(saved).toEqual([{ pageUrl }])
})

test('HOME-01: a link that could not be saved stays in the tab, and is saved when one tries again', async () => {
  storedQuickCase.write({ url: pageUrl })
  let isAway = true
  beLoggedIn()
  const { user } = await open(
    http.post('/api/quick-cases', () =>
      isAway ? problem(503, 'SERVICE_UNAVAILABLE') : Response.json({ data: { quickCase } }, { status: 201 }),
    ),
    quickCases(quickCase),
  )
  const retry = await screen.findByRole('button', { name: 'Try again' })
  expect(storedQuickCase.read()?.url).toBe(pageUrl)
  isAway = false
  await user.click(retry)
  await waitFor(() => expect(storedQuickCase.read()).toBeUndefined())
})

test('HOME-01: without a work, sealing the original comes first', async () => {
  const { section } = await open(works([]), quickCases(quickCase))
  expect((await section.findByRole('link', { name: 'Seal an original' })).getAttribute('href')).toBe(
    '/upload',
  )
})

test('HOME-01: the original is compared by a scan that is given the page; meanwhile the page says so', async () => {
  const told: unknown[] = []
  const { user, section } = await open(
    quickCases(quickCase),
    answering(startScan, { scanId, progressToken: 'p', jobId: scanId }, async (request) =>
      told.push(await request.json()),
    ),
    answering(endpoints.compareQuickCase, undefined, async (request) => told.push(await request.json())),
    scan('processing'),
  )
  const compare = await section.findByRole('button', { name: 'Compare' })
  gateway.use(quickCases({ ...quickCase, comparison }))
  await user.click(compare)
  expect(await section.findByText(/is being compared with “Sunrise”/)).toBeTruthy()
  expect(told).toEqual([{ page: pageUrl }, comparison])
  expect(section.getByRole('link', { name: 'To the scan' }).getAttribute('href')).toBe(`/scans/${scanId}`)
  expect(section.queryByLabelText('Your original')).toBeNull()
})

test('HOME-01: a comparison that can’t be started says why, with the way to more scans', async () => {
  const { user, section } = await open(
    quickCases(quickCase),
    http.post('/api/protect/trial/files/*/scan', () => problem(403, 'QUOTA_EXHAUSTED')),
  )
  await user.click(await section.findByRole('button', { name: 'Compare' }))
  expect((await section.findByRole('link')).getAttribute('href')).toMatch(/^\/pricing/)
})

test.each([
  ['searched', 'No copy of “Sunrise” was found on this page.'],
  ['unreachable', 'The page could not be looked at'],
] as const)(
  'HOME-01: where no copy was found and the page was %s, another original can be compared',
  async (state, text) => {
    const { section } = await open(quickCases({ ...quickCase, comparison }), scan('completed', state))
    expect(await section.findByText(new RegExp(text))).toBeTruthy()
    expect(await section.findByRole('button', { name: 'Compare' })).toBeTruthy()
  },
)

test('HOME-01: once a copy is found, its case is started in the workbench; what is of no interest is removed', async () => {
  const { user, section } = await open(
    quickCases({ ...quickCase, comparison, findingId: scanId }),
    answering(endpoints.dismissQuickCase, undefined),
  )
  expect(section.getByRole('link', { name: 'Go to the workbench' }).getAttribute('href')).toBe('/sirp')
  gateway.use(quickCases())
  await user.click(section.getByRole('button', { name: 'Remove the link on shop.example' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Suspicious links you gave' })).toBeNull())
})

describe('HOME-01: a screenshot without a link', () => {
  const picture = 'data:image/png;base64,iVBORw0KGgo='
  const visit = async (...answers: Parameters<typeof gateway.use>) => {
    beLoggedIn()
    gateway.use(
      ...answers,
      quickCases(),
      works([work]),
      http.get('/api/scans', () => Response.json({ data: { scans: [], nextCursor: null } })),
      http.get('/api/protect/trial/files/*/rendition', () => problem(404, 'WORK_NOT_FOUND')),
      ...[knows(), ownAccount(), ...ownUnits()],
    )
    const { user } = await openPage('/dashboard')
    return { user, card: within(await screen.findByRole('region', { name: 'A screenshot you gave' })) }
  }

  it('is shown, asks for the address of its page, and goes on as a link does', async () => {
    storedQuickCase.write({ fileName: 'shop.png', fileData: picture, origin: 'home' })
    const saved: unknown[] = []
    const { user, card } = await visit(
      answering(endpoints.saveQuickCase, { data: { quickCase } }, async (request) =>
        saved.push(await request.json()),
      ),
    )
    expect(card.getByRole('img', { name: 'Your screenshot shop.png' }).getAttribute('src')).toBe(picture)
    const link = card.getByLabelText(/^Address of the page/)
    for (const wrong of ['shop.example', 'javascript:alert(1)']) {
      await user.clear(link)
      await user.type(link, `${wrong}{Enter}`)
      expect(await card.findByText(/^Please paste the whole address/)).toBeTruthy()
    }
    expect(saved).toEqual([])
    await user.clear(link)
    gateway.use(quickCases(quickCase))
    await user.type(link, `${pageUrl}{Enter}`)
    expect(await screen.findByRole('region', { name: 'Suspicious links you gave' })).toBeTruthy()
    expect(saved).toEqual([{ pageUrl }])
    expect(screen.queryByRole('region', { name: 'A screenshot you gave' })).toBeNull()
    expect(storedQuickCase.read()).toBeUndefined()
  })

  it('stays in its tab where its page could not be saved, and goes when it is of no interest', async () => {
    storedQuickCase.write({ fileName: 'shop.png' })
    const { user, card } = await visit(
      http.post('/api/quick-cases', () => problem(503, 'SERVICE_UNAVAILABLE')),
    )
    card.getByText('shop.png')
    await user.type(card.getByLabelText(/^Address of the page/), `${pageUrl}{Enter}`)
    expect(await card.findByRole('alert')).toBeTruthy()
    expect(storedQuickCase.read()?.fileName).toBe('shop.png')
    await user.click(card.getByRole('button', { name: 'Remove the screenshot' }))
    expect(screen.queryByRole('region', { name: 'A screenshot you gave' })).toBeNull()
    expect(storedQuickCase.read()).toBeUndefined()
  })
})

test('HOME-01: what is to be known of the address is said before anything is spent on it', async () => {
  const { section } = await open(
    quickCases({ ...quickCase, imitates: 'facebook', targetRefusal: 'SHORT_LINK', isWholeAccount: true }),
  )
  expect(await section.findByText(/^This address imitates Facebook and is not Facebook’s\./)).toBeTruthy()
  section.getByText(/^This short link could not be followed\. Open it/)
  section.getByText(/^This is a whole account, shop or site\./)
})
