import type {
  CaseView,
  CorrespondenceView,
  ListAdministeredCasesResponse,
  ListReviewedClaimantsResponse,
  ReadClaimantResponse,
  ListUnrecognisedMailsResponse,
  ReadFiguresResponse,
} from '@originseal/contracts'
import { CaseStage, holdChecks } from '../cases/cases.harness'
import { startEnforcement, type RunningEnforcement } from '../enforcement.harness'

let enforcement: RunningEnforcement
let admin: { id: string; token: string }
beforeAll(async () => {
  enforcement = await startEnforcement()
  await holdChecks(enforcement)
  admin = await enforcement.member('admin')
})
afterAll(() => enforcement.stop())

const post = (path: string, body: object, key?: string) =>
  enforcement.prove(`/admin${path}`, admin.token, body, key)
const outcomeOf = async (answer: Response) =>
  answer.status === 204 ? '204' : `${answer.status} ${((await answer.json()) as { code: string }).code}`

describe('MEMBER-06: claimants in doubt', () => {
  const claimant = async (ownerId: string) => {
    const answer = await enforcement.get('/admin/claimants', admin.token)
    const { data } = (await answer.json()) as ListReviewedClaimantsResponse
    return data.find((each) => each.ownerId === ownerId)
  }

  it('are suspended and let go on by an administrator, with the reason', async () => {
    const stage = await CaseStage.member(enforcement, 2)
    await stage.opens(await stage.findsCopy())
    const decide = (standing: string) =>
      post(`/claimants/${stage.owner.id}/decisions`, { standing, reason: 'proof looked forged' })
    expect(await outcomeOf(await decide('suspended'))).toBe('204')
    expect(await claimant(stage.owner.id)).toMatchObject({
      standing: 'suspended',
      decision: { reason: 'proof looked forged', decidedBy: admin.id },
    })
    const own = (await (await enforcement.get('/claimant', stage.owner.token)).json()) as ReadClaimantResponse
    expect(own.data).toMatchObject({ standing: 'suspended', decision: { reason: 'proof looked forged' } })
    expect(JSON.stringify(own)).not.toContain(admin.id)
    const second = await stage.findsCopy()
    expect((await stage.open([second.findingId])).status).toBe(403)
    const told = await enforcement.rows<{ payload: unknown }>(
      "SELECT payload::jsonb FROM outbox WHERE name = 'enforcement.claimant-suspended.v1' AND key = $1",
      [stage.owner.id],
    )
    expect(told).toEqual([
      { payload: { ownerId: stage.owner.id, reason: 'proof looked forged', at: expect.any(String) } },
    ])
    await decide('good')
    expect(await claimant(stage.owner.id)).toMatchObject({ standing: 'good' })
    expect((await stage.open([second.findingId])).status).toBe(201)
  })

  it('are listed by how their notices came out, once enough were decided', async () => {
    const stage = await CaseStage.member(enforcement, 1)
    const [opened] = await stage.opens(await stage.findsCopy())
    const rejected = (from: number, to: number, reason = 'ownership', state = 'rejected') =>
      enforcement.rows(
        `INSERT INTO takedown_case SELECT (jsonb_populate_record(takedown_case, jsonb_build_object(
           'id', gen_random_uuid(), 'number', 'ZK-0001-' || n, 'target_key', 'rejected ' || n, 'state', $5::text,
           'setback', jsonb_build_object('kind', 'rejected', 'reason', $4::text)))).*
         FROM takedown_case, generate_series($2::int, $3::int) AS n WHERE takedown_case.id = $1`,
        [opened?.id, from, to, reason, state],
      )
    await rejected(101, 119)
    // A platform's other reasons, and that a copy was put back, say nothing of the claim.
    await rejected(201, 210, 'other')
    await rejected(211, 220, 'other', 'restored')
    expect(await claimant(stage.owner.id)).toBeUndefined()
    await rejected(120, 120)
    expect(await claimant(stage.owner.id)).toMatchObject({
      standing: 'suspended',
      record: { upheld: 0, bad: 20, countered: 0, abusive: 0 },
    })
  })

  it('who never were claimants are not decided about, and a decision says why', async () => {
    const path = `/claimants/${crypto.randomUUID()}/decisions`
    expect(await outcomeOf(await post(path, { standing: 'suspended', reason: 'no reason' }))).toBe(
      '404 CLAIMANT_NOT_FOUND',
    )
    expect(await outcomeOf(await post(path, { standing: 'suspended', reason: ' ' }))).toBe(
      '400 REQUEST_INVALID',
    )
  })
})

test('ADMIN-02: cases are counted by the day, and those whose clock has run past the target wait for a person', async () => {
  const figures = async () => {
    const answer = await enforcement.get('/admin/figures/enforcement', admin.token)
    const { series, queues } = (await answer.json()) as ReadFiguresResponse
    const waiting = (name: string) => queues.find((queue) => queue.name === name)?.waiting as number
    return { today: series[0]?.days.at(-1)?.value as number, late: waiting('cases-past-target') }
  }
  const stage = await CaseStage.member(enforcement, 1)
  const before = await figures()
  const [opened] = await stage.opens(await stage.findsCopy())
  const run = (hours: number) =>
    enforcement.rows(
      `UPDATE takedown_case SET target_started_at = now() - interval '80 hours', target_ran_ms = 3600000,
         target_running_since = now() - $2::int * interval '1 hour' WHERE id = $1`,
      [opened?.id, hours],
    )
  await run(70)
  expect(await figures()).toEqual({ today: before.today + 1, late: before.late })
  await run(72)
  expect(await figures()).toEqual({ today: before.today + 1, late: before.late + 1 })
})

describe('MEMBER-06: mails that rules could not tell a case of', () => {
  /** A mail as it is kept once it was read. */
  const arrives = async (change: Readonly<Record<string, unknown>> = {}): Promise<string> => {
    const mail = {
      id: crypto.randomUUID(),
      sha256: crypto.randomUUID().replaceAll('-', '').repeat(2),
      recipient: 'case@notices.originseal.example',
      received_at: new Date(),
      size: 10,
      authentication: '{}',
      state: 'read',
      mail_class: 'message',
      kind: 'unknown',
      authority: 'no-case',
      from_address: 'desk@shop.example',
      subject: 'Re: your report',
      body_text: 'It was removed.',
      ...change,
    }
    const names = Object.keys(mail)
    await enforcement.rows(
      `INSERT INTO inbound_mail (${names.join(', ')}) VALUES (${names.map((_, n) => `$${n + 1}`).join(', ')})`,
      Object.values(mail),
    )
    return mail.id
  }
  const listed = async (query = '') => {
    const answer = await enforcement.get(`/admin/mails${query}`, admin.token)
    return ((await answer.json()) as ListUnrecognisedMailsResponse).data
  }
  const filedCase = async () => {
    const stage = await CaseStage.member(enforcement, 1)
    const [opened] = await stage.opens(await stage.findsCopy())
    const { id, number } = opened ?? { id: '', number: '' }
    for (const kind of ['checks-passed', 'dispatched'] as const) await stage.happens(id, kind)
    const read = async () => (await (await stage.read(id)).json()) as CaseView
    return { stage, id, number, read }
  }

  it('are listed by page, newest first, with why; what was understood or is a delivery report is not', async () => {
    const at = (minutesAgo: number) => ({ received_at: new Date(Date.now() - minutesAgo * 60_000) })
    const unread = {
      mail_class: null,
      kind: null,
      authority: null,
      from_address: null,
      subject: null,
      body_text: null,
    }
    const ids = [
      await arrives({ ...at(1), state: 'unreadable', ...unread }),
      await arrives({ ...at(2), authority: 'acts' }),
      await arrives({ ...at(3), authority: 'other-sender', kind: 'rejected' }),
    ]
    await arrives({ authority: 'acts', kind: 'acknowledged' })
    await arrives({ authority: 'acts', mail_class: 'delivery-report' })
    const first = await listed('?limit=2')
    expect(first.mails.map(({ id, why }) => [id, why])).toEqual([
      [ids[0], 'unreadable'],
      [ids[1], 'unknown'],
    ])
    expect((await listed(`?limit=1&cursor=${first.nextCursor}`)).mails).toMatchObject([
      { id: ids[2], why: 'other-sender', from: 'desk@shop.example', text: 'It was removed.' },
    ])
  })

  it('are assigned to a case once, which goes on and shows the mail', async () => {
    const { stage, id, number, read } = await filedCase()
    const mailId = await arrives()
    const key = crypto.randomUUID()
    const assign = () =>
      post(
        `/mails/${mailId}/assignments`,
        { caseNumber: number, answer: 'rejected', reason: 'names the link' },
        key,
      )
    expect(await outcomeOf(await assign())).toBe('204')
    expect(await outcomeOf(await assign())).toBe('204')
    const view = await read()
    expect(view.state).toBe('rejected')
    expect(view.timeLine.filter(({ kind }) => kind === 'rejected')).toMatchObject([{ by: 'administrator' }])
    const mails = await enforcement.get(`/cases/${id}/correspondence`, stage.owner.token)
    expect(((await mails.json()) as CorrespondenceView).data.mails).toMatchObject([
      { id: mailId, kind: 'rejected', authority: 'acts' },
    ])
    expect((await listed()).mails.some((mail) => mail.id === mailId)).toBe(false)
    expect(await outcomeOf(await post(`/mails/${mailId}/discards`, { reason: 'too late' }))).toBe(
      '409 MAIL_SETTLED',
    )
  })

  it('that say nothing to the case are shown there and change nothing', async () => {
    const { number, read } = await filedCase()
    const body = { caseNumber: number, answer: 'other', reason: 'out of office' }
    expect(await outcomeOf(await post(`/mails/${await arrives()}/assignments`, body))).toBe('204')
    expect((await read()).timeLine.at(-1)).toMatchObject({ kind: 'dispatched' })
  })

  it('are discarded with a reason, and about no case that is not there', async () => {
    const mailId = await arrives()
    const assignment = { caseNumber: 'ZK-9999-001', answer: 'rejected', reason: 'names the link' }
    expect(await outcomeOf(await post(`/mails/${mailId}/assignments`, assignment))).toBe('404 CASE_NOT_FOUND')
    expect(await outcomeOf(await post(`/mails/${crypto.randomUUID()}/discards`, { reason: 'spam' }))).toBe(
      '404 MAIL_NOT_FOUND',
    )
    expect(await outcomeOf(await post(`/mails/${mailId}/discards`, { reason: 'spam' }))).toBe('204')
    expect((await listed()).mails.some((mail) => mail.id === mailId)).toBe(false)
  })
})

describe('ADMIN-01: cases of everybody', () => {
  const found = async (query: Record<string, string>) => {
    const answer = await enforcement.get(`/admin/cases?${new URLSearchParams(query)}`, admin.token)
    expect(answer.status).toBe(200)
    return (await answer.json()) as ListAdministeredCasesResponse
  }
  const numbersOf = ({ cases }: ListAdministeredCasesResponse) => cases.map(({ number }) => number)

  it('are found by their number and by the ids of case, owner and work, with whose they are', async () => {
    const stage = await CaseStage.member(enforcement, 2)
    const [opened] = await stage.opens(await stage.findsCopy())
    if (!opened) throw new Error('no case')
    const [listed] = (await found({ search: opened.number.toLowerCase() })).cases
    expect(listed).toMatchObject({ id: opened.id, ownerId: stage.owner.id })
    for (const search of [opened.id, stage.owner.id, listed?.workId as string])
      expect(numbersOf(await found({ search }))).toEqual([opened.number])
    for (const search of [crypto.randomUUID(), 'ZK-0000-000', '%'])
      expect(numbersOf(await found({ search }))).toEqual([])
    const stranger = await enforcement.member()
    expect((await enforcement.get('/admin/cases', stranger.token)).status).toBe(403)
  })

  it('are listed newest first, page by page, by state, and those past the target', async () => {
    const stage = await CaseStage.member(enforcement, 3)
    const numbers: string[] = []
    for (let n = 0; n < 3; n++)
      numbers.unshift((await stage.opens(await stage.findsCopy()))[0]?.number as string)
    const search = stage.owner.id
    const first = await found({ search, limit: '2' })
    const second = await found({ search, cursor: first.nextCursor as string })
    expect([...numbersOf(first), ...numbersOf(second)]).toEqual(numbers)
    expect(numbersOf(await found({ search, state: 'closed' }))).toEqual([])
    expect(numbersOf(await found({ search, late: 'true' }))).toEqual([])
    await enforcement.rows(
      `UPDATE takedown_case SET target_started_at = now() - interval '73 hours',
         target_running_since = now() - interval '73 hours' WHERE number = $1`,
      [numbers[1]],
    )
    expect(numbersOf(await found({ search, late: 'true' }))).toEqual([numbers[1]])
    await enforcement.rows(`UPDATE takedown_case SET opened_at = '2026-01-31T16:30:00Z' WHERE number = $1`, [
      numbers[1],
    ])
    const day = { from: '2026-02-01', until: '2026-02-01' }
    expect(numbersOf(await found({ search, ...day }))).toEqual([numbers[1]])
  })
})
