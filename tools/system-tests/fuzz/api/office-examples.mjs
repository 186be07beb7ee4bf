/** Requests of the back office that succeed: what it reads, and what it does to a member, a case and an order. */
import { askJson, bearer } from '../../shared/ask.mjs'
import { sameExample } from './same-example.mjs'

const reason = 'a request of the fuzzer'

/**
 * @param {import('../../shared/stack.mjs').Stack} stack
 * @param {{ token: string, password: string }} administrator
 * @param {{ member: import('./case-examples.mjs').Member, work: { scan: { scanId: string } } }} found `work`: of whom a scan
 *   is looked at
 * @returns {Promise<Record<string, object[]>>} by operation; see `hooks.py` for what an example consists of
 */
export async function officeExamples({ origin }, { token, password }, { member, work }) {
  const headers = bearer(token)
  const by = (more = {}) => [{ headers, ...more }]
  const proven = (more) => by({ proven: { password }, ...more })
  const { caseId, frozenId, noticeId, orderId, userId } = member
  const ofUser = { path: { id: userId } }
  const ofOrder = { path: { id: orderId } }
  return {
    ...sameExample(readings, by()),
    ...sameExample(exportOperations, proven({ body: { reason } })),
    ...sameExample(['lookAtWorks', 'lookAtScans'], by({ ...ofUser, body: { reason } })),
    ...sameExample(['readUserPlan', 'listUserNegotiations'], by(ofUser)),
    ...sameExample(['readPayment', 'readProviderAnswers'], by(ofOrder)),
    ...sameExample(
      ['freezeNegotiation', 'unfreezeNegotiation'],
      proven({ path: { id: frozenId }, body: { reason } }),
    ),
    listCatalogueHolders: by({ query: { offer: 'free', version: 1 } }),
    listAdministeredScans: by({ query: { search: work.scan.scanId } }),
    lookAtScan: by({ path: { id: work.scan.scanId }, body: { reason } }),
    readAdministeredCase: by({ path: { id: caseId } }),
    downloadAdministeredNotice: by({ path: { id: caseId, noticeId } }),
    openNegotiation: by({ path: { id: caseId }, body: { reason } }),
    decideClaimant: proven({ ...ofUser, body: { standing: 'good', reason } }),
    giveUnits: proven({ ...ofUser, body: { reason, unit: 'seal', quantity: 3, days: 30 } }),
    keepProviderKey: proven({
      path: { name: replacedKey },
      body: { reason, value: 'made-up-by-the-fuzzer', basedOn: 0 },
    }),
    proposeAct: by({ body: withdrawalOf(replacedKey) }),
    refuseProposal: by({ path: { id: await proposal(origin, headers) }, body: { reason } }),
    startRefund: proven({ ...ofOrder, body: { amount: 100, reason } }),
    handleContactMessage: by({
      path: { id: await contactMessage(origin, headers) },
      body: { note: 'answered by mail' },
    }),
  }
}

/** Of a provider that nothing in this run asks. */
const replacedKey = 'GA4_API_SECRET'

const withdrawalOf = (name) => ({
  operation: 'withdrawProviderKey',
  params: { name },
  body: { reason, basedOn: 1 },
  idempotencyKey: crypto.randomUUID(),
  reason,
})

/** An act that waits for another administrator. @returns {Promise<string>} its id */
async function proposal(origin, headers) {
  const { id } = await askJson(`${origin}/api/admin/proposals`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify(withdrawalOf(replacedKey)),
    status: 201,
  })
  return id
}

/** Somebody writes to whoever runs the product. @returns {Promise<string>} its id */
async function contactMessage(origin, headers) {
  const body = { kind: 'question', name: '林原印', email: 'fuzz@example.tw', message: '可以開三聯式發票嗎？' }
  await askJson(`${origin}/api/contact-messages`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify(body),
    status: 201,
  })
  const { data } = await askJson(`${origin}/api/admin/contact-messages`, { headers })
  return data.messages[0].id
}

const readings = [
  'countCatalogueHolders',
  'listAdministeredCases',
  'listAudit',
  'listAuditDays',
  'listCatalogueVersions',
  'listClaimReports',
  'listContactMessages',
  'listParkedEvents',
  'listPaymentDifferences',
  'listPayments',
  'listProposals',
  'listProviderKeys',
  'listRefunds',
  'listReviewedClaimants',
  'listServices',
  'listUnitDifferences',
  'listUnrecognisedMails',
  'readAdminFigures',
  'readBillingFigures',
  'readEnforcementFigures',
  'readIdentityFigures',
  'readProtectionFigures',
  'readScanFigures',
  'readTrademarkFigures',
]

const exportOperations = ['exportAdministeredCases', 'exportAudit', 'exportPayments', 'exportUsers']
