import type { NotificationKind } from './kind'
import { agreementLapsed } from './agreement-lapsed'
import { caseAnswered } from './case-answered'
import { caseClosed } from './case-closed'
import { caseCountered } from './case-countered'
import { caseDeadline } from './case-deadline'
import { caseFiled } from './case-filed'
import { caseOpened } from './case-opened'
import { caseRejected } from './case-rejected'
import { caseRelapsed } from './case-relapsed'
import { caseRemedied } from './case-remedied'
import { caseRemoved } from './case-removed'
import { caseWaiting } from './case-waiting'
import { copiesFound } from './copies-found'
import { claimantSuspended } from './claimant-suspended'
import { invoiceIssued } from './invoice-issued'
import { negotiationFrozen } from './negotiation-frozen'
import { newSighting } from './new-sighting'
import { objectionWaiting } from './objection-waiting'
import { offerWaiting } from './offer-waiting'
import { orderPaid } from './order-paid'
import { orderRefunded } from './order-refunded'
import { paymentInstructed } from './payment-instructed'
import { paymentWaiting } from './payment-waiting'
import { planEnded } from './plan-ended'
import { renewalAnnounced } from './renewal-announced'
import { renewalFailed } from './renewal-failed'
import { respondentAnswered } from './respondent-answered'
import { scanFinished } from './scan-finished'
import { sealAnchored } from './seal-anchored'
import { sightingAsked } from './sighting-asked'
import { trademarkConflict } from './trademark-conflict'
import { undertakingJudged } from './undertaking-judged'

/** What kinds are about, and which, in the order in which a member chooses their channels. */
export const kindsByTopic = {
  works: [newSighting, copiesFound, scanFinished, sealAnchored],
  cases: [
    caseCountered,
    caseDeadline,
    claimantSuspended,
    caseRejected,
    caseWaiting,
    sightingAsked,
    caseRelapsed,
    caseRemoved,
    caseRemedied,
    caseClosed,
    caseAnswered,
    caseFiled,
    caseOpened,
  ],
  negotiations: [
    respondentAnswered,
    objectionWaiting,
    offerWaiting,
    agreementLapsed,
    paymentWaiting,
    undertakingJudged,
    negotiationFrozen,
  ],
  trademarks: [trademarkConflict],
  payments: [
    paymentInstructed,
    orderPaid,
    invoiceIssued,
    orderRefunded,
    renewalAnnounced,
    renewalFailed,
    planEnded,
  ],
} satisfies Record<string, readonly NotificationKind[]>
export type NotificationTopic = keyof typeof kindsByTopic

export const notificationTopics = Object.keys(kindsByTopic) as readonly NotificationTopic[]

/** Every kind of notification. */
export const notificationKinds: readonly NotificationKind[] = Object.values(kindsByTopic).flat()

export function findNotificationKind(name: string): NotificationKind | undefined {
  return notificationKinds.find((kind) => kind.name === name)
}
