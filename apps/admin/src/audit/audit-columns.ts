import type { AuditEntry } from '@originseal/contracts'
import type { Column } from '@originseal/http'

/** Of entries of the log in a file for spreadsheets. @param personal whether it may say where an administrator was */
export const auditColumns = (personal: boolean): Column<AuditEntry>[] => [
  { name: 'sequence', cell: ({ sequence }) => sequence },
  { name: 'at', cell: ({ act }) => act.at },
  { name: 'actorId', cell: ({ act }) => act.actorId },
  { name: 'service', cell: ({ service }) => service },
  { name: 'action', cell: ({ act }) => act.action },
  { name: 'permission', cell: ({ act }) => act.permission },
  { name: 'objectKind', cell: ({ act }) => act.objectKind },
  { name: 'objectId', cell: ({ act }) => act.objectId },
  { name: 'reason', cell: ({ act }) => act.reason },
  { name: 'requestId', cell: ({ act }) => act.requestId },
  ...(personal ? [{ name: 'network', cell: ({ act }: AuditEntry) => act.network }] : []),
  { name: 'hash', cell: ({ hash }) => hash },
]
