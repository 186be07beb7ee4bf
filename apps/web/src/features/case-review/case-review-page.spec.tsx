import type { ClaimReport, AdministeredCase, ReviewedClaimant, UnrecognisedMail } from '@originseal/contracts'
import * as endpoints from '@originseal/contracts/enforcement/endpoints'
import { screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { answering } from '../../testing/answering'
import { fileId, problem, scanId, standInGateway } from '../../testing/gateway.fixture'
import { faultsIn } from '../../testing/look-for-faults'
import { openPage } from '../../testing/open-page'
import { sectionTitles } from '../../testing/section-titles'
import { answerSessions, beLoggedIn, knows, member } from '../../testing/session.fixture'

const gateway = standInGateway()
const admin = { ...member, role: 'admin' } as const

const mail: UnrecognisedMail = {
  id: scanId,
  receivedAt: '2026-11-22T08:00:00.000Z',
  recipient: 'case@notices.originseal.example',
  why: 'other-sender',
  from: 'desk@shop.example',
  subject: 'Re: your report',
  text: 'It was removed.',
  caseNumber: 'ZK-2611-007',
}
const claimant: ReviewedClaimant = {
  ownerId: fileId,
  legalName: 'Lin Xiaoyuan',
  standing: 'suspended',
  record: { upheld: 5, bad: 15, countered: 1, abusive: 2 },
}

interface Given {
  readonly mails?: UnrecognisedMail[]
  readonly reports?: ClaimReport[]
  readonly claimants?: ReviewedClaimant[]
  readonly cases?: AdministeredCase[]
  readonly query?: string
}

/** What was asked for cases. */
const asked: string[] = []
beforeEach(() => void asked.splice(0))

async function visit(
  { mails = [], reports = [], claimants = [], cases = [], query = '' }: Given,
  ...handlers: Parameters<typeof gateway.use>
) {
  beLoggedIn(admin)
  answerSessions(gateway)
  gateway.use(
    ...handlers,
    knows(admin),
    answering(endpoints.listUnrecognisedMails, { data: { mails, nextCursor: null } }),
    answering(endpoints.listReviewedClaimants, { data: claimants }),
    answering(endpoints.listClaimReports, { data: { reports, nextCursor: null } }),
    answering(endpoints.listAdministeredCases, { cases, nextCursor: null }, ({ url }) =>
      asked.push(new URL(url).search),
    ),
  )
  return openPage(`/admin/cases${query}`)
}

describe('MEMBER-06: /admin/cases', () => {
  it('assigns a mail to the case that a person says, with what it means and why', async () => {
    const sent: unknown[] = []
    const { user } = await visit(
      { mails: [mail] },
      answering(endpoints.assignMail, undefined, async (request) => sent.push(await request.json())),
    )
    const list = within(await screen.findByRole('list', { name: 'Unrecognised mails' }))
    list.getByText('From somebody else than the platform: it changed nothing')
    const form = within(list.getByRole('form', { name: 'Assign to the case' }))
    await user.selectOptions(form.getByLabelText('What it says'), 'Removed')
    expect(form.getByRole('button')).toHaveProperty('disabled', true)
    await user.type(form.getByLabelText('Reason'), 'names our link')
    await user.click(form.getByRole('button'))
    await waitFor(() =>
      expect(sent).toEqual([
        { caseNumber: 'ZK-2611-007', answer: 'removal-announced', reason: 'names our link' },
      ]),
    )
  })

  it('discards a mail with a reason, and says where somebody was faster', async () => {
    const { user } = await visit(
      { mails: [mail] },
      http.post(`/api/admin/mails/${mail.id}/discards`, () => problem(409, 'MAIL_SETTLED')),
    )
    const form = within(await screen.findByRole('form', { name: 'Discard' }))
    await user.type(form.getByLabelText('Reason'), 'advertising')
    await user.click(form.getByRole('button'))
    expect(await form.findByText(/dealt with this mail already/)).toBeTruthy()
  })

  it('MEMBER-07: upholds a report against a claim, with the reason, beside the claimant’s negotiations', async () => {
    const report: ClaimReport = {
      id: scanId,
      caseId: scanId,
      caseNumber: 'ZK-2611-007',
      ownerId: fileId,
      claimantName: 'Lin',
      pageUrl: 'https://shop.example/items/1',
      text: 'It is my own photograph.',
      reportedAt: '2026-11-22T08:00:00.000Z',
    }
    const sent: unknown[] = []
    const { user } = await visit(
      { reports: [report] },
      answering(endpoints.decideClaimReport, undefined, async (request) => sent.push(await request.json())),
    )
    const list = within(await screen.findByRole('list', { name: 'Reports against claims' }))
    list.getByText('It is my own photograph.')
    const link = list.getByRole('link', { name: 'Negotiations of the claimant' })
    expect(link.getAttribute('href')).toBe(`/admin/users/${fileId}/p2p`)
    expect(list.getByRole('link', { name: 'ZK-2611-007' }).getAttribute('href')).toBe(
      `/admin/cases/${scanId}`,
    )
    await user.selectOptions(list.getByLabelText('Decision on the report'), 'Uphold')
    await user.type(list.getByLabelText('Reason, as who reported reads it'), 'the raw file is theirs')
    await user.click(list.getByRole('button', { name: 'Decide on the report' }))
    await waitFor(() => expect(sent).toEqual([{ decision: 'upheld', reason: 'the raw file is theirs' }]))
  })

  it('lifts a suspension, which is what is offered first', async () => {
    const sent: unknown[] = []
    const { user } = await visit(
      { claimants: [claimant] },
      answering(endpoints.decideClaimant, undefined, async (request) => sent.push(await request.json())),
    )
    const list = within(await screen.findByRole('list', { name: 'Claimants in doubt' }))
    list.getByText('Suspended')
    list.getByText('Upheld 5, unfounded 15, of these put back after a counter-notice 1, abusive claims 2')
    await user.type(list.getByLabelText('Reason, as the claimant is told it'), 'proofs were sent')
    await user.click(list.getByRole('button', { name: 'Decide' }))
    await waitFor(() => expect(sent).toEqual([{ standing: 'good', reason: 'proofs were sent' }]))
  })

  it('says that there is nothing to do, and has no faults of access', async () => {
    const { page } = await visit({})
    expect(await screen.findByText('No mail waits.')).toBeTruthy()
    expect(await screen.findByText('No claimant is in doubt.')).toBeTruthy()
    expect(await faultsIn(page.container)).toEqual([])
  })

  it('says that claimants could not be read, and asks again', async () => {
    const { user } = await visit(
      {},
      http.get('/api/admin/claimants', () => problem(403, 'NOT_ALLOWED'), { once: true }),
    )
    await user.click(await screen.findByRole('button', { name: 'Try again' }))
    expect(await screen.findByText('No claimant is in doubt.')).toBeTruthy()
  })

  it('is nobody’s but an administrator’s', async () => {
    beLoggedIn()
    gateway.use(knows())
    const { where } = await openPage('/admin/cases')
    await waitFor(() => expect(where()).not.toBe('/admin/cases'))
  })
})

describe('ADMIN-01: cases of everybody', () => {
  const found: AdministeredCase = {
    id: scanId,
    number: 'ZK-2611-007',
    workId: fileId,
    title: '海邊的貓',
    pageUrl: 'https://shop.example/item/7',
    state: 'filed',
    outcome: null,
    stage: 2,
    actor: 'platform',
    standsStill: false,
    openedAt: '2026-11-22T08:00:00.000Z',
    changedAt: '2026-11-22T08:00:00.000Z',
    dueAt: '2026-11-25T08:00:00.000Z',
    remedy: null,
    ownerId: member.id,
  }

  it('stand first for who comes for certain ones, each with the way to it, to its owner and to what was done with it', async () => {
    await visit({ cases: [found], query: '?late=true&unsent=true&state=filed&search=ZK-2611-007' })
    const list = within(await screen.findByRole('list', { name: 'Cases' }))
    expect(asked).toEqual(['?search=ZK-2611-007&state=filed&late=true&unsent=true'])
    expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      `/admin/cases/${scanId}`,
      `/admin/users/${member.id}`,
      `/admin/audit?objectId=${scanId}`,
    ])
    expect(sectionTitles()[0]).toBe('Cases')
    expect(await faultsIn(document.body)).toEqual([])
  })

  it('are narrowed in the address; who comes to work finds what waits first', async () => {
    const { user, where } = await visit({ cases: [found] })
    await screen.findByRole('list', { name: 'Cases' })
    expect(sectionTitles()[0]).toBe('Reports against claims')
    await user.type(screen.getByLabelText('Number or id'), 'ZK-2611-007{Enter}')
    await waitFor(() => expect(asked.at(-1)).toBe('?search=ZK-2611-007'))
    expect(where()).toBe('/admin/cases?search=ZK-2611-007')
  })
})
