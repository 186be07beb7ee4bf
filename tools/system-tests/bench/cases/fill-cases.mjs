/** Tables that grow with a case. */
export const tablesOfCases = [
  'takedown_case',
  'case_event',
  'case_clock',
  'notice',
  'notice_attempt',
  'observation',
  'unit_entry',
  'unit_hold',
]

const events = ['open', 'checks-failed', 'input-given', 'checks-passed', 'dispatched', 'acknowledged']
/** How often the place of a case was looked at so far. */
export const LOOKS = 3
/** Of twenty cases. */
const removedOf20 = 6
const countered = 7
const waiting = 8

/**
 * Writes live cases in bulk as their histories would have: most are filed and in time, some removed and watched, some wait for
 * their owner.
 * @param {any} world
 * @param {{ cases: number, owners: number }} size
 */
export async function fill(world, { cases, owners }) {
  await world.load(`
    CREATE TEMPORARY TABLE own ON COMMIT DROP AS
      SELECT ('00000000-0000-4000-8000-' || lpad(to_hex(n % ${owners}), 12, '0'))::uuid AS owner_id,
        ('00000000-0000-4000-9000-' || lpad(to_hex(n % ${owners}), 12, '0'))::uuid AS lot_id,
        ('00000000-0000-4000-a000-' || lpad(to_hex(n), 12, '0'))::uuid AS id, n,
        CASE WHEN n % 20 < ${removedOf20} THEN 'removed' WHEN n % 20 < ${countered} THEN 'countered'
          WHEN n % 20 < ${waiting} THEN 'rejected' ELSE 'filed' END AS state,
        now() - interval '1 second' * (n % 200000) AS at
      FROM generate_series(0, ${cases - 1}) AS n;
    INSERT INTO takedown_case (id, number, batch_id, owner_id, work_id, title, finding_id, target_key, page_url, canonical_url,
        image_url, image_sha256, domain, page_title, seller, state, round, unit, target_started_at, target_ran_ms,
        target_running_since, target_ended_at, decide_at, filed_at, removed_at, opened_at, changed_at, look_at)
      SELECT id, 'ZK-2611-' || n + 100, id, owner_id, id, '晨光', id, 'shop.example/items/' || n,
        'https://shop.example/items/' || n, 'https://shop.example/items/' || n, 'https://shop.example/pictures/' || n,
        repeat('ab', 32), 'shop' || n % 500 || '.example', '一幅畫', '賣家 ' || n % 3000, state, 1, 'spent', at, 0,
        CASE WHEN state = 'filed' THEN at END, CASE WHEN state IN ('removed', 'countered') THEN at + interval '1 hour' END,
        CASE WHEN state = 'filed' THEN at + interval '72 hours 30 minutes' END, at,
        CASE WHEN state IN ('removed', 'countered') THEN at + interval '1 hour' END, at, at, now() + interval '12 hours'
      FROM own;
    INSERT INTO case_event (case_id, sequence, kind, at, recorded_at, by, source, facts, state_after, hash)
      SELECT id, step, kind, at, at, 'us', 'bench:' || step, '{"regime": "tw-copyright"}', NULL,
        sha256((id || kind)::bytea)
      FROM own, unnest(ARRAY[${events.map((kind) => `'${kind}'`)}]) WITH ORDINALITY AS line (kind, step);
    INSERT INTO case_clock (case_id, name, started_at, ends_on, ends_at, calendar_version, state)
      SELECT id, CASE state WHEN 'removed' THEN 'watch' WHEN 'countered' THEN 'tw-restore' ELSE 'owner-answer' END, at,
        (at + interval '60 days')::date, at + interval '60 days', NULL, 'running'
      FROM own WHERE state <> 'filed';
    INSERT INTO unit_lot (id, owner_id, unit, reason, priority, valid_from, expires_at)
      SELECT DISTINCT lot_id, owner_id, 'takedown', 'pack', 30, now() - interval '40 days', now() + interval '300 days' FROM own;
    INSERT INTO unit_balance (lot_id, owner_id, unit, available, held)
      SELECT id, owner_id, unit, 100, 0 FROM unit_lot;
    INSERT INTO unit_entry (event_id, line, move, owner_id, unit, from_account, from_lot, to_account, to_lot, quantity,
        cause_kind, cause_id, at)
      SELECT 'case:' || id || ':' || moved.name, 0, moved.move, owner_id, 'takedown', moved.source, lot_id, moved.target, lot_id,
        1, 'case', id, at
      FROM own, (VALUES ('hold', 'hold', 'available', 'held'), ('filed', 'spend-held', 'held', 'spent'))
        AS moved (name, move, source, target);
    INSERT INTO unit_hold (event_id, state, ended_by) SELECT 'case:' || id || ':hold', 'spent', 'case:' || id || ':filed' FROM own;
    INSERT INTO notice (id, case_id, case_number, owner_id, channel, content, content_sha256, signature, created_at, answer_domains)
      SELECT id, id, 'ZK-2611-' || n + 100, owner_id, 'shop.abuse',
        '{"regime": "tw-copyright", "statement": "' || ${noise('n', 36)} || '"}', repeat('ab', 32),
        json_build_object('kind', 'typed', 'signedName', ${noise('n', 4)}), at, '{shop.example}' FROM own;
    INSERT INTO notice_attempt (id, notice_id, n, recipient, state, message_key, message_sha256, answer, ended_at, queued_at)
      SELECT id, id, 1, 'abuse@shop.example', 'filed', 'notices/' || id || '/' || id || '.eml', repeat('ab', 32),
        '250 OK: message queued', at, at FROM own;
    INSERT INTO observation (id, case_id, owner_id, round, at, verdict, by_browser, by_owner, signs, files)
      SELECT gen_random_uuid(), id, owner_id, 1, at + interval '1 hour' * look, 'up', true, false,
        json_build_object('method', 'down/1', 'signs', ${noise('n * 10 + look', 16)}),
        json_build_array(${noise('n * 10 + look + 5', 32)})
      FROM own, generate_series(1, ${LOOKS}) AS look;
    CREATE TABLE plain_row (id uuid PRIMARY KEY, changed_at timestamptz NOT NULL);
    INSERT INTO plain_row SELECT id, at FROM own;
  `)
  // As autovacuum does on a quiet minute.
  for (const table of [...tablesOfCases, 'unit_lot', 'unit_balance', 'plain_row'])
    await world.load(`ANALYZE ${table}`)
}

/** An SQL text of so many times 32 characters that can't be compressed to less than a half. */
const noise = (seed, count) =>
  `(SELECT string_agg(md5(part || ':' || ${seed}), '') FROM generate_series(1, ${count}) AS part)`
