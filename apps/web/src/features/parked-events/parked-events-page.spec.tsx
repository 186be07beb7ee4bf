import * as endpoints from '@originseal/contracts/admin/endpoints'
import { screen, waitFor, within } from '@testing-library/react'
import { answering } from '../../testing/answering'
import { standInGateway } from '../../testing/gateway.fixture'
import { faultsIn } from '../../testing/look-for-faults'
import { openPage } from '../../testing/open-page'
import { answerSessions, beLoggedIn, knows, member } from '../../testing/session.fixture'

const gateway = standInGateway()
const admin = { ...member, role: 'admin' } as const
const event = {
  id: '5d2b8c1e-1111-4222-8333-444455556666',
  name: 'billing.order-fulfilled.v1',
  reason: 'no such lot',
  tries: 5,
  parkedAt: '2026-11-22T08:00:00.000Z',
}

async function visit(
  services: Parameters<typeof answering<typeof endpoints.listParkedEvents>>[1]['services'],
) {
  const sent: unknown[] = []
  beLoggedIn(admin)
  answerSessions(gateway)
  gateway.use(
    knows(admin),
    answering(endpoints.listParkedEvents, { services }),
    answering(endpoints.redriveEvents, undefined, async (request) =>
      sent.push([new URL(request.url).pathname, await request.json()]),
    ),
  )
  return { ...(await openPage('/admin/parked-events')), sent }
}

describe('ADMIN-02: /admin/parked-events', () => {
  it('tells which events, why and after how many tries, and gives one or all once more with a reason', async () => {
    const { user, sent } = await visit([{ service: 'enforcement', total: 101, events: [event] }])
    const section = within(await screen.findByRole('region', { name: 'enforcement' }))
    section.getByText('101 events The oldest 1 are shown.')
    section.getByText('no such lot')
    section.getByText('5 tries')
    expect(await faultsIn(document.body)).toEqual([])
    const all = within(section.getByRole('form', { name: 'Give all once more' }))
    await user.type(all.getByLabelText('Reason'), 'lots are back')
    await user.click(all.getByRole('button'))
    await user.click(section.getByText('Give it once more', { selector: 'summary *, summary' }))
    const one = within(section.getByRole('form', { name: 'Give it once more' }))
    await user.type(one.getByLabelText('Reason'), 'this one')
    await user.click(one.getByRole('button'))
    const path = '/api/admin/parked-events/enforcement/redrives'
    await waitFor(() =>
      expect(sent).toEqual([
        [path, { reason: 'lots are back' }],
        [path, { reason: 'this one', ids: [event.id] }],
      ]),
    )
  })

  it('says that there is none', async () => {
    await visit([])
    expect(await screen.findByText('Every event was handled.')).toBeTruthy()
  })
})
