/** Requests of the back office that succeed: what it reads, and what it does to a member, a case and an order. */
import { askJson, bearer } from '../../journey/ask.mjs'

const reason = 'a request of the fuzzer'
const of = (operations, example) => Object.fromEntries(operations.map((name) => [name, example]))

/**
 * @param {import('../../attack/stack.mjs').Stack} stack
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
    ...of(readings, by()),
    ...of(exportOperations, proven({ body: { reason } })),
    ...of(['lookAtWorks', 'lookAtScans'], by({ ...ofUser, body: { reason } })),
    ...of(['readUserPlan', 'listUserNegotiations'], by(ofUser)),
    ...of(['readPayment', 'readProviderAnswers'], by(ofOrder)),
    ...of(['freezeNegotiation', 'unfreezeNegotiation'], proven({ path: { id: frozenId }, body: { reason } })),
    listCatalogueHolders: by({ query: { offer: 'free', version: 1 } }),
    listAdministeredScans: by({ query: { search: work.scan.scanId } }),
    lookAtScan: by({ path: { id: work.scan.scanId }, body: { reason } }),
    readAdministeredCase: by({ path: { id: caseId } }),
    downloadAdministeredNotice: by({ path: { id: caseId, noticeId } }),
    openNegotiation: by({ path: { id: caseId }, body: { reason } }),
    decideClaimant: proven({ ...ofUser, body: { standing: 'good', reason } }),
    giveUnits: proven({ ...ofUser, body: { reason, unit: 'seal', quantity: 3, days: 30 } }),
    startRefund: proven({ ...ofOrder, body: { amount: 100, reason } }),
    handleContactMessage: by({
      path: { id: await contactMessage(origin, headers) },
      body: { note: 'answered by mail' },
    }),
  }
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
