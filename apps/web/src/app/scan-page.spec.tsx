import type { ReadScanResponse } from '@originseal/contracts'
import { readWork } from '@originseal/contracts/protection/endpoints'
import { issueProgressToken, listScans } from '@originseal/contracts/scan-orchestrator/endpoints'
import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { answering } from '../testing/answering'
import { watchDownloads } from '../testing/downloads.double'
import { EventSourceDouble } from '../testing/event-source.double'
import {
  answers,
  fileId,
  finding,
  pdf,
  problem,
  scan,
  scanId,
  sealed,
  standInGateway,
} from '../testing/gateway.fixture'
import { openPage } from '../testing/open-page'
import { beLoggedIn, knows } from '../testing/session.fixture'

const gateway = standInGateway()
const downloads = watchDownloads()
EventSourceDouble.install()

const rendition = http.get(
  `/api/protect/trial/files/${fileId}/rendition`,
  () => new HttpResponse(new Blob(['picture'], { type: 'image/jpeg' })),
)
const work = answering(readWork, { data: { file: sealed } })

const open = async (path: string, ...handlers: Parameters<typeof gateway.use>) => {
  beLoggedIn()
  gateway.use(...handlers, knows(), work, rendition, answers.pictures())
  const opened = await openPage(path)
  await screen.findByRole('heading', { level: 1 })
  return opened
}
const openScan = (change: Partial<ReadScanResponse['data']>, hash = '') =>
  open(`/scans/${scanId}${hash}`, answers.scan(scan(change)))

describe('MEMBER-01: a member opens a scan', () => {
  it('and sees all of what it found, beside the work, with its report', async () => {
    const { user } = await openScan({ findings: [finding(1), finding(2)] })
    expect(await screen.findByText('Suspicious links (2)')).toBeTruthy()
    expect(await screen.findByText(sealed.fingerprint)).toBeTruthy()
    expect((await screen.findAllByRole('img', { name: 'Your sealed work' })).length).toBe(2)
    gateway.use(http.get(`/api/scans/${scanId}/report`, pdf))
    await user.click(screen.getByRole('button', { name: 'Download report (PDF)' }))
    await waitFor(() => expect(downloads.saved).toEqual([`scan-report-${scanId}.pdf`]))
  })

  it('at the finding that the address names', async () => {
    const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView')
    await openScan({ findings: [finding(1), finding(2)] }, '#finding-2')
    const asked = (await screen.findByRole('heading', { name: /Listing 2/ })).closest('article')
    await waitFor(() => expect(document.activeElement).toBe(asked))
    expect(scrolled.mock.contexts).toContain(asked)
    scrolled.mockRestore()
  })

  it('that still runs, hears it to its end, and stays to see the results', async () => {
    gateway.use(answering(issueProgressToken, { progressToken: 'mine' }))
    const { at } = await openScan({ status: 'processing', step: 'scanning', progress: 20 })
    await screen.findByRole('progressbar')
    await waitFor(() => expect(EventSourceDouble.current.url).toContain('token=mine'))
    gateway.use(answers.scan(scan({ findings: [finding(1)] })))
    const done = { step: 'done', progress: 1, message: 'done', ts: '2026-11-21T08:40:00.000Z' }
    act(() => EventSourceDouble.current.send(done))
    expect(await screen.findByText('Suspicious links (1)')).toBeTruthy()
    expect(at()).toBe(`/scans/${scanId}`)
  })

  it.each([
    ['failed', 'scan task failed, please retry later'],
    ['cancelled', 'The scan was cancelled.'],
  ] as const)('that was %s: says so, with the way back', async (status, words) => {
    await openScan({ status })
    expect(await screen.findByText(words)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'To the dashboard' }).getAttribute('href')).toBe(
      '/dashboard#my-scans',
    )
  })

  it('of somebody else: says that there is none', async () => {
    await open(
      `/scans/${scanId}`,
      http.get(`/api/protect/trial/scans/${scanId}`, () => problem(404, 'SCAN_NOT_FOUND')),
    )
    expect(await screen.findByText('this scan does not exist')).toBeTruthy()
  })
})

describe('MEMBER-04: a member opens a work', () => {
  it('with its certificate, fingerprints and scans; one whose bytes came again is told so', async () => {
    const scans = [
      {
        scanId,
        fileId,
        title: 'Sunrise',
        status: 'completed' as const,
        step: 'done' as const,
        progress: 100,
        isScheduled: false,
        startedAt: '2026-11-21T08:38:00.000Z',
        endedAt: '2026-11-21T08:40:00.000Z',
        findings: 2,
        highRisk: 1,
      },
    ]
    const asked: string[] = []
    beLoggedIn()
    gateway.use(
      answering(listScans, { data: { scans, nextCursor: null } }, ({ url }) =>
        asked.push(new URL(url).search),
      ),
      answers.scan(scan({ findings: [finding(1), finding(2)] })),
      knows(),
      work,
      rendition,
    )
    await openPage(`/file/${fileId}`, { state: { alreadySealed: { fileId } } })
    expect(await screen.findByText(sealed.fingerprint)).toBeTruthy()
    expect(screen.getByText('You have sealed this image before. This is its certificate.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Download certificate (PDF)' })).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Scan the web' })).toBeTruthy()
    const row = await screen.findByRole('link', { name: 'Suspicious links: 2, of high risk: 1' })
    expect(row.getAttribute('href')).toBe(`/scans/${scanId}#finding-1`)
    expect(asked).toEqual([`?fileId=${fileId}`])

    const findings = within(await screen.findByRole('region', { name: 'Suspicious links (2)' }))
    const [first] = await findings.findAllByRole('article')
    expect(within(first!).getAllByText('OriginScore').length).toBeTruthy()
    expect(within(first!).getByText(/^Why: \d+ reasons with their points$/)).toBeTruthy()
    expect(findings.getByRole('link', { name: 'See pictures and comparison' }).getAttribute('href')).toBe(
      `/scans/${scanId}#finding-1`,
    )
  })
})
