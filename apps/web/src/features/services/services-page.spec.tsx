import { listServices } from '@originseal/contracts/admin/process-endpoints'
import type { ListServicesResponse } from '@originseal/contracts'
import { screen, within } from '@testing-library/react'
import { http } from 'msw'
import { answering } from '../../testing/answering'
import { problem, standInGateway } from '../../testing/gateway.fixture'
import { faultsIn } from '../../testing/look-for-faults'
import { openPage } from '../../testing/open-page'
import { answerSessions, beLoggedIn, knows, member } from '../../testing/session.fixture'

const gateway = standInGateway()
const admin = { ...member, role: 'admin' } as const
const process = {
  id: '5d2b8c1e-1111-4222-8333-444455556666',
  version: '0.1.0+07e85212',
  startedAt: '2026-11-22T08:00:00.000Z',
  toldAt: '2026-11-22T09:00:00.000Z',
  state: 'ready' as const,
  faults: [],
}

async function visit(services: ListServicesResponse['services']) {
  beLoggedIn(admin)
  answerSessions(gateway)
  gateway.use(knows(admin), answering(listServices, { services }))
  return openPage('/admin/services')
}

describe('ADMIN-02: /admin/services', () => {
  it('tells the state of each service, and version, start and faults of its processes', async () => {
    const faults = [{ name: 'database', reason: 'connect ECONNREFUSED' }]
    const other = { ...process, id: '5d2b8c1e-1111-4222-8333-444455557777' }
    await visit([
      { service: 'identity', state: 'ready', processes: [process] },
      { service: 'billing', state: 'partly', processes: [process, { ...other, state: 'not-ready', faults }] },
      { service: 'trademark', state: 'down', processes: [{ ...process, state: 'silent' }] },
      { service: 'gateway', state: 'down', processes: [] },
    ])
    const section = async (name: string) => within(await screen.findByRole('region', { name }))
    const identity = await section('identity')
    identity.getByText('Ready')
    identity.getByText(process.version)
    identity.getByText('Started Nov 22, 2026, 4:00 PM')
    const billing = await section('billing')
    billing.getByText('Partly ready')
    expect(billing.getByRole('list', { name: 'What is missing' }).textContent).toBe(
      'database connect ECONNREFUSED',
    )
    const trademark = await section('trademark')
    trademark.getByText('Down')
    trademark.getByText('Silent')
    trademark.getByText('Last heard Nov 22, 2026, 5:00 PM')
    ;(await section('gateway')).getByText('No process has reported.')
    expect(await faultsIn(document.body)).toEqual([])
  })

  it('says that it can not be read', async () => {
    beLoggedIn(admin)
    answerSessions(gateway)
    gateway.use(
      knows(admin),
      http.get('/api/admin/services', () => problem(503, 'SERVICE_UNAVAILABLE')),
    )
    await openPage('/admin/services')
    expect(await screen.findByRole('alert')).toBeTruthy()
  })
})
