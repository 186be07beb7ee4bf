/** Requests of enforcement that succeed: by a claimant with six cases in different states, and by the other side of two. */
import { registerPerson } from '../../shared/people.mjs'
import { openDoors } from '../../shared/doors.mjs'
import { bearer } from '../../shared/ask.mjs'
import { Bank } from '../../shared/bank.mjs'
import { until } from '../../shared/until.mjs'
import { findCopies } from '../../shared/find-copies.mjs'
import { findingIdsOf } from '../../shared/open-cases.mjs'
import { Record } from '../../shared/record.mjs'
import { sameExample } from './same-example.mjs'
import { answerAt, settleAt } from './settled-case.mjs'

const elsewhere = 'https://shop.example/item/42'
const silent = new Record(() => undefined)

/**
 * @typedef {{ userId: string, orderId: string, caseId: string, noticeId: string, frozenId: string }} Member what the back
 *   office finds of the claimant: an order, a case with a notice, and a case whose negotiation can be frozen
 *
 * @param {import('../../shared/stack.mjs').Stack} stack
 * @returns {Promise<{ examples: { [operation: string]: object[] }, member: Member }>} `examples` by operation, see `hooks.py` for what
 *   one consists of
 */
export async function caseExamples(stack) {
  const doors = await openDoors(stack, {
    settled: { desk: 'silence', fields: { border: 'yes' } },
    drafted: { desk: 'silence', fields: { colour: 'vivid' } },
    unsent: { desk: 'silence', fields: { colour: 'cool' } },
  })
  const { claimant } = doors.of.open.negotiation
  const noticeId = await fileNotice(claimant, doors.of.open.caseId)
  await answerAt(doors, doors.of.open)
  await settleAt(doors, doors.of.settled)
  const by = (more = {}) => [{ headers: bearer(claimant.member.token), ...more }]
  const { order, refunded } = await buyMore(doors.settings, claimant)
  const settled = by({ path: { id: doors.of.settled.caseId } })
  const sequence = await fileNumber(doors.of.settled)
  const { data } = await claimant.call('GET', '/api/account', 200)
  return {
    examples: {
      ...sameExample(readings, by()),
      ...sameExample(readingsOfCase, by({ path: { id: doors.of.open.caseId } })),
      ...sameExample(['downloadSettlement', 'downloadLicence'], settled),
      readRespondentWork: [{ path: { token: doors.of.open.token } }],
      readRespondentCopy: [{ path: { token: doors.of.open.token, shown: 'picture' } }],
      ...sameExample(readingsOfSettledDoor, [{ path: { token: doors.of.settled.token } }]),
      readRespondentFile: [{ path: { token: doors.of.settled.token, sequence } }],
      downloadNegotiationFile: by({ path: { id: doors.of.settled.caseId, sequence } }),
      downloadNotice: by({ path: { id: doors.of.open.caseId, noticeId } }),
      replaceRespondentLink: by({ path: { id: doors.of.ended.caseId } }),
      readOrder: by({ path: { id: order.id } }),
      readRefundQuote: by({ path: { id: order.id } }),
      requestRefund: by({ path: { id: refunded.id }, body: {} }),
      ...(await commandExamples(doors, claimant, by)),
      ...(await findingExamples(doors, claimant, by)),
    },
    member: {
      userId: data.id,
      orderId: order.id,
      caseId: doors.of.open.caseId,
      noticeId,
      frozenId: doors.of.ended.caseId,
    },
  }
}

/**
 * Takedowns for one more case, and some that are given back.
 * @returns {Promise<{ order: { id: string }, refunded: { id: string } }>}
 */
async function buyMore(settings, claimant) {
  const bank = new Bank(settings.bank)
  const orders = []
  for (const pack of ['dmca-pack', 'takedown-single']) {
    const before = await claimant.takedowns()
    const { takedown } = await claimant.buy(pack, bank, settings.mails, silent)
    const haveCome = async () => (await claimant.takedowns()) >= before + takedown
    await until(haveCome, { what: `the takedowns of ${pack}`, within: 60_000 })
    orders.push((await claimant.member.orders())[0])
  }
  const [order, refunded] = orders
  return { order, refunded }
}

async function fileNotice(claimant, caseId) {
  await claimant.caseIn(caseId, ['needs-input'])
  await claimant.signs(caseId, {}, silent)
  await claimant.caseIn(caseId, ['filed', 'verifying'])
  return (await claimant.correspondence(caseId)).notices[0].id
}

/** The number of the picture that the other side has sent. */
async function fileNumber({ negotiation }) {
  return (await negotiation.read()).entries.find(({ kind }) => kind === 'file').sequence
}

async function commandExamples(doors, claimant, by) {
  const { quickCase } = (
    await claimant.call('POST', '/api/quick-cases', 201, { pageUrl: `${elsewhere}/spare` })
  ).data
  // A case of its own: what becomes of its link would change what the notice says.
  const unsent = doors.of.unsent.caseId
  await claimant.caseIn(unsent, ['needs-input'])
  const draft = await claimant.drafts(unsent)
  const other = await registerPerson(doors.origin)
  return {
    actOnNegotiation: by({
      path: { id: doors.of.open.caseId },
      body: { act: 'message', text: '謝謝您的回覆。' },
    }),
    saveQuickCase: by({ body: { pageUrl: elsewhere } }),
    dismissQuickCase: by({ path: { id: quickCase.id } }),
    // Only a removal can be shown; what is hidden can be hidden again.
    publishCase: by({ path: { id: doors.of.open.caseId }, body: { isPublic: false } }),
    withdrawCase: by({ path: { id: doors.of.flooded.caseId } }),
    writeNoticeDraft: by({ path: { id: doors.of.drafted.caseId }, body: draft.statements }),
    signCaseNotice: by({
      path: { id: unsent },
      body: { contentSha256: draft.data.contentSha256, signedName: claimant.legalName },
      proofInBody: { password: claimant.password },
    }),
    // By somebody else, as it changes what the claimant's drafts say.
    saveClaimant: [
      {
        headers: bearer(other.token),
        body: claimant.identity,
        proofInBody: { password: other.password },
      },
    ],
    stepUp: by({ body: { password: claimant.password } }),
    beginAuthenticator: by({ proven: { password: claimant.password } }),
  }
}

/** Copies of another work about which nothing is decided yet. */
async function findingExamples(doors, claimant, by) {
  const settings = { ...doors.settings, seed: doors.settings.seed + 1 }
  const pages = await findCopies(settings, claimant, { taken: copyIn('cool'), mine: copyIn('warm') }, silent)
  const { taken, mine } = await findingIdsOf(claimant, pages)
  return {
    previewCases: by({ body: { findingIds: [taken] } }),
    openCases: by({ body: { findingIds: [taken] } }),
    decideFindings: by({ body: { findingIds: [mine], decision: 'mine' } }),
    reopenFindings: by({ body: { findingIds: [mine] } }),
  }
}

const copyIn = (colour) => ({ desk: 'silence', fields: { colour } })

/** What the claimant has, without an id. */
const readings = [
  'listCases',
  'summarizeCases',
  'readWorkbench',
  'listDecisions',
  'readClaimant',
  'listNegotiations',
  'listQuickCases',
  'readUnits',
  'listUnitLines',
  'listOrders',
  'listPaymentMethods',
]

const readingsOfCase = [
  'readCase',
  'listObservations',
  'readCaseAnchor',
  'downloadCaseFile',
  'readCorrespondence',
  'readNoticeDraft',
  'readNegotiation',
  'readEvidenceNotice',
]

const readingsOfSettledDoor = ['downloadRespondentSettlement', 'downloadRespondentLicence']
