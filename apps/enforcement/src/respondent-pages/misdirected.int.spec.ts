import { startEnforcement, type RunningEnforcement } from '../enforcement.harness'
import { RespondentStage } from './respondent-stage.harness'

let enforcement: RunningEnforcement
let url: string
let door: RespondentStage
beforeAll(async () => {
  enforcement = await startEnforcement()
  url = await enforcement.app.getUrl()
  door = new RespondentStage(enforcement, url)
}, 120_000)
afterAll(() => enforcement.stop())

const get = (path: string) => fetch(`${url}${path}`, { redirect: 'manual' })

describe('MEMBER-07: an evidence notice', () => {
  it('that reached somebody who was not meant goes out again, and their link stays closed', async () => {
    const { page, code, notice, act, at, token, caseId } = await door.negotiate()
    await act({ act: 'invitation-sent' })
    await door.fillIn(page, { do: 'message', text: 'The shop was sold in spring.' })
    await door.sendPicture(page)
    const { answer } = await door.fillIn(page, { do: 'answer', answer: 'not-me', text: '' })
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/d?lang=en&left=yes'])
    const goodbye = await (await get('/d?lang=en&left=yes')).text()
    expect(goodbye).toContain('Thank you for telling us')
    expect(goodbye).not.toContain('<form')

    const left = await door.read(at, token)
    expect(left).toMatchObject({ state: 'undeliverable', next: { actor: 'claimant', step: 'find-address' } })
    const told = await enforcement.rows<{ answer: string }>(
      `SELECT payload::jsonb ->> 'answer' AS answer FROM outbox
       WHERE name = 'enforcement.respondent-answered.v1' AND key = $1`,
      [caseId],
    )
    expect(told.map(({ answer: said }) => said).toSorted()).toEqual(['file', 'message', 'not-me'])

    const again = await notice()
    const newPage = new URL(again.link).pathname
    await act({ act: 'invitation-sent' })
    for (const path of [page, `${page}/work`, `${page}/files/3`]) expect((await get(path)).status).toBe(404)
    expect((await door.send(page, { form: crypto.randomUUID(), do: 'message', text: 'Hello' })).status).toBe(
      404,
    )
    expect((await door.send('/d', { code })).status).toBe(404)

    // Whoever is meant reads nothing of the other, and answers for themselves; the claimant keeps all of it.
    const shown = await (await get(`${newPage}?lang=en`)).text()
    expect(shown).not.toContain('The shop was sold')
    const sent = left.entries.find(({ kind }) => kind === 'file')?.sequence
    expect((await get(`${newPage}/files/${sent}`)).status).toBe(404)
    await door.fillIn(newPage, { do: 'answer', answer: 'removed', text: '' })
    const view = await door.read(at, token)
    expect(view.state).toBe('open')
    expect(view.entries.map(({ kind }) => kind)).toEqual([
      'invited',
      'message',
      'file',
      'not-me',
      'invited',
      'removed',
    ])
    await act({ act: 'end' })
    expect((await get(page)).status).toBe(404)
  }, 120_000)

  it('that did not arrive goes out in another way, by the same link', async () => {
    const { page, act } = await door.negotiate()
    await act({ act: 'invitation-sent' })
    const { status, body } = await act({ act: 'not-delivered' })
    expect([status, body.data.state, body.data.next.step]).toEqual([200, 'undeliverable', 'find-address'])
    expect((await act({ act: 'invitation-sent' })).body.data.state).toBe('invited')
    await door.fillIn(page, { do: 'message', text: 'Hello' })
    expect((await act({ act: 'not-delivered' })).body.code).toBe('NEGOTIATION_STATE_CHANGED')
  }, 120_000)

  it('is not disowned by whom has shown evidence against the claim', async () => {
    const { page, act, at, token } = await door.negotiate()
    await door.fillIn(page, { do: 'answer', answer: 'own-work', text: 'Mine, since 2023' })
    await door.sendPicture(page)
    expect(await (await get(`${page}?lang=en`)).text()).not.toContain('value="not-me"')
    const { answer } = await door.fillIn(page, { do: 'answer', answer: 'not-me', text: '' })
    expect(answer.status).toBe(422)
    expect(await door.read(at, token)).toMatchObject({ state: 'open', dispute: { standing: 'open' } })
    await act({ act: 'deny-dispute', text: 'The file is later than the seal.' })
    expect(await (await get(`${page}?lang=en`)).text()).toContain('value="not-me"')
  }, 120_000)
})
