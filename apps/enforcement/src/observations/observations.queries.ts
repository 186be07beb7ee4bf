import { Injectable } from '@nestjs/common'
import { sha256Hex } from '@originseal/contracts'
import { Reads, statements } from '@originseal/database'
import type { Selectable } from 'kysely'
import { z } from 'zod'
import type { DB } from '../tables'
import type { Observation } from './observation'
import type { Verdict } from './verdict.rules'

const db = statements<DB>()

/** One look as it was kept. */
export interface KeptObservation {
  readonly id: string
  readonly at: Date
  readonly round: number
  readonly verdict: Verdict
  readonly byBrowser: boolean
  readonly byOwner: boolean
  readonly signs: unknown
}

/** All that confirm or refute a removal, and the watch of 90 days after it. */
const mostShown = 200

@Injectable()
export class ObservationsQueries {
  constructor(private readonly reads: Reads) {}

  /** When a look at the place of a case last showed the copy. */
  async lastShown(caseId: string): Promise<Date | undefined> {
    const [row] = await this.reads.rows(
      db
        .selectFrom('observation')
        .select('at')
        .where('case_id', '=', caseId)
        .where('verdict', '=', 'up')
        .orderBy('at', 'desc')
        .limit(1),
    )
    return row?.at
  }

  /** Looks at the place of a case, the latest first. */
  async ofCase(caseId: string): Promise<KeptObservation[]> {
    const rows = await this.reads.rows(
      observationsOf(caseId).orderBy('at', 'desc').orderBy('id').limit(mostShown),
    )
    return rows.map(toKept)
  }

  /** All of them with their files, the earliest first. */
  async allOf(caseId: string): Promise<(KeptObservation & Pick<Observation, 'files'>)[]> {
    const rows = await this.reads.rows(observationsOf(caseId).select('files').orderBy('at').orderBy('id'))
    return rows.map((row) => Object.assign(toKept(row), { files: z.array(observationFile).parse(row.files) }))
  }
}

const observationsOf = (caseId: string) =>
  db
    .selectFrom('observation')
    .select(['id', 'at', 'round', 'verdict', 'by_browser', 'by_owner', 'signs'])
    .where('case_id', '=', caseId)

const observationFile = z.object({
  key: z.string(),
  sha256: sha256Hex,
  size: z.number(),
  contentType: z.string(),
})

type Row = Pick<
  Selectable<DB['observation']>,
  'id' | 'at' | 'round' | 'verdict' | 'by_browser' | 'by_owner' | 'signs'
>

const toKept = ({ id, at, round, verdict, signs, by_browser, by_owner }: Row): KeptObservation => ({
  id,
  at,
  round,
  verdict: verdict as Verdict,
  byBrowser: by_browser,
  byOwner: by_owner,
  signs,
})
