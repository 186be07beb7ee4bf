import type { ReadClaimantResponse } from '@originseal/contracts'
import { readClaimant } from '@originseal/contracts/enforcement/endpoints'
import { screen } from '@testing-library/react'
import { answering } from '../../../testing/answering'
import { standInGateway } from '../../../testing/gateway.fixture'
import { faultsIn } from '../../../testing/look-for-faults'
import { openPage } from '../../../testing/open-page'
import { beLoggedIn, knows } from '../../../testing/session.fixture'

const gateway = standInGateway()
async function visit(data: ReadClaimantResponse['data']) {
  beLoggedIn()
  gateway.use(answering(readClaimant, { data }), knows())
  await openPage('/sirp/cases')
}

describe('MEMBER-06: who may open no cases', () => {
  it('reads the administrator’s reason, and where to object', async () => {
    await visit({
      claimant: null,
      standing: 'suspended',
      decision: { reason: 'The proof of ownership was forged.', decidedAt: '2026-11-22T08:00:00.000Z' },
    })
    expect(await screen.findByText('Your account can open no new takedown cases at present.')).toBeTruthy()
    screen.getByText(/^Reason: The proof of ownership was forged\. \(/)
    const object = screen.getByRole('link', { name: /^Do you object\?/ })
    expect(object.getAttribute('href')).toBe('/contact')
    expect(await faultsIn(screen.getByRole('main'))).toEqual([])
  })

  it('reads that it follows from how the notices came out', async () => {
    await visit({ claimant: null, standing: 'review' })
    expect(await screen.findByText(/^Somebody of ours reads each of your notices/)).toBeTruthy()
    screen.getByText('Too many notices of the last 180 days came out as unfounded.')
  })

  it('is told nothing while all is well', async () => {
    await visit({ claimant: null, standing: 'good' })
    expect(await screen.findByText('No takedown cases')).toBeTruthy()
    expect(screen.queryByText(/^Reason:/)).toBeNull()
    expect(screen.queryByText(/^Do you object/)).toBeNull()
  })
})
