import type { CaseView, SummarizeCasesResponse } from '@originseal/contracts'
import { Transaction } from '@originseal/database'
import { startEnforcement, type RunningEnforcement } from '../enforcement.harness'
import { AskOwner } from './ask-owner'
import { CaseStage, holdChecks } from './cases.harness'
import { RecountDeadlines } from './recount-deadlines'
import { RemindOfDeadlines } from './remind-of-deadlines'

let enforcement: RunningEnforcement
beforeAll(async () => {
  enforcement = await startEnforcement()
  await holdChecks(enforcement)
})
afterAll(() => enforcement.stop())

/** A case that a notice was filed for, and that something has happened to. */
async function caseWith(kind: 'counter-notice-received' | 'rejected') {
  const stage = await CaseStage.member(enforcement, 1)
  const [opened] = await stage.opens(await stage.findsCopy())
  const id = opened?.id ?? ''
  for (const each of ['checks-passed', 'dispatched'] as const) await stage.happens(id, each)
  await stage.happens(id, kind, 0, { regime: 'tw-copyright' })
  const read = async () => (await (await stage.read(id)).json()) as CaseView
  const kinds = async () => (await read()).timeLine.map((entry) => entry.kind)
  const clock = async (name: string) =>
    (
      await enforcement.rows<{
        ends_at: Date | null
        remind_at: Date | null
        calendar_version: string | null
      }>('SELECT ends_at, remind_at, calendar_version FROM case_clock WHERE case_id = $1 AND name = $2', [
        id,
        name,
      ])
    )[0]
  const facts = async (name: string) =>
    enforcement.rows<{ payload: { deadline: string } }>(
      'SELECT payload::jsonb AS payload FROM outbox WHERE name = $1 AND key = $2',
      [name, id],
    )
  const change = (set: string, name: string) =>
    enforcement.rows(`UPDATE case_clock SET ${set} WHERE case_id = $1 AND name = $2`, [id, name])
  return { stage, id, read, kinds, clock, facts, change }
}

describe('MEMBER-06: periods of the law', () => {
  it('are counted again, once, where the program has a newer calendar; one that has passed never moves', async () => {
    const one = await caseWith('counter-notice-received')
    const counted = await one.clock('tw-lawsuit')
    await one.change(
      `ends_at = NULL, ends_on = NULL, calendar_version = NULL, started_at = '2026-03-02T04:00:00Z'`,
      'tw-lawsuit',
    )
    await one.change(
      `ends_at = now() - interval '1 day', calendar_version = 'tw-office-2025', started_at = '2026-03-02T04:00:00Z'`,
      'tw-restore',
    )
    const passed = await one.clock('tw-restore')
    for (let time = 0; time < 2; time++) await enforcement.app.get(RecountDeadlines).execute()
    expect(await one.clock('tw-lawsuit')).toMatchObject({
      ends_at: new Date('2026-03-16T15:59:59.999Z'),
      calendar_version: counted?.calendar_version,
    })
    expect(await one.clock('tw-restore')).toEqual(passed)
    const { timeLine } = await one.read()
    expect(timeLine.filter(({ kind }) => kind === 'deadline-recounted')).toMatchObject([
      { by: 'us', stateAfter: null, facts: { deadline: 'tw-lawsuit', endsOn: '2026-03-16' } },
    ])
  })

  it('whose day is not known yet stand first on the dashboard, without one', async () => {
    const one = await caseWith('counter-notice-received')
    await one.change('ends_at = NULL, ends_on = NULL, calendar_version = NULL', 'tw-lawsuit')
    const answer = await enforcement.get('/case-summary', one.stage.owner.token)
    expect(((await answer.json()) as SummarizeCasesResponse).data.nextDeadline).toMatchObject({
      caseId: one.id,
      name: 'tw-lawsuit',
      endsOn: null,
    })
  })
})

test('MEMBER-06: periods of the claim begin with its case, those of a rejection in the EU with it, and no state ends them', async () => {
  const stage = await CaseStage.member(enforcement, 1)
  const [opened] = await stage.opens(await stage.findsCopy())
  const id = opened?.id ?? ''
  const names = async () =>
    ((await (await stage.read(id)).json()) as CaseView).deadlines.map(({ name }) => name).toSorted()
  for (const kind of ['checks-passed', 'dispatched'] as const) await stage.happens(id, kind)
  expect(await names()).toEqual(['civil-limitation', 'criminal-complaint'])
  await stage.happens(id, 'rejected', 0, { regime: 'eu-dsa' })
  await stage.happens(id, 'try-again')
  expect(await names()).toEqual(['civil-limitation', 'criminal-complaint', 'eu-complaint'])
  await enforcement.rows(
    "UPDATE case_clock SET ends_at = now() - interval '1 day' WHERE case_id = $1 AND name = 'criminal-complaint'",
    [id],
  )
  expect(await names()).toEqual(['civil-limitation', 'eu-complaint'])
})

describe('MEMBER-06: before anything lapses', () => {
  it.each([
    ['rejected', 'owner-answer', [15, 7, 1]],
    ['counter-notice-received', 'tw-lawsuit', [7, 3, 1]],
  ] as const)('%s: its owner is reminded of %s so many days before the end', async (kind, deadline, days) => {
    const one = await caseWith(kind)
    for (const [index, before] of days.entries()) {
      // The end comes so near, as time can't be waited for.
      await one.change(
        `ends_at = now() + interval '${before} days' - interval '1 minute', remind_at = now() - interval '1 minute'`,
        deadline,
      )
      const { ends_at: endsAt } = (await one.clock(deadline))!
      for (let time = 0; time < 2; time++) await enforcement.app.get(RemindOfDeadlines).execute()
      const told = await one.facts('enforcement.case-reminded.v1')
      expect(told.map(({ payload }) => payload.deadline)).toEqual(Array(index + 1).fill(deadline))
      const next = days[index + 1]
      expect((await one.clock(deadline))?.remind_at).toEqual(
        next === undefined ? null : new Date(endsAt!.getTime() - next * 86_400_000),
      )
    }
    expect((await one.kinds()).filter((each) => each === 'deadline-near')).toHaveLength(3)
  })

  it('nobody is reminded of what is over, or was left', async () => {
    const one = await caseWith('rejected')
    await one.change("remind_at = now() - interval '1 minute'", 'owner-answer')
    await one.stage.happens(one.id, 'try-again')
    await enforcement.app.get(RemindOfDeadlines).execute()
    expect(await one.facts('enforcement.case-reminded.v1')).toEqual([])
  })

  it('a question that was not answered is asked once more after three days', async () => {
    const one = await caseWith('rejected')
    const ask = () =>
      enforcement.app.get(Transaction).run((tx) => enforcement.app.get(AskOwner).execute(tx, one.id))
    await ask()
    await ask()
    expect(await one.facts('enforcement.sighting-asked.v1')).toHaveLength(1)
    await enforcement.rows("UPDATE takedown_case SET asked_at = now() - interval '73 hours' WHERE id = $1", [
      one.id,
    ])
    await ask()
    expect(await one.facts('enforcement.sighting-asked.v1')).toHaveLength(2)
  })
})
