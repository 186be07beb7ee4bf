import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openDatabase } from '@originseal/database'
import { createTestDatabase } from '@originseal/testing'
import { tableTypes } from '@originseal/testing/table-types'
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

/** UPDATE_GOLDEN=1 writes them anew. */
test('the types of the tables are those of the migrated schema', async () => {
  const { url, drop } = await createTestDatabase()
  try {
    await (await openDatabase(database(url))).destroy()
    const text = await tableTypes(url, known)
    const path = join(__dirname, 'tables.ts')
    if (process.env['UPDATE_GOLDEN']) writeFileSync(path, text)
    expect(readFileSync(path, 'utf8')).toBe(text)
  } finally {
    await drop()
  }
})
