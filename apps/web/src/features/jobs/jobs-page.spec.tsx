import type { ListTroubledJobsResponse, TroubledJob } from '@originseal/contracts'
import {
  discardIdentityJob,
  listIdentityJobs,
  retryIdentityJobs,
} from '@originseal/contracts/identity/endpoints'
import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { answering } from '../../testing/answering'
import { problem, standInGateway } from '../../testing/gateway.fixture'
import { faultsIn } from '../../testing/look-for-faults'
import { openPage } from '../../testing/open-page'
import { answerSessions, beLoggedIn, knows, member } from '../../testing/session.fixture'

const gateway = standInGateway()
const admin = { ...member, role: 'admin' } as const
const parked: TroubledJob = {
  id: '5d2b8c1e-1111-4222-8333-444455556666',
  kind: 'notifications.digest',
  reason: 'connect ECONNREFUSED',
  tries: 5,
  addedAt: '2026-11-22T07:00:00.000Z',
  parkedAt: '2026-11-22T08:00:00.000Z',
  nextTryAt: null,
  mayBeDiscarded: true,
}
const owed: TroubledJob = {
  ...parked,
  id: parked.id.replace('5d', '6d'),
  kind: 'mails.forget',
  mayBeDiscarded: false,
}

async function visit(
  path: string,
  listed: ListTroubledJobsResponse,
  ...more: Parameters<typeof gateway.use>
) {
  const asked: string[] = []
  const sent: unknown[] = []
  const told = async (request: Request) => sent.push([new URL(request.url).pathname, await request.json()])
  beLoggedIn(admin)
  answerSessions(gateway)
  gateway.use(
    ...more,
    knows(admin),
    answering(listIdentityJobs, listed, (request) => asked.push(new URL(request.url).search)),
    answering(retryIdentityJobs, undefined, told),
    answering(discardIdentityJob, undefined, told),
    http.get('/api/admin/jobs/:service', () => HttpResponse.json({ total: 0, jobs: [] })),
  )
  return { ...(await openPage(path)), asked, sent }
}

describe('ADMIN-02: /admin/jobs', () => {
  it('tells what was given up and why, tries one or all again, and discards one with a reason', async () => {
    const { user, sent } = await visit('/admin/jobs', { total: 101, jobs: [parked, owed] })
    const section = within(await screen.findByRole('region', { name: 'identity' }))
    section.getByText('101 jobs The oldest 2 are shown.')
    section.getByText('notifications.digest')
    expect(section.getAllByText('Given up Nov 22, 2026, 4:00 PM')).toHaveLength(2)
    section.getByText('Somebody has a right to it: it can’t be discarded.')
    expect(screen.getAllByRole('region', { name: /identity|billing/ })).toHaveLength(1)
    expect(await faultsIn(document.body)).toEqual([])
    const all = within(section.getByRole('form', { name: 'Try all of them again' }))
    await user.type(all.getByLabelText(/^Reason/), 'it is back')
    await user.click(all.getByRole('button'))
    await user.click(section.getAllByText('Try again now', { selector: 'summary' })[0] as HTMLElement)
    const one = within(section.getAllByRole('form', { name: 'Try again now' })[0] as HTMLElement)
    await user.type(one.getByLabelText(/^Reason/), 'this one')
    await user.click(one.getByRole('button'))
    await user.click(section.getByText('Discard', { selector: 'summary' }))
    const discard = within(section.getByRole('form', { name: 'Discard for good' }))
    await user.type(discard.getByLabelText(/^Reason/), 'of the last release')
    await user.click(discard.getByRole('button'))
    await waitFor(() =>
      expect(sent).toEqual([
        ['/api/admin/jobs/identity/retries', { reason: 'it is back' }],
        ['/api/admin/jobs/identity/retries', { reason: 'this one', ids: [parked.id] }],
        ['/api/admin/jobs/identity/discards', { reason: 'of the last release', id: parked.id }],
      ]),
    )
  })

  it('shows the mails that wait, as the overview leads to them, and then every kind', async () => {
    const waiting = { ...parked, kind: 'mails.send', parkedAt: null, nextTryAt: '2026-11-22T09:00:00.000Z' }
    const { user, asked, where } = await visit('/admin/jobs?trouble=failing&kind=mails.send', {
      total: 1,
      jobs: [waiting],
    })
    await screen.findByText('Next try Nov 22, 2026, 5:00 PM')
    screen.getByText('Only: Mails that could not be sent yet')
    expect(screen.queryByRole('form', { name: 'Try all of them again' })).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Show all kinds' }))
    await waitFor(() => expect(where()).toBe('/admin/jobs?trouble=failing'))
    await user.click(screen.getByRole('radio', { name: 'Given up' }))
    await waitFor(() =>
      expect(asked).toEqual(['?trouble=failing&kind=mails.send', '?trouble=failing', '?trouble=parked']),
    )
  })

  it('says that there is none, and which service did not answer', async () => {
    await visit(
      '/admin/jobs',
      { total: 0, jobs: [] },
      http.get('/api/admin/jobs/billing', () => problem(403, 'NOT_ALLOWED')),
    )
    expect(await screen.findByText('There is none in the services that have answered.')).toBeTruthy()
    expect(screen.getByText('billing does not answer; its jobs are missing.')).toBeTruthy()
  })
})
