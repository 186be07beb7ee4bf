/** Of each owner: grants of a plan's months and spends from them, as members have after some months. */
const LOTS = 2
const LOT_UNITS = 100

/**
 * Writes history in bulk; the entries are what the moves would have written.
 * @param {any} ledger
 * @param {{ entries: number, owners: number }} size
 */
export async function fill(ledger, { entries, owners }) {
  const spends = entries / owners - LOTS
  await ledger.load(`
    CREATE TABLE counter (owner_id uuid PRIMARY KEY, balance int NOT NULL CHECK (balance >= 0));
    CREATE TEMPORARY TABLE own ON COMMIT DROP AS
      SELECT ('00000000-0000-4000-8000-' || lpad(to_hex(n), 12, '0'))::uuid AS owner_id, n
      FROM generate_series(0, ${owners - 1}) AS n;
    INSERT INTO counter SELECT owner_id, ${LOTS * LOT_UNITS} FROM own;
    INSERT INTO unit_lot (id, owner_id, unit, reason, priority, valid_from, expires_at)
      SELECT ('00000000-0000-4000-9000-' || lpad(to_hex(n * ${LOTS} + lot), 12, '0'))::uuid, owner_id, 'seal', 'plan', 10,
        now() - interval '40 days', now() + interval '20 days' * (lot + 1)
      FROM own, generate_series(0, ${LOTS - 1}) AS lot;
    INSERT INTO unit_entry (event_id, line, move, owner_id, unit, from_account, from_lot, to_account, to_lot, quantity,
        cause_kind, at)
      SELECT 'grant:' || id, 0, 'grant', owner_id, unit, 'source', id, 'available', id, ${LOT_UNITS}, 'plan',
        now() - interval '40 days' FROM unit_lot;
    INSERT INTO unit_entry (event_id, line, move, owner_id, unit, from_account, from_lot, to_account, to_lot, quantity,
        cause_kind, cause_id, at)
      SELECT 'work:' || gen_random_uuid(), 0, 'spend', owner_id, 'seal', 'available', first.id, 'spent', first.id, 1, 'work',
        gen_random_uuid()::text, now() - interval '30 days' + interval '1 hour' * spend
      FROM own JOIN LATERAL (
        SELECT ('00000000-0000-4000-9000-' || lpad(to_hex(n * ${LOTS}), 12, '0'))::uuid AS id) first ON true,
        generate_series(1, ${spends}) AS spend;
    INSERT INTO unit_balance (lot_id, owner_id, unit, available, held)
      SELECT id, owner_id, unit, ${LOT_UNITS} - CASE WHEN expires_at < now() + interval '30 days' THEN ${spends} ELSE 0 END, 0
      FROM unit_lot;
    INSERT INTO unit_grant (lot_id, owner_id, unit, quantity, priority, reason, valid_from, expires_at, cause_kind)
      SELECT id, owner_id, unit, ${LOT_UNITS}, priority, reason, valid_from, expires_at, 'plan' FROM unit_lot;
    INSERT INTO mirrored_entry (event_id, line, id, move, owner_id, unit, from_account, from_lot, to_account, to_lot, quantity,
        cause_kind, cause_id, at)
      SELECT event_id, line, gen_random_uuid(), move, owner_id, unit, from_account, from_lot, to_account, to_lot, quantity,
        cause_kind, cause_id, at FROM unit_entry;
  `)
  // As autovacuum does on a quiet minute.
  for (const table of ['unit_lot', 'unit_entry', 'unit_balance', 'unit_grant', 'mirrored_entry', 'counter'])
    await ledger.load(`ANALYZE ${table}`)
}
