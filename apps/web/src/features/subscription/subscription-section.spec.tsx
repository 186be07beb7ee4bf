import type { ReadSubscriptionResponse } from '@originseal/contracts'
import { cancelSubscription, readSubscription, retryRenewal } from '@originseal/contracts/billing/endpoints'
import { screen, within } from '@testing-library/react'
import { answering } from '../../testing/answering'
import { standInGateway } from '../../testing/gateway.fixture'
import { openPage } from '../../testing/open-page'
import { answerSessions, beLoggedIn, knows, ownAccount } from '../../testing/session.fixture'
import { ownUnits } from '../../testing/units.fixture'

const gateway = standInGateway()

const pro: ReadSubscriptionResponse = {
  plan: 'pro',
  state: 'active',
  interval: 'month',
  entitlements: ['links:all'],
  paidUntil: '2026-12-22T08:00:00.000Z',
  renewal: { at: '2026-12-22T08:00:00.000Z', amount: 1_991 },
}
const ended: ReadSubscriptionResponse = { ...pro, renewal: undefined, endsAt: pro.paidUntil }

async function openPlan(plan: ReadSubscriptionResponse) {
  beLoggedIn()
  answerSessions(gateway)
  gateway.use(knows(), ownAccount(), ...ownUnits([], plan))
  const opened = await openPage('/member-info')
  const section = within(await screen.findByRole('region', { name: 'Plan and renewal' }))
  await section.findByText('Current plan')
  return { ...opened, section }
}

describe('MEMBER-02: the plan and what is charged next', () => {
  it('the day and the amount of the next charge are the server’s', async () => {
    const { section } = await openPlan(pro)
    expect(section.getByText('Pro plan, monthly')).toBeTruthy()
    expect(section.getByText('NT$1,991 on December 22, 2026, by itself')).toBeTruthy()
  })

  it('a renewal is cancelled after it was said what follows; then the plan can be begun again', async () => {
    const { section, user } = await openPlan(pro)
    await user.click(section.getByRole('button', { name: 'Cancel renewal' }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText(/runs until December 22, 2026/)).toBeTruthy()
    gateway.use(answering(cancelSubscription, ended), answering(readSubscription, ended))
    await user.click(dialog.getByRole('button', { name: 'Cancel renewal' }))
    const again = await section.findByRole('link', { name: 'Begin again on December 22, 2026' })
    expect(again.getAttribute('href')).toBe('/payment?plan=pro&interval=month')
    expect(section.queryByRole('button', { name: 'Cancel renewal' })).toBeNull()
  })

  it('after a charge that failed the card is charged again on demand', async () => {
    const until = '2027-01-05T08:00:00.000Z'
    const pastDue = { since: '2026-12-22T08:00:00.000Z', until }
    const { section, user } = await openPlan({ ...pro, state: 'past-due', renewal: undefined, pastDue })
    expect(section.getByText(/goes on until January 5, 2027/)).toBeTruthy()
    gateway.use(answering(retryRenewal, undefined))
    await user.click(section.getByRole('button', { name: 'Charge the card again' }))
    expect(await section.findByText(/was asked to charge the card again/)).toBeTruthy()
  })

  it('a gift is not charged and not begun again', async () => {
    const { section } = await openPlan({ ...ended, plan: 'basic', state: 'trialing', interval: undefined })
    expect(section.getByText('A gift, nothing is charged')).toBeTruthy()
    expect(section.queryByRole('link', { name: /Begin again/ })).toBeNull()
  })
})
