import type { CaseState } from '@originseal/contracts'
import { Transaction } from '@originseal/database'
import { until } from '@originseal/testing'
import type { SmtpDouble } from '@originseal/testing/smtp-double'
import { NoticeStage, telegramPost } from '../cases/notices.harness'
import type { RunningEnforcement } from '../enforcement.harness'
import type { NegotiationStep } from '../negotiations/negotiation-step'
import { RecordStep } from '../negotiations/record-step'

/** A case whose claimant has signed its notice, by mail to Telegram unless its page is somewhere else. */
export async function noticedCase(
  enforcement: RunningEnforcement,
  relay: SmtpDouble,
  pageUrl = telegramPost(),
) {
  const stage = await NoticeStage.at(enforcement, pageUrl)
  const { id: caseId, ownerId, token } = stage
  const { number } = await stage.read()
  const signs = async (channelId?: string) => {
    await stage.is('needs-input')
    const { data } = await stage.gives({ ...(channelId !== undefined && { channelId }) })
    const { status } = await stage.signs(data.contentSha256)
    return { status, faults: data.faults.map(({ code }) => code) }
  }
  await stage.is('needs-input')
  await stage.saves()
  const jobs = () =>
    enforcement.rows<{ failures: number }>(
      `SELECT failures FROM job WHERE kind = 'notices.send' AND payload ->> 'attemptId' IN
        (SELECT a.id::text FROM notice_attempt a JOIN notice ON notice.id = a.notice_id WHERE case_id = $1)`,
      [caseId],
    )
  return {
    caseId,
    number,
    pageUrl,
    ownerId,
    token,
    post: (path: string, body: unknown) => stage.post(path, body),
    read: () => stage.read(),
    is: (state: CaseState) => stage.is(state),
    signs,
    negotiates: (step: NegotiationStep) =>
      enforcement.app.get(Transaction).run((tx) => enforcement.app.get(RecordStep).execute(tx, caseId, step)),
    /** The first try to send it has failed. */
    waits: () =>
      until(async () => (await jobs()).some(({ failures }) => failures > 0), { what: 'the first try' }),
    /** The next try is now. */
    tries: async () => {
      await enforcement.rows(
        "UPDATE job SET due_at = now() WHERE kind = 'notices.send' AND state = 'waiting'",
      )
      await until(async () => (await jobs()).length === 0, { what: 'the notice to be tried again' })
    },
    /** Mails about its page, the earliest first. */
    mails: () => relay.received.flatMap(({ message }) => (message.includes(pageUrl) ? message : [])),
    correspondence: async () => (await stage.correspondence()).data,
  }
}

/** The same with its mail put off by the server, so that it waits. */
export async function waitingNotice(enforcement: RunningEnforcement, relay: SmtpDouble) {
  const noticed = await noticedCase(enforcement, relay)
  relay.answers.push('451 4.7.1 greylisted')
  await noticed.signs()
  await noticed.is('ready')
  await noticed.waits()
  return noticed
}
