import type { CaseView, CorrespondenceView, NoticeDraftView } from '@originseal/contracts'
import { Transaction } from '@originseal/database'
import { until } from '@originseal/testing'
import type { SmtpDouble } from '@originseal/testing/smtp-double'
import { CaseStage } from '../cases/cases.harness'
import type { RunningEnforcement } from '../enforcement.harness'
import type { NegotiationStep } from '../negotiations/negotiation-step'
import { RecordStep } from '../negotiations/record-step'

const email = 'rights@yuan.example'
const claimant = {
  role: 'owner',
  legalName: '林小原',
  address: { lines: '重慶南路一段 122 號', city: '台北市', country: 'TW' },
  phone: '+886223456789',
}
const statements = {
  workDescription: '一幅數位插畫：清晨的海岸、三艘漁船與遠山，2024 年完成。',
  originalUrls: ['https://yuan.example/works/island'],
  exception: 'none',
  noLicence: true,
  ticked: ['US-v', 'US-vi-accuracy', 'US-vi-authority', 'TW-5', 'TW-6'],
}

let posts = 100

/** A case whose claimant has signed its notice, by mail to Telegram unless its page is somewhere else. */
export async function noticedCase(
  enforcement: RunningEnforcement,
  relay: SmtpDouble,
  pageUrl = `https://t.me/copies/${(posts += 1)}`,
) {
  const stage = await CaseStage.member(enforcement, 1)
  const { id: ownerId, token } = stage.owner
  const finding = await stage.findsCopy({ pageUrl })
  await stage.sealsWork(finding.workId, '島嶼晨光')
  const [opened] = await stage.opens(finding)
  const { id: caseId = '', number = '' } = opened ?? {}
  const post = (path: string, body: unknown) => enforcement.post(`/cases/${caseId}${path}`, token, body)
  const proof = () => enforcement.identity.proveStepUp(ownerId, email)
  const read = async () => (await (await stage.read(caseId)).json()) as CaseView
  const is = (state: CaseView['state']) =>
    until(async () => (await read()).state === state, { what: `the case to be ${state}` })
  const signs = async (channelId?: string) => {
    await is('needs-input')
    const given = { ...statements, ...(channelId !== undefined && { channelId }) }
    const { data } = (await (await post('/notice', given)).json()) as NoticeDraftView
    const answer = await post('/signature', {
      contentSha256: data.contentSha256,
      signedName: claimant.legalName,
      proof: await proof(),
    })
    return { status: answer.status, faults: data.faults.map(({ code }) => code) }
  }
  await is('needs-input')
  await enforcement.post('/claimant', token, { ...claimant, proof: await proof() })
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
    post,
    read,
    is,
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
    correspondence: async () => {
      const answer = await enforcement.get(`/cases/${caseId}/correspondence`, token)
      return ((await answer.json()) as CorrespondenceView).data
    },
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
