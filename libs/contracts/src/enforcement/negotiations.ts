import { z } from 'zod'
import { nextCursor } from '../paging'
import { id, instant, sha256Hex, webUrl, writtenLine } from '../primitives'
import { caseNumber, caseOutcome } from './cases'
import { licenceView } from './licences'

/** What a negotiation can be in. */
export const negotiationStates = [
  'prepared',
  'invited',
  'undeliverable',
  'lapsed',
  'open',
  'offered',
  'agreed',
  'signed',
  'performed',
  'broken',
  'closed',
] as const
export type NegotiationState = (typeof negotiationStates)[number]

export const negotiationParties = ['claimant', 'respondent'] as const
export type NegotiationParty = (typeof negotiationParties)[number]

/** Who writes into the record of a negotiation: either side, what was seen of the page, or an administrator who freezes it. */
export const negotiationAuthors = [...negotiationParties, 'observation', 'administrator'] as const
export type NegotiationAuthor = (typeof negotiationAuthors)[number]

/** For so many days an offer can be accepted. */
export const offerDays = [7, 14, 30] as const
export type OfferDays = (typeof offerDays)[number]

/** Above the first sum whoever offers gives a reason; above the second nothing can be asked for here. */
export const settlementAmounts = { withReason: 1_000_000, highest: 5_000_000 } as const

/** What the parties undertake. Every field but the last two is always there, so that one text has one hash. */
export const settlementTerms = z
  .strictObject({
    version: z.literal(1),
    /** The last day on which the copy may still be there, in Taiwan; null where it may stay. */
    removeBy: z.iso.date().nullable(),
    /** Whole New Taiwan dollars; none is usual. */
    amountTwd: z.number().int().min(0).max(settlementAmounts.highest),
    /** How and where the author is named. */
    credit: writtenLine(200).nullable(),
    /** Nobody admits anything by settling. */
    noAdmission: z.boolean(),
    /** The claimant takes back the notices about this copy. */
    retraction: z.boolean(),
    confidential: z.boolean(),
    /** The right holder allows the use on this page from now on, until the end of a day in Taiwan; absent where they don’t. */
    licence: z.strictObject({ until: z.iso.date().nullable() }).optional(),
    /** The last day of the payment, in Taiwan; absent where none is made, and in terms of before it was asked for. */
    payBy: z.iso.date().optional(),
  })
  .refine(({ amountTwd, payBy }) => payBy === undefined || amountTwd > 0, {
    path: ['payBy'],
    message: 'nothing is paid',
  })
  .refine(({ licence, removeBy }) => licence === undefined || removeBy === null, {
    path: ['licence'],
    message: 'what is to be removed is not licensed',
  })
export type SettlementTerms = z.infer<typeof settlementTerms>

/** Terms as they can be offered: whoever is to pay knows by when. */
export const offeredTerms = settlementTerms.refine(
  ({ amountTwd, payBy }) => amountTwd === 0 || payBy !== undefined,
  { path: ['payBy'], message: 'by when it is paid' },
)

/** Lines are kept; other control characters are in no message. */
export const negotiationText = z
  .string()
  .trim()
  .min(1)
  .max(2_000)
  // oxlint-disable-next-line eslint/no-control-regex
  .regex(/^[^\u0000-\u0009\u000b\u000c\u000e-\u001f\u007f-\u009f]*$/)

/** Everything that stands in the record of a negotiation. */
export const negotiationEntryKinds = [
  'invited',
  'not-delivered',
  'message',
  'removed',
  'licensed',
  'own-work',
  'not-me',
  'file',
  'offer',
  'accepted',
  'declined',
  'withdrawn',
  'signed',
  'paid',
  'payment-confirmed',
  'payment-denied',
  'met',
  'missed',
  'ended',
  'dispute-accepted',
  'dispute-denied',
  'licence-revoked',
  'frozen',
  'unfrozen',
] as const
export type NegotiationEntryKind = (typeof negotiationEntryKinds)[number]

/** What of it the respondent does. */
export const respondentAnswers = [
  'message',
  'removed',
  'licensed',
  'own-work',
  'not-me',
  'file',
  'offer',
  'accepted',
  'declined',
  'withdrawn',
  'signed',
  'paid',
  'ended',
] as const satisfies readonly NegotiationEntryKind[]
export type RespondentAnswer = (typeof respondentAnswers)[number]

/** What a respondent can send as evidence: pictures, which are kept as we have drawn them anew. */
export const respondentFiles = { most: 5, maxBytes: 5 * 1024 * 1024 } as const

const offer = z.object({
  number: z.number().int().positive(),
  by: z.enum(negotiationParties),
  terms: settlementTerms,
  termsHash: sha256Hex,
  expiresAt: instant,
})

export const negotiationEntry = z.object({
  sequence: z.number().int().positive(),
  by: z.enum(negotiationAuthors),
  kind: z.enum(negotiationEntryKinds),
  at: instant,
  /** What was written with it; of a signature, the name; of a file, the name that it came under. */
  text: z.string().nullable(),
  /** Of the offer that it is about. */
  offerNumber: z.number().int().positive().nullable(),
  /** Of an offer. */
  terms: settlementTerms.nullable(),
  /** Of a file, of the bytes that are kept. */
  fileSha256: sha256Hex.nullish(),
})
export type NegotiationEntry = z.infer<typeof negotiationEntry>

/** Why what was agreed on can't be signed any more: a day of its terms has passed, or both have not signed within seven days. */
export const agreementLapses = ['outdated', 'unsigned'] as const
export type AgreementLapse = (typeof agreementLapses)[number]

/** Whose turn it is, and for what; nobody's where it has ended, or as long as it is frozen. */
export const negotiationNext = z.discriminatedUnion('actor', [
  z.object({
    actor: z.literal('claimant'),
    step: z.enum([
      'hand-over',
      'find-address',
      'answer-objection',
      'reply',
      'decide-offer',
      'sign',
      'confirm-payment',
      ...agreementLapses,
    ]),
  }),
  z.object({
    actor: z.literal('respondent'),
    step: z.enum([
      'answer',
      'answer-late',
      'reply',
      'decide-offer',
      'sign',
      'perform',
      'cure',
      ...agreementLapses,
    ]),
  }),
  z.object({ actor: z.literal('nobody'), step: z.enum(['performed', 'ended', 'frozen']) }),
])
export type NegotiationNext = z.infer<typeof negotiationNext>

const listed = z.object({
  caseId: id,
  caseNumber,
  title: z.string().optional(),
  pageUrl: webUrl,
  state: z.enum(negotiationStates),
  /** The respondent has a licence or says that the work is theirs, and the claimant has not answered that yet. */
  isDisputed: z.boolean(),
  next: negotiationNext,
  changedAt: instant,
})
export type ListedNegotiation = z.infer<typeof listed>

export const negotiationView = listed.extend({
  /** As the other side reads it. */
  claimantName: z.string(),
  /** How its case has ended, and with it what was not signed; null while it lives. */
  caseOutcome: caseOutcome.nullable(),
  /**
   * What the respondent has against the claim, and was not denied. Without a picture it holds back nothing; with one no new
   * notice goes out until it is answered, within seven days, and none ever where it was left unanswered for thirty.
   */
  dispute: z
    .object({
      standing: z.enum(['unproven', 'open', 'overdue', 'stands']),
      answerBy: instant.nullable(),
      standsFrom: instant.nullable(),
    })
    .nullable(),
  offer: offer.nullable(),
  agreement: offer
    .omit({ expiresAt: true })
    .extend({
      acceptedAt: instant,
      signedBy: z.array(z.enum(negotiationParties)),
      /** For so long it was frozen since; what is due is due so much later. */
      frozenMs: z.number().int().min(0),
      /** When the first of what both have signed is due; null before that, and where nothing is to be done. */
      dueAt: instant.nullable(),
      /** What both say of the payment: when the payer said that it was made, if that waits for an answer, and when it was confirmed. */
      payment: z.object({ saidAt: instant.nullable(), confirmedAt: instant.nullable() }),
    })
    .nullable(),
  /** What the settlement allows; null where it allows nothing, or both have not signed yet. */
  licence: licenceView.nullable(),
  entries: z.array(negotiationEntry),
})
export type NegotiationView = z.infer<typeof negotiationView>

export const readNegotiationResponse = z.object({ data: negotiationView.nullable() })
export type ReadNegotiationResponse = z.infer<typeof readNegotiationResponse>
export const actOnNegotiationResponse = z.object({ data: negotiationView })
export type ActOnNegotiationResponse = z.infer<typeof actOnNegotiationResponse>

export const listNegotiationsResponse = z.object({
  data: z.object({ negotiations: z.array(listed), nextCursor }),
})
export type ListNegotiationsResponse = z.infer<typeof listNegotiationsResponse>

/** What became of an undertaking to remove a picture. */
export const undertakingResults = ['met', 'missed'] as const
export type UndertakingResult = (typeof undertakingResults)[number]

/** What a claimant hands to the other side, by whatever way they reach them. */
export const evidenceNoticeResponse = z.object({
  data: z.object({
    link: webUrl,
    code: z.string(),
    /** The whole text, for a mail. */
    text: z.object({ en: z.string(), zh: z.string() }),
    /** At most 500 characters, for a message box. */
    short: z.object({ en: z.string(), zh: z.string() }),
  }),
})
export type EvidenceNoticeResponse = z.infer<typeof evidenceNoticeResponse>

export const prepareNegotiationRequest = z.object({
  /** The name that the other side reads: a person's or a trade name. */
  claimantName: writtenLine(100).refine((name) => name.trim() !== '', 'is empty'),
})
export type PrepareNegotiationRequest = z.infer<typeof prepareNegotiationRequest>

const namedOffer = { number: z.int32().positive(), termsHash: sha256Hex }
const reasoned = (act: { terms: SettlementTerms; reason?: string | undefined }) =>
  act.terms.amountTwd <= settlementAmounts.withReason || (act.reason ?? '') !== ''

/** What a claimant does in a negotiation. */
export const claimantAct = z.discriminatedUnion('act', [
  z.object({ act: z.enum(['invitation-sent', 'not-delivered']) }),
  z.object({ act: z.literal('message'), text: negotiationText }),
  z
    .object({
      act: z.literal('offer'),
      terms: offeredTerms,
      days: z.literal([...offerDays]),
      reason: negotiationText.optional(),
    })
    .refine(reasoned, { path: ['reason'], message: 'why so much' }),
  z.object({ act: z.enum(['accept', 'decline', 'withdraw']), ...namedOffer }),
  z.object({
    act: z.literal('sign'),
    termsHash: sha256Hex,
    signedName: writtenLine(100).refine((name) => name.trim() !== '', 'is empty'),
    /** Nobody has checked who the other side is; the claimant takes them as the other party all the same. */
    acceptsRespondent: z.literal(true),
  }),
  z.object({ act: z.enum(['undertakings-met', 'undertakings-missed', 'end']) }),
  z.object({ act: z.literal('accept-dispute') }),
  z.object({ act: z.literal('deny-dispute'), text: negotiationText }),
  z.object({ act: z.literal('confirm-payment') }),
  z.object({ act: z.literal('deny-payment'), text: negotiationText }),
  z.object({ act: z.literal('revoke-licence'), text: negotiationText }),
])
export type ClaimantAct = z.infer<typeof claimantAct>

const givenReason = writtenLine(500).trim().min(2)

/** One of somebody's negotiations as administrators see it listed: nothing of what was said. */
export const administeredNegotiation = listed.extend({
  claimantName: z.string(),
  /** Since when nothing can be done in it. */
  frozenAt: instant.nullable(),
  /** What stands in its record. */
  entryCount: z.number().int().min(0),
  offer: offer.pick({ number: true, by: true, expiresAt: true }).nullable(),
  agreement: z
    .object({
      number: z.number().int().positive(),
      acceptedAt: instant,
      signedBy: z.array(z.enum(negotiationParties)),
    })
    .nullable(),
  /** When time alone changes its state, or what was signed is due; null where neither will be, or it is frozen. */
  endsAt: instant.nullable(),
})
export type AdministeredNegotiation = z.infer<typeof administeredNegotiation>

export const listUserNegotiationsResponse = z.object({
  data: z.object({ negotiations: z.array(administeredNegotiation), nextCursor }),
})
export type ListUserNegotiationsResponse = z.infer<typeof listUserNegotiationsResponse>

/** Why an administrator reads what two sides wrote to each other. */
export const openNegotiationRequest = z.object({ reason: givenReason })
export type OpenNegotiationRequest = z.infer<typeof openNegotiationRequest>

/** Both sides read why. */
export const freezeNegotiationRequest = z.object({ reason: givenReason })
export type FreezeNegotiationRequest = z.infer<typeof freezeNegotiationRequest>
