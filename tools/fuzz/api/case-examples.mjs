/** Requests of enforcement that succeed: by a claimant with three cases, one of them with a notice, and by its other side. */
import { openDoors } from '../../attack/door/doors.mjs'
import { bearer } from '../../attack/browser.mjs'
import { Record } from '../../journey/record.mjs'

const elsewhere = 'https://shop.example/item/42'

/**
 * @param {import('../../attack/stack.mjs').Stack} stack
 * @returns {Promise<Record<string, object[]>>} by operation; see `hooks.py` for what an example consists of
 */
export async function caseExamples(stack) {
  const doors = await openDoors(stack)
  const { caseId, token, negotiation } = doors.of.open
  const { claimant } = negotiation
  await claimant.caseIn(caseId, ['needs-input'])
  await claimant.signs(caseId, {}, new Record(() => undefined))
  await claimant.caseIn(caseId, ['filed', 'verifying'])
  const [notice] = (await claimant.correspondence(caseId)).notices
  const headers = bearer(claimant.member.token)
  const by = (more = {}) => [{ headers, ...more }]
  const ofCase = by({ path: { id: caseId } })
  const ofDoor = [{ path: { token } }]
  const of = (operations, example) => Object.fromEntries(operations.map((name) => [name, example]))
  return {
    ...of(readings, by()),
    ...of(readingsOfCase, ofCase),
    ...of(readingsOfDoor, ofDoor),
    downloadNotice: by({ path: { id: caseId, noticeId: notice.id } }),
    saveQuickCase: by({ body: { pageUrl: elsewhere } }),
    replaceRespondentLink: by({ path: { id: doors.of.ended.caseId } }),
    readOrder: by({ path: { id: (await claimant.member.orders())[0].id } }),
  }
}

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

const readingsOfDoor = ['readRespondentWork']
