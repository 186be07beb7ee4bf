import type { ListedScan, ListedWork } from '@originseal/contracts'
import { summarizeCases } from '@originseal/contracts/enforcement/endpoints'
import { startScan } from '@originseal/contracts/scan-orchestrator/endpoints'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { answering } from '../testing/answering'
import { fileId, pdf, problem, scanId, sealed, standInGateway } from '../testing/gateway.fixture'
import { watchDownloads } from '../testing/downloads.double'
import { openPage } from '../testing/open-page'
import { account, beLoggedIn, knows, member, ownAccount } from '../testing/session.fixture'
import { ownUnits } from '../testing/units.fixture'

const gateway = standInGateway()
const downloads = watchDownloads()

const work: ListedWork = { ...sealed, createdAt: '2026-11-21T08:30:00.000Z', state: 'anchored' }
const scan: ListedScan = {
  scanId,
  fileId,
  title: 'Sunrise',
  status: 'completed',
  step: 'done',
  progress: 100,
  isScheduled: false,
  startedAt: '2026-11-21T08:38:00.000Z',
  endedAt: '2026-11-21T08:40:00.000Z',
  findings: 8,
  highRisk: 3,
}
const works = (list: ListedWork[], nextCursor: string | null = null) =>
  http.get('/api/works', () => HttpResponse.json({ data: { works: list, nextCursor } }))
const scans = (list: ListedScan[]) =>
  http.get('/api/scans', ({ request }) => {
    const isOfRisk = new URL(request.url).searchParams.get('risk') === 'high'
    const asked = isOfRisk ? list.filter(({ highRisk }) => highRisk > 0) : list
    return HttpResponse.json({ data: { scans: asked, nextCursor: null } })
  })
const quiet = 'Nothing needs your attention right now.'
const picture = http.get(
  `/api/protect/trial/files/${fileId}/rendition`,
  () => new HttpResponse(new Blob(['picture'], { type: 'image/jpeg' })),
)

const open = async (...answers: Parameters<typeof gateway.use>) => {
  beLoggedIn()
  gateway.use(...answers, knows(), ownAccount(), ...ownUnits(), picture)
  const opened = await openPage('/dashboard')
  await screen.findByRole('heading', { name: 'Hello, 王小明' })
  return opened
}

describe('MEMBER-01: /dashboard', () => {
  it('shows works, scans, plan and quota, alerts, and the way to the workbench', async () => {
    await open(works([work]), scans([scan]))
    expect(await screen.findByRole('heading', { name: 'Sunrise' })).toBeTruthy()
    expect(screen.getByText('On the chain')).toBeTruthy()
    expect(await screen.findByRole('img', { name: 'Sunrise' })).toBeTruthy()
    expect(await screen.findByText('Suspicious links: 8, of high risk: 3')).toBeTruthy()
    expect(await screen.findByText('34 left')).toBeTruthy()
    const cases = within(screen.getByRole('region', { name: 'My takedown cases' }))
    expect(cases.getByRole('link', { name: 'To the workbench' }).getAttribute('href')).toBe('/sirp')
  })

  it('has cases by state, the next deadline, and what waits; a counter-notice is said first', async () => {
    const caseId = scanId
    await open(
      works([work]),
      scans([{ ...scan, highRisk: 0 }]),
      answering(summarizeCases, {
        data: {
          counts: { filed: 2, countered: 1, rejected: 1 },
          nextDeadline: {
            name: 'tw-lawsuit',
            endsOn: '2026-12-04',
            endsAt: null,
            caseId,
            number: 'ZK-2611-003',
          },
          alerts: [
            { caseId, number: 'ZK-2611-003', state: 'countered' },
            { caseId: fileId, number: 'ZK-2611-001', state: 'rejected' },
          ],
          undecided: 5,
        },
      }),
    )
    const alerts = within(await screen.findByRole('region', { name: 'Alerts' }))
    expect(alerts.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Case ZK-2611-003: Counter-notice. It waits for you',
      'Case ZK-2611-001: Rejected. It waits for you',
    ])
    const cases = within(screen.getByRole('region', { name: 'My takedown cases' }))
    expect(cases.getByText(/Prove a lawsuit \(Taiwan\), Dec 4, 2026/)).toBeTruthy()
    expect(cases.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      ...['/sirp/cases?state=filed', '/sirp/cases?state=rejected', '/sirp/cases?state=countered'],
      ...[`/sirp/cases/${caseId}`, '/sirp', '/sirp/cases'],
    ])
    expect(screen.queryByText(quiet)).toBeNull()
  })

  it('does not show a seal on a test chain as one on the chain', async () => {
    await open(works([{ ...work, chain: { id: 31_337, name: 'OriginSeal development chain' } }]), scans([]))
    expect(await screen.findByText('On a test chain')).toBeTruthy()
    expect(screen.queryByText('On the chain')).toBeNull()
  })

  it('tells what was found of high risk, with the way to the worst of each; then nothing is said to be quiet', async () => {
    const other = { ...scan, scanId: fileId, title: 'Moon', highRisk: 1 }
    await open(works([]), scans([scan, other, { ...scan, scanId: member.id, title: 'Sea', highRisk: 0 }]))
    const alerts = await screen.findByRole('region', { name: 'Alerts' })
    const links = await within(alerts).findAllByRole('link')
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['3 high-risk links wait for you: Sunrise', `/scans/${scanId}#finding-1`],
      ['1 high-risk link waits for you: Moon', `/scans/${fileId}#finding-1`],
    ])
    expect(await screen.findByText('5 with your sign-up')).toBeTruthy()
    expect(screen.queryByText(quiet)).toBeNull()
  })

  it('says that nothing waits once that is known, and not while the scans cannot be read', async () => {
    let isAway = true
    const { user } = await open(
      works([]),
      http.get('/api/scans', () =>
        isAway
          ? problem(403, 'NOT_ALLOWED')
          : HttpResponse.json({ data: { scans: [{ ...scan, highRisk: 0 }], nextCursor: null } }),
      ),
    )
    const retry = await screen.findByRole('button', { name: 'Try again' })
    expect(await screen.findByText('5 with your sign-up')).toBeTruthy()
    expect(screen.queryByText(quiet)).toBeNull()
    isAway = false
    await user.click(retry)
    await screen.findByText('Suspicious links: 8, of high risk: 0')
  })

  it('says so in a quiet line where nothing waits', async () => {
    await open(works([work]), scans([{ ...scan, highRisk: 0 }]))
    expect(await screen.findByText(quiet)).toBeTruthy()
  })

  it('its rows lead to the scan and to its first finding, a work to its page', async () => {
    await open(works([work]), scans([scan]))
    const row = (await screen.findByText('Complete')).closest('li') as HTMLElement
    expect(
      within(row)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual([`/scans/${scanId}`, `/scans/${scanId}#finding-1`])
    const card = within(await screen.findByRole('region', { name: 'My works' }))
    expect(card.getByRole('link', { name: 'Sunrise' }).getAttribute('href')).toBe(`/file/${fileId}`)
  })

  it('begins with a list of first steps instead of empty lists, and a button for the next', async () => {
    await open(works([]), scans([]))
    const start = await screen.findByRole('region', { name: 'Start here' })
    const steps = within(start).getAllByRole('listitem')
    expect(steps.map((step) => [within(step).getByRole('heading').textContent, step.ariaCurrent])).toEqual([
      ['Confirm your e-mail Done', null],
      ['Seal your first work', 'step'],
      ['Look for copies', null],
    ])
    expect(
      within(start)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/upload'])
    expect(screen.queryByRole('region', { name: 'My works' })).toBeNull()
    expect(screen.queryByRole('region', { name: 'My scans' })).toBeNull()
  })

  it('says where a scan begins once there is a work, and ends the list with the first scan', async () => {
    await open(works([work]), scans([]))
    const start = await screen.findByRole('region', { name: 'Start here' })
    expect(within(start).getAllByRole('listitem').at(-1)?.ariaCurrent).toBe('step')
    expect(screen.getByRole('button', { name: 'Scan the web' })).toBeTruthy()
  })

  it('shows its parts together, so that none pushes down what is being read', async () => {
    let answerScans = (): void => undefined
    const asked = new Promise<void>((resolve) => (answerScans = resolve))
    await open(
      works([work]),
      http.get('/api/scans', async () => {
        await asked
        return HttpResponse.json({ data: { scans: [scan], nextCursor: null } })
      }),
    )
    expect(await screen.findByText('Loading…')).toBeTruthy()
    expect(screen.queryByRole('region', { name: 'My works' })).toBeNull()
    answerScans()
    expect(await screen.findByRole('region', { name: 'My works' })).toBeTruthy()
    expect(screen.getByText('Suspicious links: 8, of high risk: 3')).toBeTruthy()
  })

  it('has no first steps when all are done', async () => {
    await open(works([work]), scans([scan]))
    await screen.findByText('Suspicious links: 8, of high risk: 3')
    expect(screen.queryByRole('region', { name: 'Start here' })).toBeNull()
  })

  it('reminds of an address that is not confirmed', async () => {
    await open(works([]), scans([]), ownAccount(account({ emailConfirmed: false })))
    expect(await screen.findByRole('button', { name: 'Send the mail again' })).toBeTruthy()
  })

  it('asks for older works page by page', async () => {
    const older: ListedWork = { ...work, id: scanId, title: 'Older' }
    const { user } = await open(
      scans([]),
      http.get(`/api/protect/trial/files/${scanId}/rendition`, () => HttpResponse.error()),
      http.get('/api/works', ({ request }) => {
        const isNext = new URL(request.url).searchParams.get('cursor') === fileId
        return HttpResponse.json({
          data: isNext ? { works: [older], nextCursor: null } : { works: [work], nextCursor: fileId },
        })
      }),
    )
    await user.click(await screen.findByRole('button', { name: 'Show more works' }))
    expect(await screen.findByRole('heading', { name: 'Older' })).toBeTruthy()
    expect(screen.getByRole('heading', { name: 'Sunrise' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Show more works' })).toBeNull()
  })

  it('starts a scan, which then stands in the list with its progress', async () => {
    const keys: (string | null)[] = []
    const { user } = await open(
      works([work]),
      scans([]),
      http.post(`/api/protect/trial/files/${fileId}/scan`, ({ request }) => {
        keys.push(request.headers.get('idempotency-key'))
        return HttpResponse.json({ data: { scanId, progressToken: 'p', jobId: scanId } })
      }),
    )
    gateway.use(scans([{ ...scan, status: 'processing', step: 'scanning', progress: 32, findings: 0 }]))
    await user.click(await screen.findByRole('button', { name: 'Scan the web' }))
    expect(await screen.findByText('Scanning, 32%')).toBeTruthy()
    expect(keys).toEqual([expect.stringMatching(/^[\w-]{8,}$/)])
  })

  it('MEMBER-09: starts scans of several works at once; what could not start says why and stays selected', async () => {
    const other = { ...work, id: scanId, title: 'Moon' }
    const keys: (string | null)[] = []
    const { user } = await open(
      works([work, other]),
      scans([]),
      http.get(`/api/protect/trial/files/${scanId}/rendition`, () => problem(404, 'WORK_NOT_FOUND')),
      http.post(`/api/protect/trial/files/${scanId}/scan`, ({ request }) => {
        keys.push(request.headers.get('idempotency-key'))
        return problem(403, 'QUOTA_EXHAUSTED')
      }),
      answering(startScan, { scanId, progressToken: 'p', jobId: scanId }),
    )
    await user.click(await screen.findByRole('checkbox', { name: 'Select “Sunrise”' }))
    await user.click(screen.getByRole('checkbox', { name: 'Select “Moon”' }))
    gateway.use(scans([{ ...scan, status: 'processing', step: 'scanning', progress: 2, isScheduled: true }]))
    await user.click(screen.getByRole('button', { name: 'Scan 2 works' }))
    expect(await screen.findByText('1 scan has started; it is in the list below.')).toBeTruthy()
    expect(
      screen
        .getByText(/“Moon” was not started/)
        .querySelector('a')
        ?.getAttribute('href'),
    ).toBe('/pricing#scan-pack')
    expect(await screen.findByText('Scheduled')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Scan 1 work' }))
    await waitFor(() => expect(keys).toHaveLength(2))
    // A refusal ends the attempt; the next one has a key of its own.
    expect(keys[1]).not.toBe(keys[0])
  })

  it("saves a scan's report", async () => {
    const { user } = await open(
      works([]),
      scans([scan]),
      http.get(`/api/scans/${scanId}/report`, () => pdf()),
    )
    await user.click(await screen.findByRole('button', { name: 'Download report' }))
    await waitFor(() => expect(downloads.saved).toEqual([`scan-report-${scanId}.pdf`]))
  })
})
