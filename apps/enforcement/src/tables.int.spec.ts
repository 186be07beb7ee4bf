import { join } from 'node:path'
import { itHasTheTypesOfItsTables } from '@originseal/testing/table-types'
import { database } from './data-source'

/** What the schema does not say of its columns. */
const known = {
  columns: {
    'case_event.by': 'CaseAuthor',
    'case_event.state_after': 'CaseState | null',
    'takedown_case.state': 'CaseState',
  },
  imports: {
    CaseAuthor: './cases/case-standing',
    CaseState: '@originseal/contracts',
  },
}

itHasTheTypesOfItsTables(database, join(__dirname, 'tables.ts'), known)
