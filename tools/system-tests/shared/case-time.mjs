import { until } from './until.mjs'

/** What of a case lies in time, by table; its time line is a chain of hashes and is never touched. */
const moments = {
  takedown_case: {
    key: 'id',
    columns: [
      'opened_at',
      'changed_at',
      'target_started_at',
      'target_running_since',
      'target_ended_at',
      'filed_at',
      'decide_at',
      'removed_at',
      'look_at',
      'asked_at',
    ],
  },
  case_clock: { key: 'case_id', columns: ['started_at', 'ends_at'] },
  observation: { key: 'case_id', columns: ['at'] },
}

/** The only way to see days pass in a journey: what has happened to a case is put back in the databases of this machine. */
export class CaseTime {
  /** @param {{ query(database: string, sql: string, parameters?: unknown[]): Promise<any[]> }} databases */
  constructor(databases) {
    this.databases = databases
  }

  /** @param {string} interval that passes, as PostgreSQL reads it: '73 hours' */
  async pass(caseId, interval) {
    for (const [table, { key, columns }] of Object.entries(moments)) {
      const moved = columns.map((column) => `${column} = ${column} - $2::interval`)
      await this.databases.query('enforcement', `UPDATE ${table} SET ${moved.join(', ')} WHERE ${key} = $1`, [
        caseId,
        interval,
      ])
    }
    await this.hurry('enforcement', ['cases.sweep-targets', 'cases.sweep-deadlines', 'observations.plan'])
  }

  /** Has the place of a case looked at now. @returns {Promise<string>} the verdict */
  async look(caseId) {
    const before = await this.verdicts(caseId)
    await this.databases.query('enforcement', 'UPDATE takedown_case SET look_at = now() WHERE id = $1', [
      caseId,
    ])
    await this.hurry('enforcement', ['observations.plan'])
    let verdicts = []
    await until(async () => (verdicts = await this.verdicts(caseId)).length > before.length, {
      what: 'a look at the place',
      every: 500,
    })
    return verdicts.at(-1)
  }

  /**
   * Looks until it has been seen so, a few times at most: a look that had begun before saw what was before.
   * @returns {Promise<string>} the last verdict
   */
  async lookUntil(caseId, verdict) {
    let seen
    for (let looks = 0; looks < 4 && seen !== verdict; looks += 1) seen = await this.look(caseId)
    return seen
  }

  /** The desk does now what it has planned about a listing. */
  deskActs(pageUrl, step) {
    return this.databases.query(
      'sandbox-market',
      `UPDATE job SET due_at = now() WHERE kind = 'abuse-mail.take-step' AND key = $1 AND payload ->> 'step' = $2`,
      [pageUrl.split('/').at(-1), step],
    )
  }

  async verdicts(caseId) {
    const rows = await this.databases.query(
      'enforcement',
      'SELECT verdict FROM observation WHERE case_id = $1 ORDER BY at, id',
      [caseId],
    )
    return rows.map(({ verdict }) => verdict)
  }

  hurry(database, kinds) {
    return this.databases.query(
      database,
      `UPDATE job SET due_at = now() WHERE kind = ANY($1) AND state = 'waiting'`,
      [kinds],
    )
  }
}
