import { withInstances } from './instances'
import { type ServiceDefinition, services } from './processes'
import type { System } from './system'

const system = {
  url: (name: string) => `at ${name}`,
  port: (name: string) => name.length,
  folder: (...names: string[]) => names.join('/'),
  settings: { balancers: {} },
} as unknown as System
const one = { identity: 1, protection: 1, 'scan-orchestrator': 1, gateway: 1 }
const table: ServiceDefinition[] = [
  { name: 'identity', env: () => ({}) },
  { name: 'scan-orchestrator', needs: ['identity'], database: 'scans', env: () => ({ A: 'a' }) },
  {
    name: 'gateway',
    needs: ['identity', 'scan-orchestrator'],
    port: () => 8080,
    env: (of) => ({ SCAN_ORCHESTRATOR_URL: of.url('scan-orchestrator') }),
  },
]

describe('SYS-02: several processes of one service', () => {
  it('are the table as it is when there is one of each', () => {
    expect(withInstances(services, one)).toEqual(services)
  })

  it('start after the first, run the same program on the same database, and tell what they do', () => {
    const [, first, second] = withInstances(table, { ...one, 'scan-orchestrator': 2 })
    expect(second).toMatchObject({
      name: 'scan-orchestrator-2',
      app: 'scan-orchestrator',
      database: 'scans',
      needs: ['identity', 'scan-orchestrator'],
      ports: ['scan-orchestrator-2-metrics'],
    })
    expect(first!.env(system)).toEqual({ A: 'a', METRICS_PORT: String('scan-orchestrator-metrics'.length) })
    expect(second!.env(system)).toEqual({
      A: 'a',
      INDEX_DIR: 'index/scan-orchestrator-2',
      METRICS_PORT: String('scan-orchestrator-2-metrics'.length),
    })
  })

  it('spread the gateways over the orchestrators; only the first has the chosen port', () => {
    const all = withInstances(table, { ...one, 'scan-orchestrator': 2, gateway: 3 })
    const gateways = all.filter(({ name }) => name.startsWith('gateway'))
    expect(gateways.map(({ name }) => name)).toEqual(['gateway', 'gateway-2', 'gateway-3'])
    expect(gateways.map(({ env }) => env(system).SCAN_ORCHESTRATOR_URL)).toEqual([
      'at scan-orchestrator',
      'at scan-orchestrator-2',
      'at scan-orchestrator',
    ])
    expect(gateways.map(({ port }) => port !== undefined)).toEqual([true, false, false])
    expect(gateways[1]!.needs).toEqual(['identity', 'scan-orchestrator', 'gateway', 'scan-orchestrator-2'])
  })

  it('are found by what balances between them', () => {
    const gateways = withInstances(table, { ...one, 'scan-orchestrator': 2, gateway: 2 }).slice(-2)
    const settings = { balancers: { 'scan-orchestrator': 'the balancer' } }
    const balanced = { ...system, settings } as unknown as System
    expect(gateways.map(({ env }) => env(balanced).SCAN_ORCHESTRATOR_URL)).toEqual([
      'the balancer',
      'the balancer',
    ])
  })
})
