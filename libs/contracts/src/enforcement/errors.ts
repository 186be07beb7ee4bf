import { defineErrors } from '../error'

/** Errors of takedown cases. */
export const enforcementErrors = defineErrors({
  CASE_NOT_FOUND: { kind: 'missing', message: 'there is no such case' },
  QUICK_CASE_NOT_FOUND: { kind: 'missing', message: 'there is no such quick case' },
  FOUND_COPY_NOT_FOUND: { kind: 'missing', message: 'there is no such finding' },
  CASE_ALREADY_OPEN: { kind: 'conflict', message: 'a case about this copy is open already' },
  CASE_STATE_CHANGED: {
    kind: 'conflict',
    message: 'this can no longer be done: the case has moved on, please look at it again',
  },
  CASE_IN_LITIGATION: {
    kind: 'conflict',
    message: 'a court decides about this claim: it can’t be taken back here',
  },
  SIGHTING_NOT_ASKED: { kind: 'conflict', message: 'nobody waits for this answer any more' },
  FINDING_LINK_HIDDEN: {
    kind: 'conflict',
    message: 'the link of this finding is hidden, please unlock it first',
  },
  TARGET_NOT_AN_ITEM: {
    kind: 'unprocessable',
    message: 'a notice must name a single item: please give the address of the post or listing itself',
  },
  SHORT_LINK: {
    kind: 'unprocessable',
    message:
      'this address only leads on and could not be followed: please open it, and give the address that it leads to',
  },
  USE_IS_LICENSED: { kind: 'unprocessable', message: 'you have allowed this use of your work' },
  NOTICE_INCOMPLETE: {
    kind: 'unprocessable',
    message: 'the notice misses something, please look at it again',
  },
  NOTICE_CHANGED: {
    kind: 'conflict',
    message: 'the notice has changed since it was shown, please read it again and sign it',
  },
  NOTICE_NOT_FOUND: { kind: 'missing', message: 'there is no signed notice' },
  FILING_TIME_WRONG: { kind: 'unprocessable', message: 'this time is before the notice, or in the future' },
  CLAIMANT_SUSPENDED: {
    kind: 'forbidden',
    message:
      'no new cases can be opened by this account: too many notices came out as unfounded, or we have written why',
  },
  CLAIMANT_NOT_FOUND: { kind: 'missing', message: 'this account has neither cases nor a claimant' },
  CHANNEL_NOT_FOUND: { kind: 'missing', message: 'there is no such channel, or it had no such version' },
  CHANNEL_CHANGED: {
    kind: 'conflict',
    message: 'this channel was changed meanwhile, please look at it again',
  },
  CHANNEL_ADDRESS_INVALID: {
    kind: 'invalid',
    message:
      'a channel by e-mail needs a mailbox, a form an https address, and that of an interface is set by the environment',
  },
  CHANNEL_DAY_INVALID: {
    kind: 'invalid',
    message: 'what was read at the platform has a day, and no day lies in the future',
  },
  CLAIM_REPORT_NOT_FOUND: { kind: 'missing', message: 'there is no such report' },
  CLAIM_REPORT_DECIDED: { kind: 'conflict', message: 'somebody has decided on this report already' },
  CLAIM_REPORTED: {
    kind: 'conflict',
    message: 'this claim was reported already, and we are looking into it',
  },
  MAIL_NOT_FOUND: { kind: 'missing', message: 'there is no such mail' },
  MAIL_SETTLED: { kind: 'conflict', message: 'somebody has dealt with this mail already' },
  NEGOTIATION_NOT_FOUND: { kind: 'missing', message: 'there is no negotiation about this case' },
  NEGOTIATION_EXISTS: { kind: 'conflict', message: 'there is a negotiation about this case already' },
  NEGOTIATION_STATE_CHANGED: {
    kind: 'conflict',
    message: 'this can no longer be done: the negotiation has moved on, please look at it again',
  },
  NEGOTIATION_FROZEN: {
    kind: 'conflict',
    message:
      'this negotiation is paused while OriginSeal looks into it: nothing can be done in it, and its deadlines stand still',
  },
  TERMS_OUTDATED: {
    kind: 'unprocessable',
    message: 'a day in these terms has passed: they need an offer with days that are to come',
  },
  OFFER_CHANGED: {
    kind: 'conflict',
    message: 'this offer is no longer the current one, please read what stands now',
  },
  MESSAGE_REFUSED: {
    kind: 'unprocessable',
    message: 'this text can’t be sent as it is, please see what can be written instead',
  },
  MESSAGES_TOO_MANY: {
    kind: 'conflict',
    message: 'no more can be written today; please go on tomorrow',
  },
  RESPONDENT_FILES_TOO_MANY: {
    kind: 'conflict',
    message: 'no more pictures can be sent in this negotiation',
  },
  TAKEDOWNS_NOT_OPEN: { kind: 'forbidden', message: 'takedowns can’t be started here yet' },
})
