import { startSmtpDouble, type SmtpDouble } from '@originseal/testing/smtp-double'
import { NoticeStage, rutenItem, telegramPost } from '../cases/notices.harness'
import { startEnforcement, type RunningEnforcement } from '../enforcement.harness'

let enforcement: RunningEnforcement
let relay: SmtpDouble
beforeAll(async () => {
  relay = await startSmtpDouble()
  enforcement = await startEnforcement({ NOTICE_SMTP_URL: relay.url })
}, 120_000)
afterAll(async () => {
  await enforcement.stop()
  await relay.close()
})

/** A case whose platform asks for more. */
async function askedForMore(pageUrl: string): Promise<NoticeStage> {
  const one = await NoticeStage.at(enforcement, pageUrl)
  await one.completes()
  const isByMail = pageUrl.startsWith('https://t.me/')
  await one.is(isByMail ? 'filed' : 'ready-by-hand')
  if (!isByMail) await one.files()
  await one.answers('supplement-asked')
  await one.is('supplement-asked')
  return one
}

/** The corrected notice, signed. */
async function supplements(one: NoticeStage): Promise<void> {
  const { data } = await one.gives({
    workDescription: '一幅數位插畫：清晨的海岸、三艘漁船與遠山；原稿附後。',
  })
  expect(data.faults).toEqual([])
  expect((await one.signs(data.contentSha256)).status).toBe(200)
}

test('MEMBER-06: a supplement by hand is offered as a packet, and filed when its claimant has filed it; until then its period runs', async () => {
  const one = await askedForMore(rutenItem())
  expect(await one.periods()).toEqual(['tw-supplement'])
  await supplements(one)
  const { state, actor } = await one.read()
  expect({ state, actor }).toEqual({ state: 'ready-by-hand', actor: 'owner' })
  expect(await one.periods()).toEqual(['owner-answer', 'tw-supplement'])
  expect((await one.get('/packet')).status).toBe(200)
  expect((await one.files('R-2')).status).toBe(200)
  const filed = await one.read()
  expect([filed.state, await one.periods()]).toEqual(['filed', []])
  expect((await one.correspondence()).data.notices).toHaveLength(2)
}, 120_000)

test('MEMBER-06: a supplement by mail is filed once it was handed over; one that is refused waits for its owner again', async () => {
  const handed = await askedForMore(telegramPost())
  await supplements(handed)
  await handed.is('filed')
  const refused = await askedForMore(telegramPost())
  relay.answers.push('550 5.1.1 no such user')
  await supplements(refused)
  await refused.is('needs-input')
  expect((await refused.read()).timeLine.at(-1)).toMatchObject({
    kind: 'no-channel-left',
    stateAfter: 'needs-input',
  })
  // Telegram takes notices at one mailbox, and that has refused this one.
  const { data } = await refused.draft()
  expect([data.channels, data.faults.map(({ code }) => code)]).toEqual([[], ['NO_CHANNEL_LEFT']])
}, 120_000)

test('MEMBER-06: whoever is asked for more can be told of a rejection, and can give up', async () => {
  const rejected = await askedForMore(telegramPost())
  expect(await (await rejected.answers('rejected', { reason: 'licence' })).json()).toMatchObject({
    state: 'rejected',
  })
  const givenUp = await askedForMore(telegramPost())
  expect(await (await givenUp.post('/end')).json()).toMatchObject({
    state: 'closed',
    outcome: 'given-up',
  })
}, 120_000)
