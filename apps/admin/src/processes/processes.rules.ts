import type { ProcessView, ServiceState } from '@originseal/contracts'

/** Of a service none of whose processes has said anything: `down`. */
export function stateOf(processes: readonly Pick<ProcessView, 'state'>[]): ServiceState {
  const ready = processes.filter(({ state }) => state === 'ready').length
  if (ready === 0) return 'down'
  return ready === processes.length ? 'ready' : 'partly'
}
