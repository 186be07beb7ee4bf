import type { AuditEntry } from '@originseal/contracts'
import * as endpoints from '@originseal/contracts/admin/endpoints'
import { endpoints as all } from '@originseal/contracts/endpoints'
import { screen, waitFor } from '@testing-library/react'
import { answering } from '../../testing/answering'
import { standInGateway } from '../../testing/gateway.fixture'
import { faultsIn } from '../../testing/look-for-faults'
import { openPage } from '../../testing/open-page'
import { answerSessions, beLoggedIn, knows, member } from '../../testing/session.fixture'
import en from './audit.en.json'
import ja from './audit.ja.json'
import ko from './audit.ko.json'
import zhTW from './audit.zh-TW.json'
import zh from './audit.zh.json'

const gateway = standInGateway()
const admin = { ...member, role: 'admin' } as const
const orderId = '7d2b8c1e-1111-4222-8333-444455556666'
const entry: AuditEntry = {
  sequence: 12,
  recordedAt: '2026-11-23T01:00:01.000Z',
  service: 'billing',
  act: {
    id: '6d2b8c1e-1111-4222-8333-444455556666',
    at: '2026-11-23T01:00:00.000Z',
    actorId: '5d2b8c1e-1111-4222-8333-444455556666',
    sessionId: null,
    network: '192.0.2.1',
    permission: 'payment:administer',
    action: 'startRefund',
    objectKind: 'order',
    objectId: orderId,
    reason: 'charged twice',
    requestId: 'a-request',
  },
  hash: 'ab'.repeat(32),
}
const day = { date: '2026-11-23', entries: 12, head: entry.hash, anchored: null }

async function openAudit(address = '/admin/audit', shown = entry) {
  const asked: string[] = []
  beLoggedIn(admin)
  answerSessions(gateway)
  gateway.use(
    knows(admin),
    answering(endpoints.listAudit, { entries: [shown], nextCursor: null }, ({ url }) =>
      asked.push(new URL(url).search),
    ),
    answering(endpoints.listAuditDays, { days: [day] }),
  )
  const opened = await openPage(address)
  await screen.findByText('charged twice')
  return { ...opened, asked }
}

describe('the audit log', () => {
  it('shows who did what to which thing and why', async () => {
    await openAudit()
    expect(screen.getByText('Started a refund').title).toBe('startRefund')
    expect(screen.getByText('192.0.2.1')).toBeTruthy()
    expect(screen.getByText('Not anchored yet')).toBeTruthy()
    expect(await faultsIn(document.body)).toEqual([])
  })

  it('asks for what the address says, and an id leads to what else there is of it', async () => {
    const { asked, user } = await openAudit('/admin/audit?objectKind=order&from=2026-11-20&actorId=nobody')
    expect(asked.at(-1)).toBe('?objectKind=order&from=2026-11-20')
    await user.click(screen.getByRole('link', { name: orderId.slice(0, 8) }))
    await waitFor(() => expect(asked.at(-1)).toBe(`?objectId=${orderId}`))
  })

  it('is asked once for a text that was typed, not with each letter', async () => {
    const { asked, user } = await openAudit()
    const before = asked.length
    await user.type(screen.getByLabelText('Action'), 'startRefund{Enter}')
    await waitFor(() => expect(asked.at(-1)).toBe('?action=startRefund'))
    expect(asked.length).toBe(before + 1)
  })

  it('tells of a day whether it holds, and which entry was changed', async () => {
    const { user } = await openAudit()
    const check = screen.getByRole('button', { name: 'Check 2026-11-23' })
    gateway.use(answering(endpoints.checkAuditDay, { entries: 12, fault: null }))
    await user.click(check)
    expect(await screen.findByText('All 12 entries of this day hold.')).toBeTruthy()
    gateway.use(answering(endpoints.checkAuditDay, { entries: 12, fault: { sequence: 7, fault: 'hash' } }))
    await user.click(check)
    const fault = 'Entry 7 was changed: its hash does not follow from the one before.'
    expect(await screen.findByText(fault)).toBeTruthy()
  })
})

describe('what is done in the back office', () => {
  const audited = Object.values(all).filter(({ audit }) => audit !== undefined && audit !== 'none')

  it('has a name in every language', () => {
    for (const texts of [zhTW, zh, en, ja, ko])
      expect(Object.keys(texts.action).toSorted()).toEqual(audited.map(({ name }) => name).toSorted())
  })

  it('of an operation that is gone is shown by its id', async () => {
    await openAudit('/admin/audit', { ...entry, act: { ...entry.act, action: 'ofYesterday' } })
    expect(screen.getByText('ofYesterday')).toBeTruthy()
  })
})
