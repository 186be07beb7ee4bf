/**
 * Takedown cases, counted again from the rows of enforcement: units, remedies, facts, time lines. No code of the service
 * takes part but the schema.
 *
 * @typedef {import('./books-of-money.mjs').Finding} Finding
 */
import { createHash } from 'node:crypto'

const read = ({ databases }, sql) => databases.query('enforcement', sql)

/** A case is announced in the transaction that opens it, and takes the next number of its month. @returns {Promise<Finding>} */
export async function openedCases(world) {
  const cases = await read(
    world,
    `SELECT c.number, count(o.id)::int AS facts FROM takedown_case c
     LEFT JOIN outbox o ON o.name = 'enforcement.case-opened.v1' AND o.key = c.id::text GROUP BY c.id`,
  )
  const months = await read(
    world,
    `SELECT n.month, n.last, count(c.id)::int AS cases FROM case_number n
     LEFT JOIN takedown_case c ON split_part(c.number, '-', 2) = n.month GROUP BY n.month, n.last`,
  )
  return {
    looked: cases.length,
    broken: [
      ...cases
        .filter(({ facts }) => facts !== 1)
        .map(({ number, facts }) => `${number} was announced ${facts} times`),
      ...months
        .filter(({ last, cases: count }) => last !== count)
        .map(({ month, last, cases: count }) => `the last number of ${month} is ${last}, of ${count} cases`),
    ],
  }
}

/** What the entries of the ledger have to be, by what a case says of its unit. */
const movesOf = {
  unheld: '',
  held: 'hold',
  spent: 'hold spend-held',
  released: 'hold release',
  returned: 'hold refund spend-held',
}

/** @returns {Promise<Finding>} */
export async function unitsOfCases(world) {
  const cases = await read(
    world,
    `SELECT c.number, c.unit, coalesce(sum(e.quantity) FILTER (WHERE e.move = 'refund'), 0)::int AS refunded,
       coalesce(string_agg(DISTINCT e.move, ' ' ORDER BY e.move), '') AS moves, count(DISTINCT e.event_id)::int AS times
     FROM takedown_case c LEFT JOIN unit_entry e ON e.cause_kind = 'case' AND e.cause_id = c.id::text GROUP BY c.id`,
  )
  return {
    looked: cases.length,
    broken: cases
      .filter(({ unit, moves, times, refunded }) => {
        const expected = movesOf[unit]
        const count = expected === '' ? 0 : expected.split(' ').length
        return moves !== expected || times !== count || refunded !== Number(unit === 'returned')
      })
      .map(({ number, unit, moves, times }) => `${number}, ${unit}: '${moves}' in ${times} entries`),
  }
}

/** @returns {Promise<Finding>} */
export async function remediesOfCases(world) {
  const cases = await read(
    world,
    `SELECT c.number, (c.remedy IS NOT NULL)::int AS remedy,
       (SELECT count(*)::int FROM case_remedy WHERE case_id = c.id) AS given,
       (SELECT count(DISTINCT event_id)::int FROM unit_entry WHERE cause_id = c.id::text AND move = 'refund') AS refunds,
       (SELECT count(*)::int FROM outbox WHERE name = 'enforcement.case-remedied.v1' AND key = c.id::text) AS facts,
       (SELECT count(*)::int FROM case_event WHERE case_id = c.id AND facts ->> 'remedy' IS NOT NULL) AS lines
     FROM takedown_case c`,
  )
  const isEven = ({ remedy, given, refunds, facts, lines }) =>
    [given, refunds, facts, lines].every((count) => count === remedy)
  return {
    looked: cases.filter(({ remedy, given, refunds }) => remedy + given + refunds > 0).length,
    broken: cases.filter((each) => !isEven(each)).map((each) => JSON.stringify(each)),
  }
}

/** Each hash follows from the one before and from what stands in the line. @returns {Promise<Finding>} */
export async function timeLinesOfCases(world) {
  const entries = await read(
    world,
    `SELECT case_id, sequence, kind, at, recorded_at, by, source, facts, state_after, hash
     FROM case_event ORDER BY case_id, sequence`,
  )
  const broken = []
  let last = { sequence: 0, hash: Buffer.alloc(32) }
  for (const entry of entries) {
    if (entry.case_id !== last.case_id) last = { sequence: 0, hash: Buffer.alloc(32) }
    const isNext = entry.sequence === last.sequence + 1 && entry.hash.equals(hashOf(last.hash, entry))
    if (!isNext) broken.push(`case ${entry.case_id}: entry ${entry.sequence} does not follow`)
    last = entry
  }
  return { looked: entries.length, broken }
}

function hashOf(before, entry) {
  const fields = [
    entry.case_id,
    entry.sequence,
    entry.kind,
    entry.at.toISOString(),
    entry.recorded_at.toISOString(),
    entry.by,
    entry.source,
    inOrder(entry.facts),
    entry.state_after,
  ]
  return createHash('sha256').update(before).update(JSON.stringify(fields)).digest()
}

function inOrder(value) {
  if (Array.isArray(value)) return value.map(inOrder)
  if (value === null || typeof value !== 'object') return value
  const names = Object.keys(value).toSorted()
  return Object.fromEntries(names.map((name) => [name, inOrder(value[name])]))
}
