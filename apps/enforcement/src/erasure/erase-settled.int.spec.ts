import { userErased, type EvidenceNoticeResponse, type SettlementTerms } from '@originseal/contracts'
import { verifyPdfSignature } from '@originseal/documents/verify'
import { until } from '@originseal/testing'
import { startSmtpDouble, type SmtpDouble } from '@originseal/testing/smtp-double'
import { noticedCase } from '../drafts/noticed-case.harness'
import { startEnforcement, type RunningEnforcement } from '../enforcement.harness'
import { termsHashOf } from '../negotiations/settlement-terms'

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

const terms: SettlementTerms = {
  version: 1,
  removeBy: null,
  amountTwd: 0,
  credit: '圖：林小原',
  noAdmission: true,
  retraction: false,
  confidential: false,
  licence: { until: null },
}
const said = '這句話只有我們兩個看過 Kp4Tz'

/** Both sides have written to each other. @returns the path of the other side's page */
async function negotiated() {
  const noticed = await noticedCase(enforcement, relay)
  await noticed.post('/negotiation', { claimantName: '林小原' })
  await noticed.negotiates({ kind: 'message', by: 'respondent', text: said })
  const answer = await enforcement.get(`/cases/${noticed.caseId}/negotiation/evidence-notice`, noticed.token)
  const { data } = (await answer.json()) as EvidenceNoticeResponse
  return { noticed, page: new URL(data.link).pathname }
}

const isErased = async ({ ownerId }: { ownerId: string }) => {
  await enforcement.tell(userErased, { userId: ownerId, erasedAt: new Date().toISOString() })
  await until(
    async () =>
      (
        await enforcement.rows("SELECT FROM takedown_case WHERE owner_id = $1 AND outcome = 'owner-gone'", [
          ownerId,
        ])
      ).length === 1,
    { what: 'the erasure' },
  )
}

test('MEMBER-07: what both sides have signed stays with the other side when its claimant is erased, and nothing else does', async () => {
  const { noticed, page } = await negotiated()
  const termsHash = termsHashOf(terms)
  await noticed.negotiates({ kind: 'offer', by: 'respondent', terms, days: 14, text: said })
  await noticed.post('/negotiation/acts', { act: 'accept', number: 1, termsHash })
  await noticed.negotiates({ kind: 'signed', by: 'respondent', termsHash, text: 'Chen' })
  const sign = { act: 'sign', termsHash, signedName: '林小原', acceptsRespondent: true }
  expect((await noticed.post('/negotiation/acts', sign)).status).toBe(200)
  await until(async () => (await enforcement.get(`${page}/licence`)).status === 200, { what: 'the licence' })

  await isErased(noticed)
  const shown = await enforcement.get(`${page}?lang=en`)
  expect(shown.status).toBe(200)
  const text = await shown.text()
  expect(text).toContain(`${page}/settlement`)
  expect(text).toContain(`${page}/licence`)
  expect(text).not.toContain(said)
  expect(text).not.toContain('value="message"')
  const settlement = new Uint8Array(await (await enforcement.get(`${page}/settlement`)).arrayBuffer())
  expect((await verifyPdfSignature(settlement)).valid).toBe(true)
  expect((await enforcement.get(`${page}/licence`)).status).toBe(200)
  await expect(noticed.negotiates({ kind: 'message', by: 'respondent', text: '您好' })).rejects.toMatchObject(
    { code: 'NEGOTIATION_STATE_CHANGED' },
  )

  await enforcement.rows("UPDATE licence SET ended_at = now() - interval '91 days', ended_by = 'revoked'")
  await enforcement.rows("UPDATE takedown_case SET changed_at = now() - interval '91 days'")
  await enforcement.rows("UPDATE negotiation SET changed_at = now() - interval '91 days'")
  await enforcement.rows("UPDATE job SET due_at = now() WHERE kind = 'negotiations.remove-settled'")
  await until(async () => (await enforcement.rows('SELECT FROM negotiation')).length === 0, {
    what: 'what was left to go',
  })
  expect((await enforcement.get(page)).status).toBe(404)
}, 120_000)

test('MEMBER-07: a page leads nowhere where nothing was signed by both', async () => {
  const { noticed, page } = await negotiated()
  await isErased(noticed)
  expect((await enforcement.get(page)).status).toBe(404)
}, 120_000)
