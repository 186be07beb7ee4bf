import { dataSource, Transaction } from '@originseal/database'
import { jobChannel } from './jobs'

/** All that are parked, unless told. */
export interface WhichJobs {
  readonly kinds?: readonly string[]
  readonly ids?: readonly string[]
}

export interface ParkedJob {
  readonly id: string
  readonly kind: string
  readonly failures: number
  readonly failure: string
  readonly parkedAt: Date
}

const meant = `state = 'parked' AND ($1::text[] IS NULL OR kind = ANY($1)) AND ($2::uuid[] IS NULL OR id = ANY($2))`
const values = ({ kinds, ids }: WhichJobs): unknown[] => [kinds ?? null, ids ?? null]

/** The jobs that a service gave up, for whoever runs it. What a job is about is not shown: it may be a person. */
export class ParkedJobs {
  private constructor(
    private readonly transaction: Transaction,
    readonly close: () => Promise<void>,
  ) {}

  /** @param url of the service's database */
  static async connect(url: string): Promise<ParkedJobs> {
    const about = { url, applicationName: 'redrive', entities: [], migrations: [], poolSize: 1 }
    const source = await dataSource(about).initialize()
    return new ParkedJobs(new Transaction(source), () => source.destroy())
  }

  list(which: WhichJobs = {}): Promise<ParkedJob[]> {
    return this.transaction.run((tx) =>
      tx.query<ParkedJob>(
        `SELECT id, kind, failures, failure, parked_at AS "parkedAt" FROM job WHERE ${meant} ORDER BY parked_at`,
        values(which),
      ),
    )
  }

  /** They are due now, with all their tries before them. @returns how many */
  redrive(which: WhichJobs = {}): Promise<number> {
    return this.transaction.run(async (tx) => {
      const again = await tx.query(
        `UPDATE job SET state = 'waiting', parked_at = NULL, failures = 0, losses = 0, due_at = now()
         WHERE ${meant} RETURNING id`,
        values(which),
      )
      await tx.query('SELECT pg_notify($1, $2)', [jobChannel, ''])
      return again.length
    })
  }
}
