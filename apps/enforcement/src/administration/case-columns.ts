import type { AdministeredCase } from '@originseal/contracts'
import type { Column } from '@originseal/http'

/** Of cases in a file for spreadsheets. */
export const caseColumns: readonly Column<AdministeredCase>[] = [
  { name: 'id', cell: ({ id }) => id },
  { name: 'number', cell: ({ number }) => number },
  { name: 'ownerId', cell: ({ ownerId }) => ownerId },
  { name: 'workId', cell: ({ workId }) => workId },
  { name: 'title', cell: ({ title }) => title },
  { name: 'pageUrl', cell: ({ pageUrl }) => pageUrl },
  { name: 'platform', cell: ({ platform }) => platform },
  { name: 'state', cell: ({ state }) => state },
  { name: 'outcome', cell: ({ outcome }) => outcome },
  { name: 'openedAt', cell: ({ openedAt }) => openedAt },
  { name: 'changedAt', cell: ({ changedAt }) => changedAt },
  { name: 'dueAt', cell: ({ dueAt }) => dueAt },
]
