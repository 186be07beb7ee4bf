import type { ServiceDefinition } from './processes'
import type { Settings } from './settings'

/**
 * Several processes of one service: 'gateway', 'gateway-2' … A further one starts when the first serves, whose
 * migrations are done then, and has any free port and its own images of the index. Unless something balances between
 * the orchestrators, the gateways spread over them, so that every stream can be asked of each.
 */
export function withInstances(
  services: readonly ServiceDefinition[],
  instances: Settings['instances'],
): ServiceDefinition[] {
  const orchestrators = instances['scan-orchestrator']
  return services.flatMap((service) => {
    const count = instances[service.name as keyof Settings['instances']] ?? 1
    return Array.from({ length: count }, (_, i) => {
      if (service.name !== 'gateway') return counted(i === 0 ? service : further(service, i + 1), count)
      return orchestrators === 1 && i === 0 ? service : gateway(service, i, orchestrators)
    })
  })
}

const nameOf = (name: string, number: number) => (number === 1 ? name : `${name}-${number}`)

/** Of several, each tells at a port of its own how much it does. */
function counted(service: ServiceDefinition, count: number): ServiceDefinition {
  if (count === 1) return service
  const metrics = metricsOf(service.name)
  return {
    ...service,
    ports: [metrics],
    env: (system) => ({ ...service.env(system), METRICS_PORT: String(system.port(metrics)) }),
  }
}

/** The name of the port where a process that is one of several answers `GET /metrics`. */
const metricsOf = (name: string) => `${name}-metrics`

function further(
  { port: _chosen, notes: _said, ...service }: ServiceDefinition,
  number: number,
): ServiceDefinition {
  const needs = [...(service.needs ?? []), service.name]
  const name = nameOf(service.name, number)
  return {
    ...service,
    name,
    app: service.app ?? service.name,
    needs,
    env: (system) => ({ ...service.env(system), INDEX_DIR: system.folder('index', name) }),
  }
}

function gateway(service: ServiceDefinition, index: number, orchestrators: number): ServiceDefinition {
  const own = index === 0 ? service : further(service, index + 1)
  const orchestrator = nameOf('scan-orchestrator', (index % orchestrators) + 1)
  return {
    ...own,
    needs: [...(own.needs ?? []), orchestrator],
    env: (system) => ({
      ...service.env(system),
      SCAN_ORCHESTRATOR_URL: system.settings.balancers['scan-orchestrator'] ?? system.url(orchestrator),
    }),
    ...(index > 0 && {
      notes: async ({ port }) => [
        `Gateway ${index + 1}, before ${orchestrator}: http://localhost:${port(own.name)}`,
      ],
    }),
  }
}
