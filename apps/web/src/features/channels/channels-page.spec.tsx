import { taipeiDateOf, type AdministeredChannel } from '@originseal/contracts'
import * as endpoints from '@originseal/contracts/enforcement/endpoints'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { http } from 'msw'
import { answering } from '../../testing/answering'
import { problem, standInGateway } from '../../testing/gateway.fixture'
import { faultsIn } from '../../testing/look-for-faults'
import { openPage } from '../../testing/open-page'
import { answerSessions, beLoggedIn, knows, member } from '../../testing/session.fixture'

const gateway = standInGateway()
const admin = { ...member, role: 'admin' } as const
const changedBy = '5d2b8c1e-1111-4222-8333-444455556666'
const shipped = { address: 'dmca@telegram.org', certainty: 'verified', checkedOn: '2026-11-22' } as const
const telegram: AdministeredChannel = {
  id: 'telegram.agent',
  platform: 'telegram',
  name: { en: 'Telegram', zh: 'Telegram' },
  mode: 'email',
  regimes: ['us-dmca'],
  current: { address: 'abuse@telegram.org', certainty: 'verified', checkedOn: '2026-11-24' },
  shipped,
  doubt: 'none',
  version: 2,
  versions: [
    {
      version: 2,
      values: { address: 'abuse@telegram.org', certainty: 'verified', checkedOn: '2026-11-24' },
      reason: null,
      changedBy,
      changedAt: '2026-11-24T01:00:00.000Z',
    },
    {
      version: 1,
      values: { address: 'abuse@telegram.org', certainty: 'secondary', checkedOn: null },
      reason: 'their page says so',
      changedBy,
      changedAt: '2026-11-23T01:00:00.000Z',
    },
  ],
}
const nowhere = { address: null, certainty: 'unconfirmed', checkedOn: null } as const
const ruten: AdministeredChannel = {
  id: 'ruten.contact-window',
  platform: 'ruten',
  name: { en: 'Ruten', zh: '露天市集' },
  mode: 'by-hand',
  regimes: ['tw-copyright'],
  current: nowhere,
  shipped: nowhere,
  doubt: 'unconfirmed',
  version: 0,
  versions: [],
}

async function openChannels() {
  const sent: unknown[] = []
  const told = async (request: Request) =>
    sent.push([new URL(request.url).pathname, request.headers.has('idempotency-key'), await request.json()])
  beLoggedIn(admin)
  answerSessions(gateway)
  gateway.use(
    knows(admin),
    answering(endpoints.listChannels, { channels: [ruten, telegram] }),
    answering(endpoints.changeChannel, ruten, told),
    answering(endpoints.confirmChannel, telegram, told),
    answering(endpoints.restoreChannel, telegram, told),
  )
  const opened = await openPage('/admin/channels')
  await screen.findByText('1 of 2 channels should be looked at.')
  return { ...opened, sent }
}
const card = (name: string) => within(screen.getByRole('region', { name }))
const byHand = 'Ruten · Form that the claimant fills in'
const byMail = 'Telegram · Mail that we send'
const path = (id: string, act: string) => `/api/admin/channels/${id}/${act}`

describe('ADMIN-02: /admin/channels', () => {
  it('tells where each leads, how sure that is, what it was shipped with, and who changed it why', async () => {
    await openChannels()
    card(byHand).getByText(/None known: the claimant uses the contact window/)
    expect(card(byHand).queryByRole('button', { name: /I looked today/ })).toBeNull()
    card(byMail).getByText('abuse@telegram.org')
    card(byMail).getByText('Up to date')
    expect(
      card(byMail).getAllByText('dmca@telegram.org · Read at the platform itself · Nov 22, 2026'),
    ).toHaveLength(2)
    card(byMail).getByText('their page says so')
    card(byMail).getByText('Looked at: it held')
    expect(await faultsIn(document.body)).toEqual([])
  })

  it('one click says that a channel still holds', async () => {
    const { user, sent } = await openChannels()
    await user.click(card(byMail).getByRole('button', { name: /^I looked today: it still holds/ }))
    await waitFor(() => expect(sent).toEqual([[path('telegram.agent', 'checks'), true, { basedOn: 2 }]]))
  })

  it('an address is given with how sure it is, its day and the reason; a version is restored', async () => {
    const { user, sent } = await openChannels()
    await user.click(card(byHand).getByText('Change', { selector: 'summary' }))
    const form = within(card(byHand).getByRole('form', { name: `Change: ${byHand}` }))
    await user.type(form.getByLabelText('Address'), 'https://www.ruten.com.tw/rights')
    await user.selectOptions(form.getByLabelText('How sure'), 'verified')
    const today = taipeiDateOf(new Date())
    fireEvent.change(form.getByLabelText(/^Looked at on/), { target: { value: today } })
    expect(form.getByRole('button')).toHaveProperty('disabled', true)
    await user.type(form.getByLabelText(/^Reason/), 'found in their help')
    await user.click(form.getByRole('button'))
    await user.click(card(byMail).getByText('Versions', { selector: 'summary' }))
    const restore = within(
      card(byMail).getByRole('form', { name: 'Restore the shipped value', hidden: true }),
    )
    await user.type(restore.getByLabelText(/^Reason/), 'it bounced')
    await user.click(restore.getByRole('button', { hidden: true }))
    await waitFor(() =>
      expect(sent).toEqual([
        [
          path('ruten.contact-window', 'versions'),
          true,
          {
            address: 'https://www.ruten.com.tw/rights',
            certainty: 'verified',
            checkedOn: today,
            reason: 'found in their help',
            basedOn: 0,
          },
        ],
        [path('telegram.agent', 'restorations'), true, { version: 0, reason: 'it bounced', basedOn: 2 }],
      ]),
    )
  })

  it('says that they can not be read', async () => {
    beLoggedIn(admin)
    answerSessions(gateway)
    gateway.use(
      knows(admin),
      http.get('/api/admin/channels', () => problem(503, 'SERVICE_UNAVAILABLE')),
    )
    await openPage('/admin/channels')
    expect(await screen.findByRole('alert')).toBeTruthy()
  })
})
