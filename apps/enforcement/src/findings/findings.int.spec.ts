import {
  planChanged,
  trialWorksClaimed,
  type ListDecisionsResponse,
  type PreviewCasesResponse,
  type ReadWorkbenchResponse,
  type SummarizeCasesResponse,
} from '@originseal/contracts'
import { CaseStage } from '../cases/cases.harness'
import { startEnforcement, type RunningEnforcement } from '../enforcement.harness'

let enforcement: RunningEnforcement
beforeAll(async () => {
  enforcement = await startEnforcement()
})
afterAll(() => enforcement.stop())

const workbench = async ({ owner }: CaseStage) =>
  ((await (await enforcement.get('/findings', owner.token)).json()) as ReadWorkbenchResponse).data

describe('MEMBER-05: findings of all works', () => {
  it('count down to none; what was decided is not asked again when a later scan finds the place', async () => {
    const stage = await CaseStage.member(enforcement, 0)
    const copies = [await stage.findsCopy(), await stage.findsCopy({ seller: 'other' })]
    expect(await workbench(stage)).toMatchObject({ open: 2 })
    const decided = await enforcement.post('/finding-decisions', stage.owner.token, {
      findingIds: copies.map(({ findingId }) => findingId),
      decision: 'licensed',
    })
    expect(decided.status).toBe(204)
    await stage.findsCopy({ workId: copies[0]!.workId, pageUrl: copies[0]!.pageUrl })
    expect(await workbench(stage)).toEqual({ open: 0, groups: [], works: [], nextCursor: null })
  })

  it('wait again once a decision is taken back, unless it was a takedown', async () => {
    const stage = await CaseStage.member(enforcement, 1)
    const { findingId } = await stage.findsCopy()
    const taken = await stage.findsCopy()
    const post = (path: string, body: object) =>
      enforcement.post(`/finding-decisions${path}`, stage.owner.token, body)
    await post('', { findingIds: [findingId], decision: 'mine' })
    expect((await workbench(stage)).open).toBe(1)
    expect((await post('/withdrawal', { findingIds: [findingId] })).status).toBe(204)
    expect((await workbench(stage)).open).toBe(2)
    await stage.opens(taken)
    expect((await post('/withdrawal', { findingIds: [findingId, taken.findingId] })).status).toBe(409)
    const other = await enforcement.member()
    const foreign = await enforcement.post('/finding-decisions/withdrawal', other.token, {
      findingIds: [findingId],
    })
    expect(foreign.status).toBe(404)
  })

  it('wait again once their case has ended and a later scan has found them; one that is back is looked at', async () => {
    const stage = await CaseStage.member(enforcement, 2)
    const [ended, removed] = [await stage.findsCopy(), await stage.findsCopy()]
    const again = (of: typeof ended, more = {}) =>
      stage.findsCopy({ workId: of.workId, pageUrl: of.pageUrl, ...more })
    const [one] = await stage.opens(ended)
    const [other] = await stage.opens(removed)
    for (const kind of ['seems-down', 'down-confirmed'] as const) await stage.happens(other!.id, kind)
    const lookAt = async () =>
      (
        await enforcement.rows<{ due: boolean }>(
          'SELECT look_at <= now() AS due FROM takedown_case WHERE id = $1',
          [other?.id],
        )
      )[0]?.due
    await enforcement.rows("UPDATE takedown_case SET look_at = now() + interval '1 day' WHERE id = $1", [
      other?.id,
    ])
    const seenBefore = new Date(Date.now() - 60_000).toISOString()
    await again(removed, { capturedAt: seenBefore })
    expect(await lookAt()).toBe(false)
    await again(removed)
    expect(await lookAt()).toBe(true)

    await enforcement.post('/quick-cases', stage.owner.token, { pageUrl: ended.pageUrl })
    await stage.happens(one!.id, 'withdraw')
    await again(ended, { capturedAt: seenBefore })
    expect((await workbench(stage)).open).toBe(0)
    const back = await again(ended)
    expect((await workbench(stage)).open).toBe(1)
    const quick = await enforcement.get('/quick-cases', stage.owner.token)
    expect(await quick.json()).toMatchObject({ data: { quickCases: [{ findingId: back.findingId }] } })
    expect(await stage.opens(back)).toHaveLength(1)
  })

  it('of an ended case wait again at once where its owner says so', async () => {
    const stage = await CaseStage.member(enforcement, 1)
    const copy = await stage.findsCopy()
    const [opened] = await stage.opens(copy)
    const reopen = () =>
      enforcement.post('/finding-decisions/withdrawal', stage.owner.token, { findingIds: [copy.findingId] })
    expect((await reopen()).status).toBe(409)
    await stage.happens(opened!.id, 'withdraw')
    expect((await reopen()).status).toBe(204)
    expect((await workbench(stage)).open).toBe(1)
  })

  it('that were decided are listed, the latest first, by page and by decision; takedowns and others’ are not', async () => {
    const stage = await CaseStage.member(enforcement, 1)
    const copies = [await stage.findsCopy(), await stage.findsCopy(), await stage.findsCopy({ rank: 6 })]
    const decide = (index: number, decision: string, reason?: string) =>
      enforcement.post('/finding-decisions', stage.owner.token, {
        findingIds: [copies[index]?.findingId],
        decision,
        ...(reason !== undefined && { reason }),
      })
    await decide(0, 'mine')
    await decide(1, 'ignored', 'a press photo')
    await decide(2, 'watched')
    await stage.opens(await stage.findsCopy())
    const list = async (query = '', token = stage.owner.token) =>
      ((await (await enforcement.get(`/finding-decisions${query}`, token)).json()) as ListDecisionsResponse)
        .data
    const first = await list('?limit=2')
    expect(first.copies).toMatchObject([
      { id: copies[2]?.findingId, decision: 'watched', masked: true },
      { id: copies[1]?.findingId, decision: 'ignored', reason: 'a press photo', pageUrl: copies[1]?.pageUrl },
    ])
    expect(first.copies[0]).not.toHaveProperty('pageUrl')
    const second = await list(`?limit=2&cursor=${first.nextCursor}`)
    expect(second).toMatchObject({ copies: [{ id: copies[0]?.findingId }], nextCursor: null })
    expect((await list('?decision=mine')).copies.map(({ id }) => id)).toEqual([copies[0]?.findingId])
    const other = await enforcement.member()
    expect(await list('', other.token)).toEqual({ copies: [], nextCursor: null })
    const cursor = `?cursor=${copies[2]?.findingId}`
    expect((await list(cursor, other.token)).copies).toEqual([])
  })

  it('are read to the last by page, by work and by risk; another’s cursor leads nowhere', async () => {
    const stage = await CaseStage.member(enforcement, 0)
    const [sunrise, moon] = [crypto.randomUUID(), crypto.randomUUID()]
    await stage.sealsWork(sunrise, '晨光')
    await stage.sealsWork(moon, '月')
    const capturedAt = new Date().toISOString()
    for (let copy = 0; copy < 5; copy++)
      await stage.findsCopy({
        workId: copy < 4 ? sunrise : moon,
        fraudRisk: copy === 0 ? 'low' : 'high',
        // Several stand at the same place of the order.
        originScore: 80 - (copy % 2),
        capturedAt,
      })
    const list = async (query: string, token = stage.owner.token) =>
      ((await (await enforcement.get(`/findings?${query}`, token)).json()) as ReadWorkbenchResponse).data
    const idsOf = ({ groups }: ReadWorkbenchResponse['data']) =>
      groups.flatMap(({ copies }) => copies.map(({ id }) => id))
    const seen: string[] = []
    let cursor: string | null = null
    do {
      const page: ReadWorkbenchResponse['data'] = await list(
        `limit=2${cursor === null ? '' : `&cursor=${cursor}`}`,
      )
      seen.push(...idsOf(page))
      expect(page).toMatchObject({
        open: 5,
        works: [
          { workId: sunrise, title: '晨光' },
          { workId: moon, title: '月' },
        ],
      })
      cursor = page.nextCursor
    } while (cursor !== null)
    expect([seen.length, new Set(seen).size]).toEqual([5, 5])
    expect(idsOf(await list(`workId=${moon}`))).toHaveLength(1)
    expect(idsOf(await list(`workId=${sunrise}&risk=high`))).toHaveLength(3)
    const other = await CaseStage.member(enforcement, 0)
    await other.findsCopy()
    expect(idsOf(await list(`cursor=${seen[0]}`, other.owner.token))).toEqual([])
  })

  it('want a reason where one is ignored, and are nobody else’s to decide', async () => {
    const stage = await CaseStage.member(enforcement, 0)
    const { findingId } = await stage.findsCopy()
    const body = { findingIds: [findingId], decision: 'ignored' }
    expect((await enforcement.post('/finding-decisions', stage.owner.token, body)).status).toBe(400)
    const other = await enforcement.member()
    const foreign = { ...body, decision: 'mine' }
    expect((await enforcement.post('/finding-decisions', other.token, foreign)).status).toBe(404)
    expect((await workbench(stage)).open).toBe(1)
  })

  it('hide what the plan hides: neither address, title nor seller leaves', async () => {
    const stage = await CaseStage.member(enforcement, 0)
    await stage.findsCopy({ rank: 6, pageTitle: '祕密商品', seller: '祕密賣家' })
    const hidden = JSON.stringify(await workbench(stage))
    expect(hidden).toContain('"masked":true')
    expect(hidden).not.toMatch(/shop\.example|祕密/)
    await enforcement.tell(planChanged, {
      ownerId: stage.owner.id,
      plan: 'basic',
      catalogueVersion: 1,
      entitlements: ['links:all'],
      changedAt: new Date().toISOString(),
    })
    expect(JSON.stringify(await workbench(stage))).toContain('祕密賣家')
  })

  it('of several pictures of one page are one copy, seen as far as the best of them', async () => {
    const stage = await CaseStage.member(enforcement, 0)
    const { scanId, workId, pageUrl } = await stage.findsCopy({ rank: 2 })
    await stage.findsCopy({ scanId, workId, pageUrl, rank: 7 })
    const [group, ...others] = (await workbench(stage)).groups
    expect(others).toEqual([])
    expect(group?.copies.map(({ masked }) => masked)).toEqual([false])
  })

  it('of a trial are the account’s that takes it over, also those that are heard of later', async () => {
    const visitor = await CaseStage.member(enforcement, 0)
    const account = await CaseStage.member(enforcement, 0)
    await visitor.findsCopy()
    await enforcement.tell(trialWorksClaimed, {
      visitorId: visitor.owner.id,
      userId: account.owner.id,
      claimedAt: new Date().toISOString(),
    })
    await visitor.findsCopy()
    expect([(await workbench(visitor)).open, (await workbench(account)).open]).toEqual([0, 2])
  })
})

describe('MEMBER-05: before anything is spent', () => {
  it('says what it would cost, how a notice gets there, and what can’t be opened', async () => {
    const stage = await CaseStage.member(enforcement, 1)
    const known = await stage.findsCopy({ pageUrl: 'https://www.instagram.com/p/Cabcdefghij/' })
    const open = await stage.findsCopy()
    const hidden = await stage.findsCopy({ rank: 9 })
    await stage.opens(open)
    const findingIds = [known, open, hidden].map(({ findingId }) => findingId)
    const answer = await enforcement.post('/case-previews', stage.owner.token, { findingIds })
    expect(((await answer.json()) as PreviewCasesResponse).data).toEqual({
      units: 1,
      missing: 1,
      findings: [
        { findingId: known.findingId, channel: 'by-hand' },
        { findingId: open.findingId, refusal: 'CASE_ALREADY_OPEN' },
        { findingId: hidden.findingId, refusal: 'FINDING_LINK_HIDDEN' },
      ],
    })
    expect(await stage.takedowns()).toEqual({ available: 0, held: 1 })
  })

  it.each([
    ['of two one', 365, 1],
    ['all where what there was has ended', -0.5, 2],
  ])('says how many takedowns are missing: %s', async (_what, days, missing) => {
    const stage = await CaseStage.member(enforcement, 1, days)
    const found = [await stage.findsCopy(), await stage.findsCopy()]
    const findingIds = found.map(({ findingId }) => findingId)
    const answer = await enforcement.post('/case-previews', stage.owner.token, { findingIds })
    expect(((await answer.json()) as PreviewCasesResponse).data).toMatchObject({ units: 2, missing })
  })

  it('says the measured median of a place from the tenth removal on', async () => {
    const stage = await CaseStage.member(enforcement, 1)
    const copy = await stage.findsCopy({ pageUrl: 'https://measured.example/items/1' })
    const [opened] = await stage.opens(await stage.findsCopy({ pageUrl: 'https://measured.example/items/2' }))
    const medianOf = async (): Promise<number | undefined> => {
      const body = { findingIds: [copy.findingId] }
      const answer = await enforcement.post('/case-previews', stage.owner.token, body)
      return ((await answer.json()) as PreviewCasesResponse).data.findings[0]?.medianHours
    }
    const removed = (from: number, to: number) =>
      enforcement.rows(
        `INSERT INTO takedown_case SELECT (jsonb_populate_record(takedown_case, jsonb_build_object(
             'id', gen_random_uuid(), 'number', 'ZK-0000-' || hours, 'state', 'closed', 'outcome', 'kept-down',
             'target_key', 'measured ' || hours, 'filed_at', now() - interval '9 days',
             'removed_at', now() - interval '9 days' + make_interval(hours => hours)))).*
           FROM takedown_case, generate_series($2::int, $3::int) AS hours WHERE takedown_case.id = $1`,
        [opened?.id, from, to],
      )
    await removed(101, 109)
    expect(await medianOf()).toBeUndefined()
    await removed(110, 110)
    expect(await medianOf()).toBeCloseTo(105.5, 5)
  })
})

test('MEMBER-01: the overview has cases by state, the next deadline, and counter-notices first', async () => {
  const stage = await CaseStage.member(enforcement, 3)
  const ids: string[] = []
  for (let count = 0; count < 3; count++) {
    const [opened] = await stage.opens(await stage.findsCopy())
    ids.push(opened?.id ?? '')
    await stage.happens(ids[count]!, 'checks-passed')
    await stage.happens(ids[count]!, 'dispatched')
  }
  await stage.happens(ids[0]!, 'rejected')
  await stage.happens(ids[1]!, 'counter-notice-received', 0, { regime: 'us-dmca' })
  await stage.findsCopy()
  const answer = await enforcement.get('/case-summary', stage.owner.token)
  const { data } = (await answer.json()) as SummarizeCasesResponse
  expect(data.counts).toEqual({ filed: 1, rejected: 1, countered: 1 })
  expect(data.alerts.map(({ state }) => state)).toEqual(['countered', 'rejected'])
  expect(data.nextDeadline).toMatchObject({ caseId: ids[1], name: 'us-lawsuit' })
  expect(data.undecided).toBe(1)
})
