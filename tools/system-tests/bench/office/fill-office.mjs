import { fill as fillCases } from '../cases/fill-cases.mjs'

const nth = (kind) => (n) => `00000000-0000-4000-${kind}-${Math.floor(n).toString(16).padStart(12, '0')}`
/** The n-th account's id and its case's, as {@link fillCases} names owners and cases; its order's; an administrator's; an entry's. */
export const [userId, caseId, orderId, actorId, entryId] = ['8000', 'a000', 'b000', '8c00', '8d00'].map(nth)
const uuid = (kind, n) => `('00000000-0000-4000-${kind}-' || lpad(to_hex(${n}), 12, '0'))::uuid`

/**
 * Writes accounts, an order and a case for each, and the entries of a year.
 * @param {{ services: Record<string, any> }} office
 * @param {{ users: number, entries: number }} size
 */
export async function fillOffice({ services }, { users, entries }) {
  const { identity, billing, enforcement, admin } = services
  await identity.load(`
    INSERT INTO account (id, role, real_name, email, phone, language, registered_at)
    SELECT ${uuid('8000', 'n')}, (ARRAY['member', 'basic', 'pro', 'elite'])[1 + n % 4],
      (ARRAY['王', '李', '張', '林', '陳', '黃', '吳', '趙'])[1 + n % 8] || '小' || n % 977,
      'user' || n || '@example.tw', '09' || lpad(n::text, 8, '0'), 'zh-TW', now() - interval '5 minutes' * n
    FROM generate_series(0, ${users - 1}) AS n;
    UPDATE account SET disabled_at = now() WHERE right(phone, 3) = '777'`)
  await billing.load(`
    CREATE TEMPORARY TABLE own ON COMMIT DROP AS SELECT n, ${uuid('b000', 'n')} AS id,
      now() - interval '5 minutes' * n AS at FROM generate_series(0, ${users - 1}) AS n;
    INSERT INTO purchase_order (id, number, owner_id, item, catalogue_version, amount, payment, state, review, invoice, placed_at,
        payable_until, paid_at)
      SELECT id, 'OS' || lpad(n::text, 18, '0'), ${uuid('8000', 'n')}, '{"kind":"pack","pack":"seal-pack"}', 1, 390, 'card',
        CASE WHEN n % 50 = 0 THEN 'expired' ELSE 'fulfilled' END, CASE WHEN n % 5000 = 0 THEN 'double' END,
        jsonb_build_object('kind', 'business', 'email', 'a@b.tw', 'businessNumber', lpad((n % 20000)::text, 8, '0')), at,
        at + interval '1 day', at FROM own;
    INSERT INTO payment_attempt (number, order_id, provider, payment, amount, state, provider_number, started_at, paid_at)
      SELECT 'OSA' || lpad(n::text, 17, '0'), id, 'ecpay', 'card', 390, 'paid', '26' || lpad(n::text, 14, '0'), at, at FROM own;
    INSERT INTO invoice (order_id, state, number, random_number, issued_at)
      SELECT id, 'issued', 'QX' || lpad(n::text, 8, '0'), '1234', at FROM own`)
  await fillCases(enforcement, { cases: users, owners: users })
  // What waits longer than we promise.
  await enforcement.load(`UPDATE takedown_case SET target_running_since = target_running_since - interval '5 days'
    WHERE state = 'filed' AND right(number, 2) = '77'`)
  await admin.load(`
    INSERT INTO audit_entry (sequence, id, day, recorded_at, service, at, actor_id, session_id, network, permission, action,
        object_kind, object_id, reason, request_id, hash)
    SELECT n, ${uuid('8d00', 'n')}, to_char(at AT TIME ZONE 'Asia/Taipei', 'YYYY-MM-DD'), at, 'identity', at, ${uuid('8c00', 'n % 20')}, NULL, '192.0.2.0',
      'account:administer', CASE WHEN n % 10000 = 0 THEN 'disableAccount' ELSE (ARRAY['listUsers', 'readUser', 'listPayments'])[1 + n % 3] END,
      CASE WHEN n % 3 = 2 THEN 'order' ELSE 'user' END, ${uuid('8000', `n % ${users}`)}::text, NULL, 'a-request', repeat('ab', 32)
    FROM (SELECT n, now() - interval '365 days' * (1 - n::float8 / ${entries}) AS at FROM generate_series(1, ${entries}) AS n) entry`)
  // As autovacuum does on a quiet minute.
  await identity.load('ANALYZE account')
  await enforcement.load('ANALYZE takedown_case')
  for (const table of ['purchase_order', 'payment_attempt', 'invoice']) await billing.load(`ANALYZE ${table}`)
  await admin.load('ANALYZE audit_entry')
}
