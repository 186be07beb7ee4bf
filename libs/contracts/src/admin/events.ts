import { defineEvent } from '../event'
import type { ServiceName } from '../endpoint'
import { digestSubmittedBy } from '../protection/digest-events'
import { administratorAct } from './acts'

const actedIn = <Producer extends ServiceName>(producer: Producer) =>
  defineEvent({
    name: `${producer}.administrator-acted.v1`,
    key: ({ actorId }) => actorId,
    payload: administratorAct,
  })

/** What administrators did in each service; the service `admin` keeps it in the audit log. */
export const administratorActed = {
  admin: actedIn('admin'),
  billing: actedIn('billing'),
  enforcement: actedIn('enforcement'),
  identity: actedIn('identity'),
  protection: actedIn('protection'),
  'scan-orchestrator': actedIn('scan-orchestrator'),
  trademark: actedIn('trademark'),
} as const satisfies Record<ServiceName, unknown>

/** The last hash of the audit log, to be anchored. */
export const auditHeadSubmitted = digestSubmittedBy('admin')
