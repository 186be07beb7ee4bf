import type { ListedScan, ListedWork, ReadScanResponse } from '@originseal/contracts'
import { listWorks, readWork } from '@originseal/contracts/protection/endpoints'
import { issueProgressToken, listScans } from '@originseal/contracts/scan-orchestrator/endpoints'
import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { trialSession } from '../api/trial-session'
import { answering } from '../testing/answering'
import { EventSourceDouble } from '../testing/event-source.double'
import {
  answers,
  fileId,
  finding,
  problem,
  scan,
  scanId,
  sealed,
  standInGateway,
  visitor,
} from '../testing/gateway.fixture'
import { openPage } from '../testing/open-page'
import { accessTokenOf, beLoggedIn, knows, member } from '../testing/session.fixture'

const gateway = standInGateway()
EventSourceDouble.install()

const otherId = '5f0f4a3e-1111-4222-8333-9c540d6f1d1a'
const work: ListedWork = { ...sealed, createdAt: '2026-11-21T08:30:00.000Z', state: 'anchored' }
const listed = (status: ListedScan['status']): ListedScan => ({
  scanId,
  fileId,
  title: 'Sunrise',
  status,
  step: 'done',
  progress: 100,
  isScheduled: false,
  startedAt: '2026-11-21T08:38:00.000Z',
  endedAt: null,
  findings: 0,
  highRisk: 0,
})
const noPicture = http.get(`/api/protect/trial/files/${fileId}/rendition`, () =>
  problem(404, 'WORK_NOT_FOUND'),
)

/** A visitor who has closed the tab: local storage is what is left. The server knows the rest. */
function beAfterClosing(scans: ListedScan[] = [], works: ListedWork[] = [work]) {
  trialSession.user.write(visitor)
  trialSession.token.write(accessTokenOf({ id: member.id, role: 'trial' }))
  const asked: string[] = []
  const note = ({ url }: Request) => asked.push(new URL(url).pathname + new URL(url).search)
  gateway.use(
    answering(listWorks, { data: { works, nextCursor: null } }, note),
    answering(listScans, { data: { scans, nextCursor: null } }, note),
    noPicture,
  )
  return asked
}
const results = (change: Partial<ReadScanResponse['data']> = {}) =>
  gateway.use(answers.scan(scan(change)), answers.pictures())

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation())
afterEach(() => jest.restoreAllMocks())

describe('TRIAL-15: a closed tab does not lose the trial', () => {
  it('step 2 shows the newest work, asked for with the trial’s token, and keeps it in this tab', async () => {
    const asked = beAfterClosing()
    await openPage('/protect/step2')
    expect(await screen.findByText(sealed.fingerprint)).toBeTruthy()
    expect(asked).toEqual(['/api/works?limit=1', `/api/scans?fileId=${fileId}&limit=1`])
    expect(trialSession.data.read()).toEqual({ file: sealed, user: visitor })
  })

  it('step 3 goes on hearing a scan that runs, by a token of its own', async () => {
    beAfterClosing([listed('processing')])
    const keys: (string | null)[] = []
    gateway.use(
      answering(issueProgressToken, { progressToken: 'another token' }, ({ headers }) =>
        keys.push(headers.get('idempotency-key')),
      ),
    )
    await openPage('/protect/step3')
    await screen.findByRole('progressbar')
    await waitFor(() => expect(EventSourceDouble.current.url).toContain('token=another%20token'))
    expect(keys).toEqual([expect.stringMatching(/^[\da-f-]{36}$/)])
  })

  it('step 4 shows the results of the last scan', async () => {
    beAfterClosing([listed('completed')])
    results({ findings: [finding(1)] })
    await openPage('/protect/step4')
    expect(await screen.findByText('Suspicious links (1)')).toBeTruthy()
  })

  it.each([
    ['completed', '/protect/step4'],
    ['processing', '/protect/step3'],
    ['cancelled', '/protect/step2'],
    ['failed', '/protect/step2'],
  ] as const)('/protect/resume after a scan that is %s: %s', async (status, step) => {
    beAfterClosing([listed(status)])
    results({ status })
    gateway.use(answering(issueProgressToken, { progressToken: 'another' }))
    const { at } = await openPage('/protect/resume')
    await waitFor(() => expect(at()).toBe(step))
    await screen.findByRole('heading', { level: 1 })
  })

  it.each<[string, () => void]>([
    ['nothing', () => undefined],
    [
      'another scan',
      () => trialSession.data.write({ file: { ...sealed, id: otherId }, user: visitor, lastScanId: otherId }),
    ],
  ])(
    'TRIAL-16: step 4 shows the scan that it is asked for, where this tab knew %s',
    async (_what, arrange) => {
      const asked = beAfterClosing([{ ...listed('completed'), scanId: otherId, fileId: otherId }])
      arrange()
      results({ findings: [finding(1)] })
      gateway.use(answering(readWork, { data: { file: sealed } }))
      await openPage(`/protect/step4?scan=${scanId}`)
      expect(await screen.findByText('Suspicious links (1)')).toBeTruthy()
      expect(asked).toEqual([])
      expect(trialSession.data.read()).toEqual({ file: sealed, user: visitor, lastScanId: scanId })
    },
  )

  it('TRIAL-16: a scan that is not the visitor’s is not replaced by the one that this tab knows', async () => {
    beAfterClosing()
    trialSession.data.write({ file: sealed, user: visitor, lastScanId: otherId })
    gateway.use(http.get(`/api/protect/trial/scans/${scanId}`, () => problem(404, 'SCAN_NOT_FOUND')))
    await openPage(`/protect/step4?scan=${scanId}`)
    expect(await screen.findByRole('alertdialog')).toBeTruthy()
  })

  it('what this tab knows is not asked for again', async () => {
    const asked = beAfterClosing()
    trialSession.data.write({ file: sealed, user: visitor })
    await openPage('/protect/step2')
    await screen.findByText(sealed.fingerprint)
    expect(asked).toEqual([])
  })

  it('a server that is away is said, and asked again at a press', async () => {
    beAfterClosing()
    gateway.use(http.get('/api/works', () => problem(503, 'SERVICE_UNAVAILABLE')))
    const { user } = await openPage('/protect/step2')
    await screen.findByText('the service is not available right now, please try again shortly')
    gateway.use(answering(listWorks, { data: { works: [work], nextCursor: null } }))
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText(sealed.fingerprint)).toBeTruthy()
  })

  it.each([
    ['the token has ended', () => problem(401, 'TOKEN_INVALID')],
    ['its works are an account’s now', () => HttpResponse.json({ data: { works: [], nextCursor: null } })],
  ])('TRIAL-12: %s: the step says so', async (_what, answer) => {
    beAfterClosing()
    gateway.use(http.get('/api/works', answer))
    await openPage('/protect/step2')
    const alert = await screen.findByRole('alertdialog')
    expect(alert.textContent).toContain('trial data or file info not found, returning to step 1')
  })
})

describe('home greets a visitor who comes back', () => {
  const goOn = () => screen.queryByRole('link', { name: 'Continue where you left off' })
  const open = async () => {
    await openPage('/')
    await screen.findByRole('heading', { level: 1 })
  }

  it('with the way to where the trial was left', async () => {
    beAfterClosing()
    await open()
    expect(goOn()?.getAttribute('href')).toBe('/protect/resume')
  })

  it.each([
    ['nobody has sealed here', () => undefined],
    [
      'the trial has ended',
      () => trialSession.token.write(accessTokenOf({ id: member.id, role: 'trial' }, -1)),
    ],
    [
      'a member has come',
      () => {
        beAfterClosing()
        gateway.use(
          knows(),
          http.all('/api/*', () => problem(404, 'NOT_FOUND')),
        )
        beLoggedIn()
      },
    ],
  ])('but not where %s', async (_what, arrange) => {
    arrange()
    await open()
    expect(goOn()).toBeNull()
  })
})
