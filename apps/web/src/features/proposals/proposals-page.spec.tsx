import type { ListProposalsResponse, Proposal } from '@originseal/contracts'
import * as admin from '@originseal/contracts/admin/endpoints'
import * as identity from '@originseal/contracts/identity/endpoints'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { answering } from '../../testing/answering'
import { standInGateway } from '../../testing/gateway.fixture'
import { faultsIn } from '../../testing/look-for-faults'
import { openPage } from '../../testing/open-page'
import { answerSessions, beLoggedIn, knows, member } from '../../testing/session.fixture'

const gateway = standInGateway()
const administrator = { ...member, role: 'admin' } as const
const orderId = '0190c1c4-0000-7000-8000-00000000000a'
const digest = 'ab'.repeat(32)
const proposal = (change: Partial<Proposal> = {}): Proposal => ({
  id: '0190c1c4-0000-7000-8000-000000000001',
  operation: 'startRefund',
  params: { id: orderId },
  body: { amount: 5000, reason: 'paid twice', revokesUnits: true },
  withheld: [],
  digest,
  reason: 'paid twice',
  state: 'waiting',
  proposed: { by: '5d2b8c1e-1111-4222-8333-444455556666', name: '陳二', at: '2026-11-23T01:00:00.000Z' },
  expiresAt: '2026-11-24T01:00:00.000Z',
  approved: null,
  refused: null,
  usedAt: null,
  wasAlone: false,
  ...change,
})
const own = (change: Partial<Proposal> = {}): Proposal =>
  proposal({ proposed: { by: member.id, name: member.realName, at: '2026-11-23T01:00:00.000Z' }, ...change })

async function openApprovals(proposals: Proposal[], isAlone = false) {
  beLoggedIn(administrator)
  answerSessions(gateway)
  const listed: ListProposalsResponse = { proposals, nextCursor: null, isAlone, delayMinutes: 10 }
  gateway.use(knows(administrator), answering(identity.listProposals, listed))
  const opened = await openPage('/admin/approvals')
  await screen.findByRole('heading', { level: 1, name: 'Approvals' })
  return opened
}

describe('ADMIN-01: the queue of what another administrator approves', () => {
  it('shows exactly what will be done, and sends the approval of what was shown', async () => {
    const { user } = await openApprovals([proposal()])
    const card = within(await screen.findByRole('region', { name: 'Give money of an order back' }))
    for (const text of ['paid twice', '5000', orderId])
      expect(card.getAllByText(text).length).toBeGreaterThan(0)
    expect(await faultsIn(document.body)).toEqual([])
    const sent: unknown[] = []
    gateway.use(
      answering(identity.approveProposal, proposal({ state: 'approved' }), async (request) =>
        sent.push(await request.json()),
      ),
    )
    await user.click(card.getByRole('button', { name: 'Approve' }))
    await waitFor(() => expect(sent).toEqual([{ digest }]))
  })

  it('offers its author to do it once it is approved, under its own key and with the proof', async () => {
    const { user } = await openApprovals([own({ state: 'approved' })])
    const card = within(await screen.findByRole('region', { name: 'Give money of an order back' }))
    expect(card.queryByRole('button', { name: 'Approve' })).toBeNull()
    const sent: unknown[] = []
    gateway.use(
      answering(identity.takeApproval, {
        operation: 'startRefund',
        params: { id: orderId },
        body: { amount: 5000, reason: 'paid twice', revokesUnits: true },
        withheld: [],
        idempotencyKey: 'the-key-of-the-act',
        proof: 'the proof',
        expiresAt: '2026-11-23T01:05:00.000Z',
      }),
      http.post(`/api/admin/payments/${orderId}/refunds`, async ({ request }) => {
        const { headers } = request
        sent.push([headers.get('idempotency-key'), headers.get('four-eyes'), await request.json()])
        return HttpResponse.json({}, { status: 201 })
      }),
    )
    await user.click(card.getByRole('button', { name: 'Do it now' }))
    await waitFor(() =>
      expect(sent).toEqual([
        ['the-key-of-the-act', 'the proof', { amount: 5000, reason: 'paid twice', revokesUnits: true }],
      ]),
    )
  })

  it('asks for a secret once more that no proposal holds', async () => {
    const key = own({
      operation: 'keepProviderKey',
      params: { name: 'TINEYE_KEY' },
      body: { basedOn: 2, reason: 'it leaked' },
      withheld: [{ field: 'value', fingerprint: '0a1b2c3d' }],
      state: 'approved',
    })
    const { user } = await openApprovals([key])
    const sent: unknown[] = []
    gateway.use(
      answering(identity.takeApproval, {
        ...{ operation: 'keepProviderKey', params: key.params, body: key.body, withheld: ['value'] },
        ...{ idempotencyKey: 'the-key-of-the-act', proof: 'the proof', expiresAt: key.expiresAt },
      }),
      http.post('/api/admin/provider-keys/TINEYE_KEY/versions', async ({ request }) => {
        sent.push(await request.json())
        return HttpResponse.json({}, { status: 201 })
      }),
    )
    expect(await screen.findByText('Not kept; fingerprint 0a1b2c3d')).toBeTruthy()
    await user.type(screen.getByLabelText(/Enter “value” again/), 'sk-0123456789')
    await user.click(screen.getByRole('button', { name: 'Do it now' }))
    await waitFor(() => expect(sent).toEqual([{ basedOn: 2, reason: 'it leaked', value: 'sk-0123456789' }]))
  })

  it('tells the only administrator that there is a delay instead', async () => {
    await openApprovals([own()], true)
    expect(await screen.findByText(/You are the only administrator/)).toBeTruthy()
    expect(screen.getByText(/Can be done from Nov 23, 2026, 9:10/)).toBeTruthy()
  })

  it('is reached from the command itself, which is proposed as it was sent', async () => {
    const { user } = await openApprovals([])
    const proposed: unknown[] = []
    const version = { keys: [], undelivered: [], encryption: [] }
    gateway.use(
      answering(admin.listProviderKeys, {
        ...version,
        keys: [
          {
            ...{ name: 'TINEYE_KEY', provider: 'TinEye', newest: 2, kept: null, test: null, services: [] },
          },
        ],
      }),
      http.post('/api/admin/provider-keys/TINEYE_KEY/versions', () =>
        HttpResponse.json(
          { code: 'FOUR_EYES_NEEDED', message: 'x', details: { operation: 'keepProviderKey', digest } },
          { status: 403 },
        ),
      ),
      answering(identity.proposeAct, own(), async (request) => proposed.push(await request.json())),
    )
    await user.click(screen.getByRole('link', { name: 'API keys' }))
    await user.click(await screen.findByText('Set the key'))
    await user.type(screen.getByLabelText('Key'), 'sk-0123456789')
    await user.type(screen.getByLabelText('Reason (for the audit log)'), 'it leaked')
    await user.click(screen.getByRole('button', { name: 'Set' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(await dialog.findByRole('button', { name: 'Propose it' }))
    expect(await dialog.findByText(/It is proposed/)).toBeTruthy()
    expect(proposed).toEqual([
      {
        operation: 'keepProviderKey',
        idempotencyKey: expect.stringMatching(/^[\w.-]{8,}$/),
        params: { name: 'TINEYE_KEY' },
        body: { value: 'sk-0123456789', basedOn: 2, reason: 'it leaked' },
        reason: 'it leaked',
      },
    ])
    await user.click(dialog.getByRole('link', { name: 'To the approvals' }))
    expect(await screen.findByText('Nothing waits for approval.')).toBeTruthy()
  })
})
