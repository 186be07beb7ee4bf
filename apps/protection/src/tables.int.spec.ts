import { join } from 'node:path'
import { itHasTheTypesOfItsTables } from '@originseal/testing/table-types'
import { database } from './data-source'

/** What the schema does not say of its columns. */
const known = {
  columns: {
    'anchor_batch.state': "AnchorBatch['state']",
    'anchor_batch.inclusion': 'Inclusion | null',
    'work.perceptual_hash': 'PerceptualHash',
  },
  imports: {
    AnchorBatch: '@originseal/anchoring',
    Inclusion: '@originseal/anchoring',
    PerceptualHash: '@originseal/contracts',
  },
}

itHasTheTypesOfItsTables(database, join(__dirname, 'tables.ts'), known)
