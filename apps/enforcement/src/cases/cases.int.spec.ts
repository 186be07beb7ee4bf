import { userErased, type CaseView, type ListCasesResponse } from '@originseal/contracts'
import { verifyCaseTimeLine } from '@originseal/anchoring/verify'
import { until } from '@originseal/testing'
import { startEnforcement, type RunningEnforcement } from '../enforcement.harness'
import { CaseEventsQueries, toChainedEntry } from './case-events.queries'
import { CaseStage, holdChecks, lastingPeriods, releaseChecks } from './cases.harness'
import { EndDeadlines } from './end-deadlines'
import { SweepTargets } from './sweep-targets'

let enforcement: RunningEnforcement
beforeAll(async () => {
  enforcement = await startEnforcement()
  await holdChecks(enforcement)
})
afterAll(() => enforcement.stop())

const codeOf = async (answer: Response): Promise<string> => ((await answer.json()) as { code: string }).code
const facts = (name: string, caseId: string) =>
  enforcement.rows<{ payload: string }>(
    'SELECT payload FROM outbox WHERE name = $1 AND key = $2 ORDER BY sequence',
    [name, caseId],
  )

/** A case that was filed so many hours ago. */
async function filedCase(hours: number, takedowns = 1, days = 365) {
  const stage = await CaseStage.member(enforcement, takedowns, days)
  const [opened] = await stage.opens(await stage.findsCopy())
  const id = opened?.id ?? ''
  await stage.openedAgo(id, hours + 1)
  await stage.happens(id, 'checks-passed', hours)
  await stage.happens(id, 'dispatched', hours)
  return { stage, id }
}

describe('MEMBER-06: opening a case', () => {
  it('holds a takedown and gives a number of the month, once per key', async () => {
    const stage = await CaseStage.member(enforcement, 2)
    const { findingId, workId } = await stage.findsCopy()
    await stage.sealsWork(workId, '晨光')
    const key = crypto.randomUUID()
    const [first, second] = [await stage.open([findingId], key), await stage.open([findingId], key)]
    const opened = await first.json()
    expect([first.status, second.status]).toEqual([201, 201])
    expect(await second.json()).toEqual(opened)
    expect(opened).toMatchObject({
      data: {
        cases: [{ number: expect.stringMatching(/^ZK-\d{4}-\d{3,}$/), title: '晨光', stage: 2, actor: 'us' }],
      },
    })
    expect(await stage.takedowns()).toEqual({ available: 1, held: 1 })
  })

  it('QUOTA_EXHAUSTED: opens none of a batch where the takedowns are not enough for all', async () => {
    const stage = await CaseStage.member(enforcement, 1)
    const copies = [await stage.findsCopy(), await stage.findsCopy()]
    const refused = await stage.open(copies.map(({ findingId }) => findingId))
    expect([refused.status, await codeOf(refused)]).toEqual([409, 'QUOTA_EXHAUSTED'])
    expect(await stage.takedowns()).toEqual({ available: 1, held: 0 })
    expect(await stage.opens(copies[0]!)).toHaveLength(1)
  })

  it('gives the last takedown to one of many at a time', async () => {
    const stage = await CaseStage.member(enforcement, 1)
    const copies = await Promise.all(Array.from({ length: 20 }, () => stage.findsCopy()))
    const answers = await Promise.all(copies.map(({ findingId }) => stage.open([findingId])))
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 201)).toHaveLength(1)
    expect(statuses.filter((status) => status === 409)).toHaveLength(19)
    expect(await stage.takedowns()).toEqual({ available: 0, held: 1 })
  })

  it('CASE_ALREADY_OPEN: has one live case for a place, in whatever spelling', async () => {
    const stage = await CaseStage.member(enforcement, 2)
    const first = await stage.findsCopy({ pageUrl: 'https://www.ruten.com.tw/item/22000000000001/' })
    await stage.opens(first)
    const again = await stage.findsCopy({
      workId: first.workId,
      pageUrl: 'https://www.ruten.com.tw/item/show?22000000000001',
    })
    const refused = await stage.open([again.findingId])
    expect([refused.status, await codeOf(refused)]).toEqual([409, 'CASE_ALREADY_OPEN'])
    expect(await stage.takedowns()).toEqual({ available: 1, held: 1 })
  })

  it('FINDING_LINK_HIDDEN, FOUND_COPY_NOT_FOUND: neither for a hidden link nor for somebody else’s finding', async () => {
    const stage = await CaseStage.member(enforcement, 1)
    const hidden = await stage.open([(await stage.findsCopy({ rank: 6 })).findingId])
    expect(await codeOf(hidden)).toBe('FINDING_LINK_HIDDEN')
    const other = await CaseStage.member(enforcement, 1)
    const foreign = await other.open([(await stage.findsCopy()).findingId])
    expect([foreign.status, await codeOf(foreign)]).toEqual([404, 'FOUND_COPY_NOT_FOUND'])
  })

  it('OWNERSHIP_DOUBTFUL: asks the owner before anybody is told, where the copy may be the older one', async () => {
    const stage = await CaseStage.member(enforcement, 1)
    const [opened] = await stage.opens(await stage.findsCopy({ originScore: 40 }))
    const read = async () => (await (await stage.read(opened?.id ?? '')).json()) as CaseView
    await releaseChecks(enforcement, opened?.id ?? '')
    await until(async () => (await read()).state === 'needs-input', { what: 'the check of the case' })
    expect((await read()).timeLine.at(-1)).toMatchObject({
      kind: 'checks-failed',
      facts: { faults: expect.arrayContaining(['OWNERSHIP_DOUBTFUL', 'SIGNATURE_MISSING']) },
    })
  })
})

describe('BILL-04: 72 hours without progress', () => {
  it('give the takedown back, once, however often it is looked, together with the fact and the time line', async () => {
    const { stage, id } = await filedCase(73)
    expect(await stage.takedowns()).toEqual({ available: 0, held: 0 })
    await Promise.all([1, 2, 3].map(() => enforcement.app.get(SweepTargets).execute()))
    expect(await stage.takedowns()).toEqual({ available: 1, held: 0 })
    expect(await facts('enforcement.case-remedied.v1', id)).toHaveLength(1)
    const read = (await (await stage.read(id)).json()) as CaseView
    expect([read.state, read.remedy]).toEqual(['filed', 'target-missed'])
    const [entry] = await enforcement.rows<{ event_id: string; at: Date }>(
      "SELECT event_id, at FROM unit_entry WHERE move = 'refund' AND cause_id = $1",
      [id],
    )
    expect(read.refund).toEqual({
      entry: entry?.event_id,
      quantity: 1,
      at: entry?.at.toISOString(),
      usableUntil: expect.any(String),
    })
    expect(read.timeLine.filter(({ kind }) => kind === 'target-missed')).toHaveLength(1)
    await stage.happens(id, 'rejected')
    await enforcement.post(`/cases/${id}/end`, stage.owner.token)
    expect(await stage.takedowns()).toEqual({ available: 1, held: 0 })
  })

  it('are not over a minute before', async () => {
    const { stage, id } = await filedCase(72.4)
    await enforcement.app.get(SweepTargets).execute()
    expect(await stage.takedowns()).toEqual({ available: 0, held: 0 })
    expect(await facts('enforcement.case-remedied.v1', id)).toEqual([])
  })

  it('what comes back lasts 30 days, as a gift where there is no plan any more', async () => {
    const { stage } = await filedCase(73, 1, 2)
    await enforcement.app.get(SweepTargets).execute()
    const [lot] = await enforcement.rows<{ reason: string; days: number }>(
      `SELECT reason, (extract(epoch FROM expires_at - now()) / 86400)::float AS days FROM unit_lot
       WHERE owner_id = $1 AND reason <> 'pack'`,
      [stage.owner.id],
    )
    expect(lot?.reason).toBe('gift')
    expect(lot?.days).toBeCloseTo(30, 1)
  })

  it('do not count what the owner has to do', async () => {
    const { stage, id } = await filedCase(100)
    await stage.happens(id, 'supplement-asked', 99, { regime: 'tw-copyright' })
    await enforcement.app.get(SweepTargets).execute()
    expect(await facts('enforcement.case-remedied.v1', id)).toEqual([])
    const { clocks, deadlines } = (await (await stage.read(id)).json()) as CaseView
    expect(clocks.isRunning).toBe(false)
    expect(clocks.ranMs / 3_600_000).toBeCloseTo(1, 1)
    expect(deadlines.map(({ name }) => name)).toEqual(['tw-supplement', ...lastingPeriods])
  })
})

describe('MEMBER-06: what becomes of a case', () => {
  it('is a time line that is a chain: each entry’s hash covers the one before', async () => {
    const { stage, id } = await filedCase(5)
    await stage.happens(id, 'acknowledged', 4, { ticket: 'A-1', nested: { b: 1, a: [2, { d: 1, c: 2 }] } })
    const entries = await enforcement.app.get(CaseEventsQueries).ofCase(id)
    const version = 'originseal-case-time-line/1'
    const { timeLine } = verifyCaseTimeLine({ version, caseId: id, entries: entries.map(toChainedEntry) })
    const read = (await (await stage.read(id)).json()) as CaseView
    expect(read.head).toBe(timeLine?.entries.at(-1)?.hash)
    expect(read.timeLine.map(({ kind }) => kind)).toEqual([
      'open',
      'checks-passed',
      'dispatched',
      'acknowledged',
    ])
    await expect(
      enforcement.rows('UPDATE case_event SET kind = $2 WHERE case_id = $1', [id, 'rejected']),
    ).rejects.toThrow('permission denied')
    await expect(enforcement.rows('DELETE FROM case_event WHERE case_id = $1', [id])).rejects.toThrow(
      'permission denied',
    )
  })

  it('is told to its owner’s bell: the opening, the notice, and each answer', async () => {
    const { stage, id } = await filedCase(5)
    await stage.happens(id, 'acknowledged', 4)
    await stage.happens(id, 'removal-announced', 3)
    const told = async (name: string) =>
      (await facts(`enforcement.${name}.v1`, id)).map(({ payload }) => JSON.parse(payload))
    expect(await told('case-opened')).toHaveLength(1)
    expect(await told('case-filed')).toHaveLength(1)
    expect(await told('case-answered')).toMatchObject([
      { ownerId: stage.owner.id, answer: 'acknowledged' },
      { ownerId: stage.owner.id, answer: 'removal-announced' },
    ])
  })

  it('notes what does not fit, and changes nothing by it', async () => {
    const { stage, id } = await filedCase(5)
    expect(await stage.happens(id, 'put-back')).toBe(false)
    const read = (await (await stage.read(id)).json()) as CaseView
    expect(read.state).toBe('filed')
    expect(read.timeLine.at(-1)).toMatchObject({ kind: 'put-back', stateAfter: null })
  })

  it('releases the takedown where it is withdrawn before anything was filed, and keeps it after', async () => {
    const early = await CaseStage.member(enforcement, 1)
    const [opened] = await early.opens(await early.findsCopy())
    const withdrawn = await enforcement.post(`/cases/${opened?.id}/withdrawal`, early.owner.token)
    expect(await withdrawn.json()).toMatchObject({ state: 'closed', outcome: 'withdrawn' })
    expect(await early.takedowns()).toEqual({ available: 1, held: 0 })
    const { stage, id } = await filedCase(5)
    await enforcement.post(`/cases/${id}/withdrawal`, stage.owner.token)
    expect(await stage.takedowns()).toEqual({ available: 0, held: 0 })
    const twice = await enforcement.post(`/cases/${id}/withdrawal`, stage.owner.token)
    expect([twice.status, await codeOf(twice)]).toEqual([409, 'CASE_STATE_CHANGED'])
  })

  it('relapses without another takedown', async () => {
    const { stage, id } = await filedCase(50)
    await stage.happens(id, 'seems-down', 40)
    const firstDownAt = new Date(Date.now() - 40 * 3_600_000).toISOString()
    await stage.happens(id, 'down-confirmed', 14, { firstDownAt })
    const removed = (await (await stage.read(id)).json()) as CaseView
    expect(removed).toMatchObject({
      state: 'removed',
      removedAt: firstDownAt,
      stage: 4,
      deadlines: [{ name: 'watch' }, ...lastingPeriods.map((name) => ({ name }))],
    })
    await stage.happens(id, 'up-again', 1)
    const again = (await (await stage.read(id)).json()) as CaseView
    expect(again).toMatchObject({ state: 'checking', round: 2 })
    expect(await stage.takedowns()).toEqual({ available: 0, held: 0 })
    expect(await facts('enforcement.case-relapsed.v1', id)).toHaveLength(1)
  })

  it('is closed where its owner is silent for thirty days', async () => {
    const { stage, id } = await filedCase(40 * 24)
    await stage.happens(id, 'rejected', 39 * 24)
    // Told of so late, its owner has thirty days all the same.
    await enforcement.app.get(EndDeadlines).execute()
    expect(await (await stage.read(id)).json()).toMatchObject({ state: 'rejected' })
    await stage.deadlinesEnd(id)
    await enforcement.app.get(EndDeadlines).execute()
    expect(await (await stage.read(id)).json()).toMatchObject({ state: 'closed', outcome: 'abandoned' })
  })

  it('is shown to its owner alone, newest first, with counts', async () => {
    const stage = await CaseStage.member(enforcement, 3)
    const opened = [
      ...(await stage.opens(await stage.findsCopy())),
      ...(await stage.opens(await stage.findsCopy())),
    ]
    const list = await enforcement.get('/cases?limit=1', stage.owner.token)
    const { data } = (await list.json()) as ListCasesResponse
    expect(data.cases.map(({ id }) => id)).toEqual([opened[1]?.id])
    expect(data.counts).toEqual({ checking: 2 })
    const rest = await enforcement.get(`/cases?cursor=${data.nextCursor}`, stage.owner.token)
    expect(((await rest.json()) as ListCasesResponse).data.cases.map(({ id }) => id)).toEqual([opened[0]?.id])
    const other = await enforcement.member()
    expect((await enforcement.get(`/cases/${opened[0]?.id}`, other.token)).status).toBe(404)
  })

  it('ends with its owner’s erasure, which leaves no words of theirs', async () => {
    const stage = await CaseStage.member(enforcement, 1)
    const [opened] = await stage.opens(await stage.findsCopy({ pageTitle: '祕密' }))
    await enforcement.tell(userErased, { userId: stage.owner.id, erasedAt: new Date().toISOString() })
    const [row] = await enforcement.rows(
      'SELECT state, outcome, title, page_title, seller, unit FROM takedown_case WHERE id = $1',
      [opened?.id],
    )
    expect(row).toEqual({
      state: 'closed',
      outcome: 'owner-gone',
      title: null,
      page_title: null,
      seller: null,
      unit: 'released',
    })
    expect(await enforcement.rows('SELECT FROM found_copy WHERE owner_id = $1', [stage.owner.id])).toEqual([])
  })
})

describe('MEMBER-06: a lawsuit about a case', () => {
  it('holds the case until the court has decided, as its owner says; nothing of it fits a case without a counter-notice', async () => {
    const { stage, id } = await filedCase(2)
    const tells = (step: string, happenedAt = new Date()) =>
      enforcement.post(`/cases/${id}/court-steps`, stage.owner.token, {
        step,
        happenedAt: happenedAt.toISOString(),
        reference: '臺灣臺北地方法院 115 年度訴字第 1 號',
      })
    const early = await tells('lawsuit-proven')
    expect([early.status, await codeOf(early)]).toEqual([409, 'CASE_STATE_CHANGED'])
    await stage.happens(id, 'counter-notice-received', 1, { regime: 'tw-copyright' })
    const tomorrow = await tells('lawsuit-proven', new Date(Date.now() + 86_400_000))
    expect([tomorrow.status, await codeOf(tomorrow)]).toEqual([422, 'FILING_TIME_WRONG'])
    const held = (await (await tells('lawsuit-proven')).json()) as CaseView
    expect([held.state, held.actor, held.clocks.isRunning]).toEqual(['litigation', 'court', false])
    expect(held.timeLine.at(-1)).toMatchObject({
      by: 'owner',
      facts: { reference: expect.stringContaining('臺北') },
    })
    const won = (await (await tells('court-won')).json()) as CaseView
    expect(won.state).toBe('removed')
  })
})
