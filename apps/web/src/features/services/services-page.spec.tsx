import { listServices } from '@originseal/contracts/admin/process-endpoints'
import { listScanSources, switchScanSource } from '@originseal/contracts/scan-orchestrator/endpoints'
import type { AdministeredScanSource, ListServicesResponse } from '@originseal/contracts'
import { screen, waitFor, within } from '@testing-library/react'
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

const source: AdministeredScanSource = {
  name: 'tineye',
  label: 'TinEye',
  state: 'failing',
  isConfigured: true,
  searches: 4,
  failures: 3,
  lastFailure: {
    at: '2026-11-22T08:00:00.000Z',
    reason: { en: 'No searches are left with this service', zh: '該服務的查詢次數已用完' },
  },
  lastSwitch: null,
  version: 0,
}

async function visit(
  services: ListServicesResponse['services'],
  sources: readonly AdministeredScanSource[] = [],
  sent: unknown[] = [],
) {
  beLoggedIn(admin)
  answerSessions(gateway)
  gateway.use(
    knows(admin),
    answering(listServices, { services }),
    answering(listScanSources, { sources: [...sources] }),
    answering(switchScanSource, source, async (request) =>
      sent.push([new URL(request.url).pathname, await request.json()]),
    ),
  )
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

  it('tells how each place answers that scans look at, and switches it off or on with a reason', async () => {
    const sent: unknown[] = []
    const off: AdministeredScanSource = {
      ...source,
      name: 'google-vision',
      label: 'Google Cloud Vision',
      state: 'switched-off',
      searches: 0,
      failures: 0,
      lastFailure: null,
      lastSwitch: { isOn: false, reason: 'too dear', by: process.id, at: '2026-11-22T08:00:00.000Z' },
      version: 1,
    }
    const { user } = await visit([], [source, off], sent)
    const tineye = within(await screen.findByRole('region', { name: 'TinEye' }))
    tineye.getByText('Failing')
    tineye.getByText('4 searches · 3 failed (75%)')
    tineye.getByText('No searches are left with this service')
    const vision = within(screen.getByRole('region', { name: 'Google Cloud Vision' }))
    vision.getByText('Off since Nov 22, 2026, 4:00 PM: too dear')
    vision.getByText('Not searched')
    expect(await faultsIn(document.body)).toEqual([])
    await user.click(tineye.getByText('Switch off', { selector: 'summary' }))
    const offForm = within(tineye.getByRole('form', { name: 'Switch off: TinEye' }))
    await user.type(offForm.getByLabelText(/^Reason/), 'no searches left')
    await user.click(offForm.getByRole('button'))
    await user.click(vision.getByText('Switch on', { selector: 'summary' }))
    const onForm = within(vision.getByRole('form', { name: 'Switch on: Google Cloud Vision' }))
    await user.type(onForm.getByLabelText(/^Reason/), 'new contract')
    await user.click(onForm.getByRole('button'))
    const path = (name: string) => `/api/admin/scan-sources/${name}/switches`
    await waitFor(() =>
      expect(sent).toEqual([
        [path('tineye'), { isOn: false, reason: 'no searches left', basedOn: 0 }],
        [path('google-vision'), { isOn: true, reason: 'new contract', basedOn: 1 }],
      ]),
    )
  })

  it('says that it can not be read', async () => {
    beLoggedIn(admin)
    answerSessions(gateway)
    gateway.use(
      knows(admin),
      http.get('/api/admin/services', () => problem(503, 'SERVICE_UNAVAILABLE')),
      answering(listScanSources, { sources: [] }),
    )
    await openPage('/admin/services')
    expect(await screen.findByRole('alert')).toBeTruthy()
  })
})
