import type {
  ListedScan,
  ListedWork,
  ReadScanResponse,
  ReadUserPlanResponse,
  ReadUserResponse,
} from '@originseal/contracts'
import { listPayments, readUserPlan } from '@originseal/contracts/billing/endpoints'
import { listAdministeredCases } from '@originseal/contracts/enforcement/endpoints'
import { readUser } from '@originseal/contracts/identity/endpoints'
import { lookAtWorks } from '@originseal/contracts/protection/endpoints'
import { lookAtScan, lookAtScans } from '@originseal/contracts/scan-orchestrator/endpoints'
import { screen, within } from '@testing-library/react'
import { answering } from '../testing/answering'
import { fileId, scanId, standInGateway } from '../testing/gateway.fixture'
import { faultsIn } from '../testing/look-for-faults'
import { openPage } from '../testing/open-page'
import { answerSessions, beLoggedIn, knows, member } from '../testing/session.fixture'

const gateway = standInGateway()
const admin = { ...member, role: 'admin' } as const
const userId = '5d2b8c1e-1111-4222-8333-444455556666'
const at = '2026-11-22T08:00:00.000Z'
const work: ListedWork = {
  id: fileId,
  filename: 'mountain.png',
  title: 'A mountain',
  fingerprint: 'ab'.repeat(32),
  ipfs_hash: 'bafy',
  frames: 1,
  similarToEarlierSeal: false,
  createdAt: at,
  state: 'anchored',
}
const scan: ListedScan = {
  scanId,
  fileId,
  title: 'A mountain',
  status: 'completed',
  step: 'done',
  progress: 100,
  isScheduled: false,
  startedAt: at,
  endedAt: at,
  findings: 1,
  highRisk: 0,
}
const finding = {
  id: userId,
  rank: 6,
  masked: true,
  method: 'pdq',
  methodVersion: '1',
  distance: 3,
  quality: 90,
  similarity: 0.9,
  inliers: 40,
  originScore: 80,
  originReasons: [],
  fraudRisk: 'high',
  fraudRiskVersion: 'FraudRisk v1',
  fraudReasons: [],
  capturedAt: at,
} as const satisfies ReadScanResponse['data']['findings'][number]
const found: ReadScanResponse['data'] = {
  scanId,
  fileId,
  status: 'completed',
  step: 'done',
  progress: 100,
  suspiciousLinks: [],
  scanReportUrl: null,
  findings: [finding],
  coverage: [],
  imagesCompared: 9,
  startedAt: at,
  endedAt: at,
}

const user: ReadUserResponse = {
  id: userId,
  role: 'member',
  state: 'active',
  realName: '王小明',
  email: 'ming@example.tw',
  emailConfirmed: true,
  phone: null,
  registeredAt: at,
  language: 'zh-TW',
  hasPassword: true,
  hasSecondFactor: false,
  disabledAt: null,
  erasesAt: null,
  benefits: [],
  sessions: [],
  notes: [],
}
const plan: ReadUserPlanResponse = {
  subscription: { plan: 'basic', state: 'active', entitlements: [] },
  units: [{ unit: 'seal', available: 3, held: 0, isComing: false, lots: [] }],
}

/** What the page has asked of the services, in their order. */
async function openView() {
  const asked: { address: string; body?: unknown }[] = []
  const note = async (request: Request) => {
    const address = `${request.method} ${new URL(request.url).pathname}`
    asked.push({ address, ...(request.method === 'POST' && { body: await request.json() }) })
  }
  beLoggedIn(admin)
  answerSessions(gateway)
  gateway.use(
    knows(admin),
    answering(lookAtWorks, { data: { works: [work], nextCursor: null } }, note),
    answering(lookAtScans, { data: { scans: [scan], nextCursor: null } }, note),
    answering(lookAtScan, { data: found }, note),
    answering(listAdministeredCases, { cases: [], nextCursor: null }, note),
    answering(listPayments, { orders: [], nextCursor: null }, note),
    answering(readUserPlan, plan, note),
    answering(readUser, user, note),
  )
  const opened = await openPage(`/admin/users/${userId}/view`)
  await screen.findByRole('heading', { level: 1, name: 'What the member sees' })
  return { ...opened, asked }
}
describe('ADMIN-03: what a member sees', () => {
  it('asks nothing before somebody has said why', async () => {
    const { asked, page } = await openView()
    expect(screen.getByRole('button', { name: 'Look' }).hasAttribute('disabled')).toBe(true)
    expect(asked).toEqual([])
    expect(await faultsIn(page.container)).toEqual([])
  })

  it('shows it under a banner that says whose it is, since when and why; each look bears the reason', async () => {
    const { user: person, asked, page, where } = await openView()
    await person.type(screen.getByLabelText('Reason (for the audit log)'), 'asked for help')
    await person.click(screen.getByRole('button', { name: 'Look' }))
    const works = within(await screen.findByRole('list', { name: 'Works' }))
    works.getByText('A mountain')
    const scans = within(await screen.findByRole('list', { name: 'Scans' }))
    await person.click(scans.getByText('What it found'))
    await person.click(scans.getByRole('button', { name: 'Look at what it found' }))
    await scans.findByText('Masked, as for the member')
    await screen.findByText('There are no cases.')
    await screen.findByText('There are no orders.')
    const banner = within(screen.getByRole('region', { name: 'Read-only view' }))
    await banner.findByText('You see what 王小明 sees. Nothing can be changed here.')
    banner.getByText(/Reason: asked for help$/)
    expect(await faultsIn(page.container)).toEqual([])
    const looks = asked.filter(({ body }) => body !== undefined)
    expect(looks.map(({ address }) => address).toSorted()).toEqual([
      `POST /api/admin/scans/${scanId}/looks`,
      `POST /api/admin/users/${userId}/scans/looks`,
      `POST /api/admin/users/${userId}/works/looks`,
    ])
    for (const { body } of looks) expect(body).toMatchObject({ reason: 'asked for help' })
    // Nothing else was asked but reads, and nothing on the page asks for more.
    expect(asked.filter(({ address }) => !address.startsWith('GET ') && !address.endsWith('/looks'))).toEqual(
      [],
    )
    expect(within(screen.getByRole('main')).queryAllByRole('textbox')).toEqual([])
    expect(within(screen.getByRole('main')).queryAllByRole('button')).toEqual([])
    await person.click(banner.getByRole('link', { name: 'Leave' }))
    expect(where()).toBe(`/admin/users/${userId}`)
  })
})
