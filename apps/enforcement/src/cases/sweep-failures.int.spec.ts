import { startEnforcement, type RunningEnforcement } from '../enforcement.harness'
import { CaseStage, holdChecks } from './cases.harness'
import { SweepTargets } from './sweep-targets'

let enforcement: RunningEnforcement
beforeAll(async () => {
  enforcement = await startEnforcement()
  await holdChecks(enforcement)
})
afterAll(() => enforcement.stop())

/** A case that was filed 73 hours ago, of a member who has no other takedown. */
async function overdueCase() {
  const stage = await CaseStage.member(enforcement, 1)
  const [opened] = await stage.opens(await stage.findsCopy())
  const id = opened?.id ?? ''
  await stage.openedAgo(id, 74)
  await stage.happens(id, 'checks-passed', 73)
  await stage.happens(id, 'dispatched', 73)
  return { stage, id }
}

/** Everything that says that the unit of a case came back. */
async function remediesOf(id: string): Promise<object> {
  const [row] = await enforcement.rows<object>(
    `SELECT (SELECT count(*)::int FROM case_remedy WHERE case_id = $1) AS remedies,
       (SELECT count(*)::int FROM unit_entry WHERE cause_id = $1::text AND refund_of IS NOT NULL) AS entries,
       (SELECT count(*)::int FROM case_event WHERE case_id = $1 AND kind = 'target-missed') AS lines,
       (SELECT count(*)::int FROM outbox WHERE name = 'enforcement.case-remedied.v1' AND key = $1::text) AS facts,
       (SELECT count(*)::int FROM outbox WHERE name = 'enforcement.units-moved.v1'
          AND payload::jsonb #>> '{cause,id}' = $1::text AND payload::jsonb ->> 'move' LIKE 're%') AS mirrored,
       (SELECT remedy FROM takedown_case WHERE id = $1) AS remedy`,
    [id],
  )
  return row as object
}

/** Lets every write of one kind to a table fail, as a connection that breaks there would, while it works. */
async function whileFailing(write: string, table: string, work: () => Promise<void>): Promise<void> {
  await enforcement.rows(`CREATE OR REPLACE FUNCTION break_here() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'broken on purpose'; END $$`)
  // Of what is only ever added to, the service has taken this right from itself.
  await enforcement.rows(`GRANT TRIGGER ON ${table} TO CURRENT_USER`)
  await enforcement.rows(
    `CREATE TRIGGER break_here BEFORE ${write} ON ${table} FOR EACH STATEMENT EXECUTE FUNCTION break_here()`,
  )
  try {
    await work()
  } finally {
    await enforcement.rows(`DROP TRIGGER break_here ON ${table}`)
  }
}

describe('BILL-04: a sweep that breaks', () => {
  it.each([
    ['UPDATE', 'takedown_case'],
    ['INSERT', 'unit_entry'],
    ['UPDATE', 'unit_balance'],
    ['INSERT', 'case_remedy'],
    ['INSERT', 'outbox'],
    ['INSERT', 'case_event'],
  ])('at %s %s gives nothing back; the next one gives it once', async (write, table) => {
    const { stage, id } = await overdueCase()
    const sweep = () => enforcement.app.get(SweepTargets).execute()
    await whileFailing(write, table, () => expect(sweep()).rejects.toThrow('broken on purpose'))
    const nothing = { remedies: 0, entries: 0, lines: 0, facts: 0, mirrored: 0, remedy: null }
    expect(await remediesOf(id)).toEqual(nothing)
    expect(await stage.takedowns()).toEqual({ available: 0, held: 0 })

    await Promise.all([sweep(), sweep()])
    const once = { remedies: 1, entries: 1, lines: 1, facts: 1, mirrored: 1, remedy: 'target-missed' }
    expect(await remediesOf(id)).toEqual(once)
    expect(await stage.takedowns()).toEqual({ available: 1, held: 0 })
  })
})
