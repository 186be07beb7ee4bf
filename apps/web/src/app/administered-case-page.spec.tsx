import type { AdministeredCaseView } from '@originseal/contracts'
import { downloadAdministeredNotice, readAdministeredCase } from '@originseal/contracts/enforcement/endpoints'
import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { caseView } from '../features/cases/case.fixture'
import { answering } from '../testing/answering'
import { watchDownloads } from '../testing/downloads.double'
import { fileId as ownerId, problem, scanId as caseId, standInGateway } from '../testing/gateway.fixture'
import { faultsIn } from '../testing/look-for-faults'
import { openPage } from '../testing/open-page'
import { answerSessions, beLoggedIn, knows, member } from '../testing/session.fixture'

const gateway = standInGateway()
const downloads = watchDownloads()
const admin = { ...member, role: 'admin' } as const
const hour = '2026-11-22T08:00:00.000Z'
const noticeId = 'e0d1c4a6-0000-4000-8000-000000000001'
const seen: AdministeredCaseView = {
  ...caseView({
    state: 'needs-input',
    actor: 'owner',
    clocks: { ranMs: 0, startedAt: hour, isRunning: false, endedAt: null, pauses: [] },
    deadlines: [{ name: 'owner-answer', endsOn: '2026-11-27', endsAt: null }],
  }),
  ownerId,
  correspondence: {
    notices: [
      {
        id: noticeId,
        regime: 'us-dmca',
        channelId: 'telegram.agent',
        signedName: '林小原',
        signedAt: hour,
        contentSha256: 'ab'.repeat(32),
        attempts: [{ recipient: 'dmca@telegram.org', state: 'filed', endedAt: hour }],
      },
    ],
    mails: [
      {
        id: caseId,
        receivedAt: hour,
        from: 'desk@telegram.org',
        subject: 'Report 7',
        kind: 'acknowledged',
        authority: 'acts',
        text: 'We have received it.',
        missing: [],
      },
    ],
  },
  negotiation: {
    caseId,
    caseNumber: 'ZK-2611-007',
    pageUrl: 'https://shop.example/items/1',
    isDisputed: false,
    changedAt: hour,
    state: 'open',
    next: { actor: 'claimant', step: 'reply' },
    claimantName: 'Lin',
    frozenAt: null,
    entryCount: 3,
    offer: null,
    agreement: null,
    endsAt: null,
  },
}

async function visit(...handlers: Parameters<typeof gateway.use>) {
  beLoggedIn(admin)
  answerSessions(gateway)
  gateway.use(...handlers, knows(admin))
  return openPage(`/admin/cases/${caseId}`)
}

describe('ADMIN-03: /admin/cases/:caseId', () => {
  it('shows where a case stands, its clocks, notices, mails, negotiation and record, with nobody spoken to as its owner', async () => {
    let looks = 0
    const { page } = await visit(answering(readAdministeredCase, seen, () => (looks += 1)))
    expect(await screen.findByRole('heading', { level: 1, name: 'Case ZK-2611-007' })).toBeTruthy()
    expect(await screen.findByText('Paused: it is the owner’s turn.')).toBeTruthy()
    screen.getByText('The owner’s answer')
    within(screen.getByRole('list', { name: 'Notices' })).getByText(
      'Handed to the mail server of dmca@telegram.org; whether it was read is not known',
    )
    within(screen.getByRole('list', { name: 'Mails received' })).getByText('We have received it.')
    within(screen.getByRole('region', { name: 'Negotiation' })).getByText('Open the messages')
    const record = within(screen.getByRole('list', { name: 'Record' }))
    record.getByText(/^Owner · State: Being checked$/)
    expect(screen.getByRole('main').textContent).not.toMatch(/\byour?\b/iu)
    expect(await faultsIn(page.container)).toEqual([])
    // Each look is an entry in the audit log.
    expect(looks).toBe(1)
  })

  it('tells every time in one zone, and names it', async () => {
    const { page } = await visit(answering(readAdministeredCase, seen))
    await screen.findByText('All times are those of Taipei (UTC+8).')
    // What is at 08:00 in UTC, in the notice, the mail and the record.
    const inTaipei = page.container.textContent.match(/Nov 22, 2026, 4:00\sPM/gu) ?? []
    expect(inTaipei.length).toBeGreaterThan(3)
    expect(page.container.textContent).not.toMatch(/Nov 22, 2026, (?!4:00\sPM)/u)
  })

  it('leads to its owner, to their other cases, and to what administrators did with it', async () => {
    await visit(answering(readAdministeredCase, seen))
    const about = within(await screen.findByRole('region', { name: 'About this case' }))
    const target = (name: string) => about.getByRole('link', { name }).getAttribute('href')
    expect(target('Account of the owner')).toBe(`/admin/users/${ownerId}`)
    expect(target('Other cases of this owner')).toBe(`/admin/cases?search=${ownerId}`)
    expect(target('Audit log')).toBe(`/admin/audit?objectId=${caseId}`)
  })

  it('saves a notice by the back office’s own way, which notes it', async () => {
    const { user } = await visit(
      answering(readAdministeredCase, { ...seen, negotiation: null }),
      http.get(downloadAdministeredNotice.path.replace(':id', caseId).replace(':noticeId', noticeId), () =>
        HttpResponse.arrayBuffer(new Uint8Array([37, 80]).buffer),
      ),
    )
    const button = await screen.findByRole('button', { name: 'Download the notice (PDF)' })
    screen.getByText('The two sides do not negotiate.')
    await act(() => user.click(button))
    await waitFor(() => expect(downloads.saved).toEqual(['ZK-2611-007.pdf']))
  })

  it('says where there is none, and asks again', async () => {
    const { user } = await visit(
      http.get(readAdministeredCase.path.replace(':id', caseId), () => problem(404, 'CASE_NOT_FOUND'), {
        once: true,
      }),
      answering(readAdministeredCase, seen),
    )
    const again = await screen.findByRole('button', { name: 'Try again' })
    await act(() => user.click(again))
    expect(await screen.findByRole('heading', { level: 1, name: 'Case ZK-2611-007' })).toBeTruthy()
  })
})
