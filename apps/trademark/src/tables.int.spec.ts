import { join } from 'node:path'
import { itHasTheTypesOfItsTables } from '@originseal/testing/table-types'
import { database } from './data-source'

itHasTheTypesOfItsTables(database, join(__dirname, 'tables.ts'), {
  columns: { 'mark.status': "'filed' | 'pending' | 'registered' | 'ended'" },
})
