import type { AdministeredNegotiation, NegotiationView } from '@originseal/contracts'
import * as endpoints from '@originseal/contracts/enforcement/endpoints'
import { screen, within } from '@testing-library/react'
import { http } from 'msw'
import { answering } from '../../testing/answering'
import { fileId, problem, scanId as caseId, standInGateway } from '../../testing/gateway.fixture'
import { faultsIn } from '../../testing/look-for-faults'
import { openPage } from '../../testing/open-page'
import { answerSessions, beLoggedIn, knows, member } from '../../testing/session.fixture'

const gateway = standInGateway()
const admin = { ...member, role: 'admin' } as const
const hour = '2026-11-22T08:00:00.000Z'
const listed = {
  caseId,
  caseNumber: 'ZK-2611-007',
  title: 'Sunrise',
  pageUrl: 'https://shop.example/items/1',
  isDisputed: false,
  changedAt: hour,
} as const
const negotiation: AdministeredNegotiation = {
  ...listed,
  state: 'offered',
  next: { actor: 'claimant', step: 'decide-offer' },
  claimantName: 'Lin',
  frozenAt: null,
  entryCount: 2,
  offer: { number: 1, by: 'respondent', expiresAt: '2026-12-06T08:00:00.000Z' },
  agreement: null,
  endsAt: '2026-12-06T08:00:00.000Z',
}
const opened: NegotiationView = {
  ...listed,
  state: 'open',
  next: { actor: 'claimant', step: 'reply' },
  claimantName: 'Lin',
  caseOutcome: null,
  dispute: null,
  offer: null,
  agreement: null,
  licence: null,
  entries: [
    {
      sequence: 1,
      by: 'respondent',
      kind: 'message',
      at: hour,
      text: 'Hello',
      offerNumber: null,
      terms: null,
    },
  ],
}

async function visit(negotiations: AdministeredNegotiation[], ...handlers: Parameters<typeof gateway.use>) {
  beLoggedIn(admin)
  answerSessions(gateway)
  gateway.use(
    ...handlers,
    knows(admin),
    answering(endpoints.listUserNegotiations, { data: { negotiations, nextCursor: null } }),
  )
  return openPage(`/admin/users/${fileId}/p2p`)
}

describe('ADMIN-03: /admin/users/:userId/p2p', () => {
  it('shows where negotiations stand and until when, and nothing of what was said', async () => {
    const { page } = await visit([negotiation])
    const list = within(await screen.findByRole('list', { name: 'Negotiations' }))
    list.getByText('An offer is open')
    list.getByText(/^Number 1, until .*; made by: Other side$/)
    list.getByText('https://shop.example/items/1')
    expect(screen.queryByText('Hello')).toBeNull()
    expect(screen.getByRole('link', { name: 'Back to the account' }).getAttribute('href')).toBe(
      `/admin/users/${fileId}`,
    )
    expect(await faultsIn(page.container)).toEqual([])
  })

  it('opens what was written with a reason, and asks for another one after it was closed', async () => {
    const sent: unknown[] = []
    const { user } = await visit(
      [negotiation],
      answering(endpoints.openNegotiation, { data: opened }, async (request) =>
        sent.push(await request.json()),
      ),
    )
    await user.click(await screen.findByText('Open the messages'))
    const form = within(screen.getByRole('form', { name: 'Open' }))
    expect(form.getByRole('button')).toHaveProperty('disabled', true)
    await user.type(form.getByLabelText('Reason, for the audit log'), 'a report')
    await user.click(form.getByRole('button'))
    const record = within(await screen.findByRole('list', { name: 'Record of ZK-2611-007' }))
    record.getByText('Hello')
    expect(sent).toEqual([{ reason: 'a report' }])
    await user.click(screen.getByRole('button', { name: 'Close the record' }))
    expect(screen.queryByText('Hello')).toBeNull()
    expect(screen.getByLabelText('Reason, for the audit log')).toHaveProperty('value', '')
  })

  it('offers to pause one that goes on, to let go on one that is paused, and neither at its end', async () => {
    const paused = { ...negotiation, caseId: fileId, caseNumber: 'ZK-2611-008', frozenAt: hour, endsAt: null }
    const over = { ...negotiation, caseId: 'e0d1c4a6-0000-4000-8000-000000000001', caseNumber: 'ZK-2611-009' }
    await visit([negotiation, paused, { ...over, state: 'closed', offer: null, endsAt: null }])
    const [goes, stands, ended] = (await screen.findAllByRole('heading', { level: 2, name: /^ZK-/ })).map(
      (heading) => within(heading.closest('li') as HTMLElement),
    )
    expect(goes?.queryByRole('form', { name: 'Pause the negotiation', hidden: true })).toBeTruthy()
    expect(stands?.queryByRole('form', { name: 'Let it go on', hidden: true })).toBeTruthy()
    expect(stands?.getByText(/^Paused since/)).toBeTruthy()
    expect(ended?.queryByText('Pause or resume')).toBeNull()
  })

  it('says that there is none, and asks again where it could not be read', async () => {
    const { user } = await visit(
      [],
      http.get(`/api/admin/users/${fileId}/negotiations`, () => problem(403, 'NOT_ALLOWED'), { once: true }),
    )
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('This account negotiates with nobody.')).toBeTruthy()
  })
})
