import {
  listServicesResponse,
  readFiguresResponse,
  type ReportProcessRequest,
  type WatchedService,
} from '@originseal/contracts'
import { until } from '@originseal/testing'
import { startAdmin, type RunningAdmin } from '../admin.harness'

let admin: RunningAdmin
let token: string
beforeAll(async () => {
  admin = await startAdmin()
  ;({ token } = await admin.member('admin'))
})
afterAll(() => admin.stop())

const reportOf = (service: WatchedService, change: Partial<ReportProcessRequest> = {}) => ({
  service,
  process: crypto.randomUUID(),
  version: '0.1.0+07e85212',
  startedAt: '2026-11-24T00:00:00.000Z',
  state: 'ready' as const,
  faults: [],
  ...change,
})
const report = async (body: object): Promise<number> => {
  const headers = { 'content-type': 'application/json' }
  const url = `${admin.url}/internal/process-reports`
  return (await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })).status
}
async function stateOf(service: WatchedService) {
  const answer = await admin.get('/admin/services', token)
  const { services } = listServicesResponse.parse(await answer.json())
  return services.find((each) => each.service === service)
}
const notReady = async (): Promise<number | undefined> => {
  const { queues } = readFiguresResponse.parse(await (await admin.get('/admin/figures/admin', token)).json())
  return queues.find(({ name }) => name === 'services-not-ready')?.waiting
}
const saidLast = (process: string, ago: string) =>
  admin.rows(`UPDATE process_report SET told_at = now() - $2::interval WHERE id = $1`, [process, ago])

describe('ADMIN-02: the processes of services', () => {
  it('are shown with version, start and what is missing; a service is ready when all of them are', async () => {
    const [one, other] = [reportOf('billing'), reportOf('billing', { state: 'not-ready' })]
    const faults = [{ name: 'database', reason: 'connect ECONNREFUSED' }]
    const before = await notReady()
    expect((await stateOf('billing'))?.state).toBe('down')
    expect([await report(one), await report({ ...other, faults })]).toEqual([204, 204])
    expect(await stateOf('billing')).toMatchObject({
      state: 'partly',
      processes: expect.arrayContaining([
        expect.objectContaining({ id: one.process, version: one.version, state: 'ready', faults: [] }),
        expect.objectContaining({ id: other.process, state: 'not-ready', faults }),
      ]) as unknown,
    })
    expect(await notReady()).toBe(before)
    await report({ ...other, state: 'ready' })
    expect(await stateOf('billing')).toMatchObject({ state: 'ready', processes: [{ faults: [] }, {}] })
    expect(await notReady()).toBe((before ?? 0) - 1)
  })

  it('one that has said nothing for 30 s is silent, and its service down', async () => {
    const only = reportOf('trademark')
    await report(only)
    await saidLast(only.process, '29 s')
    expect((await stateOf('trademark'))?.state).toBe('ready')
    await saidLast(only.process, '31 s')
    expect(await stateOf('trademark')).toMatchObject({
      state: 'down',
      processes: [{ id: only.process, state: 'silent' }],
    })
    // Nobody takes its place: it is missed for as long as it takes.
    await saidLast(only.process, '3 days')
    expect((await stateOf('trademark'))?.processes).toHaveLength(1)
  })

  it('one that ended without a word is forgotten after ten minutes by those that are there', async () => {
    const [dead, alive] = [reportOf('protection'), reportOf('protection')]
    await report(dead)
    await saidLast(dead.process, '9 min')
    await report(alive)
    expect((await stateOf('protection'))?.state).toBe('partly')
    await saidLast(dead.process, '11 min')
    await report(alive)
    expect(await stateOf('protection')).toMatchObject({ state: 'ready', processes: [{ id: alive.process }] })
  })

  it('one that leaves as told is gone at once', async () => {
    const [stays, leaves] = [reportOf('enforcement'), reportOf('enforcement')]
    await report(stays)
    await report(leaves)
    expect(await report({ ...leaves, state: 'leaving' })).toBe(204)
    expect(await stateOf('enforcement')).toMatchObject({ state: 'ready', processes: [{ id: stays.process }] })
  })

  it('are none but of services that there are, and shown to administrators only', async () => {
    expect(await report({ ...reportOf('billing'), service: 'nobody' })).toBe(400)
    const { token: member } = await admin.member('member')
    expect((await admin.get('/admin/services', member)).status).toBe(403)
  })
})

it('ADMIN-02: a process tells how it is as long as it runs, and that it leaves', async () => {
  const other = await startAdmin({ config: { ADMIN_URL: admin.url, BUILD_VERSION: '0.1.0+feedbeef' } })
  await until(async () => (await stateOf('admin'))?.state === 'ready')
  expect(await stateOf('admin')).toMatchObject({ processes: [{ version: '0.1.0+feedbeef', faults: [] }] })
  await other.stop()
  expect(await stateOf('admin')).toMatchObject({ state: 'down', processes: [] })
})
