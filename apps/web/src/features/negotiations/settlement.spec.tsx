import type { NegotiationView } from '@originseal/contracts'
import { actOnNegotiation, readNegotiation } from '@originseal/contracts/enforcement/endpoints'
import { screen, waitFor } from '@testing-library/react'
import { answering } from '../../testing/answering'
import { scanId as caseId, standInGateway } from '../../testing/gateway.fixture'
import { openPage } from '../../testing/open-page'
import { beLoggedIn, knows } from '../../testing/session.fixture'
import { negotiationView, someTerms, termsHash } from './negotiation.fixture'

const gateway = standInGateway()
const at = '2026-12-06T08:00:00.000Z'
const agreement: NonNullable<NegotiationView['agreement']> = {
  number: 1,
  by: 'respondent',
  terms: someTerms,
  termsHash,
  acceptedAt: at,
  signedBy: ['respondent', 'claimant'],
  frozenMs: 0,
  dueAt: null,
  payment: { saidAt: null, confirmedAt: null },
}

/** @returns what the claimant does */
async function visit(change: Partial<NegotiationView>) {
  const told: unknown[] = []
  beLoggedIn()
  gateway.use(
    answering(readNegotiation, { data: negotiationView(change) }),
    answering(actOnNegotiation, { data: negotiationView(change) }, async (request) => {
      told.push(await request.json())
    }),
    knows(),
  )
  return { told, ...(await openPage(`/p2p/cases/${caseId}`)) }
}

describe('MEMBER-07: what both sides agreed on', () => {
  it('is signed after the other side, naming whom one accepts', async () => {
    const [first] = negotiationView().entries
    const entries = [{ ...first!, kind: 'signed' as const, text: 'Chen' }]
    const agreed = { ...agreement, signedBy: ['respondent' as const] }
    const { user, told } = await visit({ state: 'agreed', agreement: agreed, entries })
    await user.type(await screen.findByLabelText(/^Your full name/), 'Lin')
    await user.click(screen.getByRole('checkbox', { name: /I accept Chen as the other party/ }))
    await user.click(screen.getByRole('button', { name: 'Sign' }))
    const signed = { act: 'sign', termsHash, signedName: 'Lin', acceptsRespondent: true }
    await waitFor(() => expect(told).toEqual([signed]))
  })

  it('is not missed before it is due', async () => {
    await visit({ state: 'signed', agreement: { ...agreement, dueAt: '2099-12-10T16:00:00.000Z' } })
    expect(await screen.findByText('First due: December 10, 2099')).toBeTruthy()
    screen.getByRole('button', { name: 'Yes, it was done' })
    expect(screen.queryByRole('button', { name: 'No, the time has passed' })).toBeNull()
  })

  it('is missed once it was due', async () => {
    const { user, told } = await visit({
      state: 'signed',
      agreement: { ...agreement, dueAt: at.replace('2026', '2025') },
    })
    await user.click(await screen.findByRole('button', { name: 'No, the time has passed' }))
    await waitFor(() => expect(told).toEqual([{ act: 'undertakings-missed' }]))
  })

  it('is paid where the claimant confirms what the other side says', async () => {
    const payment = { saidAt: at, confirmedAt: null }
    const { user, told } = await visit({ state: 'signed', agreement: { ...agreement, payment } })
    expect(await screen.findByText('The other side says that it has paid.')).toBeTruthy()
    screen.getByRole('button', { name: 'It has not come' })
    await user.click(screen.getByRole('button', { name: 'The payment has come' }))
    await waitFor(() => expect(told).toEqual([{ act: 'confirm-payment' }]))
  })
})
