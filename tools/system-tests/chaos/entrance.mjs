import { startBalancer } from './balancer.mjs'
import { startIngress } from './ingress.mjs'
import { ReadyPorts } from './ready-ports.mjs'

/** Services that others call, with the variable that tells where. */
const balanced = {
  identity: 'IDENTITY_URL',
  protection: 'PROTECTION_URL',
  'scan-orchestrator': 'SCAN_ORCHESTRATOR_URL',
}
export const services = [...Object.keys(balanced), 'gateway']

/**
 * What a cluster has around the product: a balancer before each service and an ingress before the gateways.
 * @param {() => Record<string, number>} ports of all processes by name, as far as they are known by now
 * @param {number} count of processes of each of `services`; of others there is one
 */
export async function startEntrance(ports, count) {
  const countOf = (service) => (services.includes(service) ? count : 1)
  const names = (service) => [
    service,
    ...Array.from({ length: countOf(service) - 1 }, (_, i) => `${service}-${i + 2}`),
  ]
  const ready = Object.fromEntries(
    services.map((service) => [
      service,
      new ReadyPorts(() => names(service).flatMap((name) => ports()[name] ?? [])),
    ]),
  )
  const balancers = Object.fromEntries(
    await Promise.all(
      Object.keys(balanced).map(async (service) => [service, await startBalancer(ready[service])]),
    ),
  )
  const ingress = await startIngress(ready.gateway)
  return {
    origin: ingress.url,
    failures: ingress.failures,
    names,
    /** For the product: how many processes of each, where they find each other, whom the gateways believe. */
    environment: {
      IDENTITIES: String(count),
      PROTECTIONS: String(count),
      ORCHESTRATORS: String(count),
      GATEWAYS: String(count),
      TRUSTED_PROXIES: '127.0.0.1',
      STOP_NOTICE_SECONDS: '5',
      ...Object.fromEntries(
        Object.entries(balanced).map(([service, variable]) => [variable, balancers[service].url]),
      ),
    },
    /** Whether requests are sent to this process; always, where nothing balances between several. */
    isChosen: (service, name) => ready[service]?.has(ports()[name]) ?? true,
    close() {
      ingress.close()
      for (const each of [...Object.values(balancers), ...Object.values(ready)]) each.close()
    },
  }
}
