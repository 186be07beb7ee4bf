import { until } from '../shared/until.mjs'

/** Scans take long where other programs are at work, the rest comes to its end at once. */
const restWithin = 900_000

const waiting = [
  ['identity', 'SELECT count(*)::int AS n FROM outbox WHERE sent_at IS NULL'],
  ['billing', 'SELECT count(*)::int AS n FROM outbox WHERE sent_at IS NULL'],
  ['enforcement', 'SELECT count(*)::int AS n FROM outbox WHERE sent_at IS NULL'],
  ['admin', 'SELECT count(*)::int AS n FROM outbox WHERE sent_at IS NULL'],
  ['trademark', 'SELECT count(*)::int AS n FROM outbox WHERE sent_at IS NULL'],
  ['protection', 'SELECT count(*)::int AS n FROM outbox WHERE sent_at IS NULL'],
  ['scan-orchestrator', 'SELECT count(*)::int AS n FROM outbox WHERE sent_at IS NULL'],
  ['scan-orchestrator', "SELECT count(*)::int AS n FROM scan WHERE state = 'processing'"],
  ['protection', "SELECT count(*)::int AS n FROM anchor_batch WHERE state <> 'confirmed'"],
  ['protection', 'SELECT count(*)::int AS n FROM seal_leaf WHERE batch_id IS NULL'],
  ['identity', "SELECT count(*)::int AS n FROM job WHERE kind = 'mails.send' AND parked_at IS NULL"],
  ['billing', "SELECT count(*)::int AS n FROM purchase_order WHERE state = 'paid' AND review IS NULL"],
  ['billing', "SELECT count(*)::int AS n FROM invoice WHERE state <> 'issued'"],
]

/**
 * What one service has and another has to hear of: both have as many.
 * @typedef {[from: string, rows: string, to: string, others: string]} Copied
 */

/** @type {Copied[]} */
const copied = [
  ...['protection', 'scan-orchestrator', 'enforcement', 'trademark'].flatMap((spender) => {
    const ofSpender = `unit IN (SELECT unit FROM unit_spender WHERE service = '${spender}')`
    /** @type {Copied[]} */
    const both = [
      [spender, 'unit_entry', 'billing', `mirrored_entry WHERE ${ofSpender}`],
      ['billing', `unit_grant WHERE ${ofSpender}`, spender, "unit_entry WHERE move = 'grant'"],
    ]
    return both
  }),
  ['sandbox-bank', "trade WHERE state = 'paid'", 'billing', "payment_attempt WHERE state = 'paid'"],
]

/** @param {any} databases @param {Copied} copy */
async function isCopied(databases, [from, one, to, other]) {
  const count = async (database, rows) =>
    (await databases.query(database, `SELECT count(*)::int AS n FROM ${rows}`))[0].n
  return (await count(from, one)) === (await count(to, other))
}

/**
 * Waits until nothing is in an outbox or on its way to a listener, no scan runs, every batch is confirmed, and readers of
 * progress have heard the end.
 * @returns {Promise<{ ms?: number, why?: string }>}
 */
export async function comeToRest({ databases }, ledger) {
  const isQuiet = async () => {
    for (const [database, sql] of waiting) if ((await databases.query(database, sql))[0].n > 0) return false
    for (const copy of copied) if (!(await isCopied(databases, copy))) return false
    const sent = await databases.query(
      'protection',
      "SELECT key FROM outbox WHERE name = 'protection.work-registered.v1'",
    )
    const heard = await databases.query('scan-orchestrator', 'SELECT work_id::text AS id FROM watched_work')
    const watched = new Set(heard.map(({ id }) => id))
    return sent.every(({ key }) => watched.has(key)) && ledger.streams.every(({ isOver }) => isOver)
  }
  try {
    return { ms: await until(isQuiet, { what: 'rest', within: restWithin, every: 500 }) }
  } catch (error) {
    return { why: error.message }
  }
}
