import { z } from 'zod'
import { id, instant, sha256Hex, webUrl, writtenLine } from '../primitives'
import { channelCertainties, channelModes, noticeRegimes } from './channel-words'
import { claimantRoles } from './claimants'

/** Why a notice is taken back: its claim is, or both sides have settled that it is. */
export const retractionCauses = ['withdrawn', 'settled'] as const
export type RetractionCause = (typeof retractionCauses)[number]

/**
 * How far an attempt to send something is. `unknown`: the answer to it was lost, so that it may have left; as long as it has no end
 * the same message is sent again.
 */
export const attemptStates = ['queued', 'sending', 'filed', 'failed', 'held', 'bounced', 'unknown'] as const
export type AttemptState = (typeof attemptStates)[number]

/** The claimant's answer to whether an exception of copyright applies. */
export const copyrightExceptions = ['none', 'quotation', 'parody', 'review', 'news', 'other'] as const
/** What shows, beside the seal, whose work it is. */
export const ownershipProofs = [
  'earlier-publication',
  'source-file',
  'dated-draft',
  'contract',
  'registration',
] as const

const bilingual = z.object({ en: z.string(), zh: z.string() })
const paragraph = z.string().max(5_000)

/** What a claimant states for the notices of one case. */
export const noticeStatements = z.object({
  regime: z.enum(noticeRegimes).optional(),
  /** Of those that are offered; the first unless chosen. */
  channelId: z.string().max(200).optional(),
  workDescription: paragraph.optional(),
  /** Where the original can be seen. */
  originalUrls: z.array(webUrl).max(10),
  /** Why it is illegal. */
  reasons: paragraph.optional(),
  exception: z.enum(copyrightExceptions).optional(),
  /** None of the licences that were given covers this. */
  noLicence: z.boolean(),
  /** Elements whose sentence was ticked for this very notice. */
  ticked: z.array(z.string().max(40)).max(20),
  /** Asked for where the copy may be the older one. */
  ownership: z.object({ proof: z.enum(ownershipProofs), detail: writtenLine(500) }).optional(),
  /** Who is imitated, for a report of impersonation. */
  identity: z
    .object({
      name: writtenLine(200).optional(),
      /** SHA-256 of documents that prove it, such as a registration; they stay with the claimant. */
      proofs: z.array(sha256Hex).max(5),
      advertisementId: writtenLine(100).optional(),
    })
    .optional(),
})
export type NoticeStatements = z.infer<typeof noticeStatements>

/** One thing that keeps a notice from going out: its name, and where it is given. */
export const noticeFault = z.object({
  /** Of the law or the platform's form; `case` for what concerns the case itself. */
  element: z.string(),
  field: z.string(),
  place: z.enum([
    'claimant',
    'work',
    'target',
    'statements',
    'signature',
    'identity',
    'ownership',
    'channel',
  ]),
  code: z.string(),
  message: bilingual,
})
export type NoticeFaultView = z.infer<typeof noticeFault>

const offeredChannel = z.object({
  id: z.string(),
  mode: z.enum(channelModes),
  regimes: z.array(z.enum(noticeRegimes)).min(1),
  /** Mailbox, form or interface; absent where it is not known. */
  address: z.string().optional(),
  certainty: z.enum(channelCertainties),
  checkedAt: z.string().nullable(),
  note: bilingual.optional(),
})

const noticeSection = z.object({
  element: z.string(),
  law: z.string(),
  title: bilingual,
  rows: z.array(
    z.object({ label: bilingual, values: z.array(z.string()), code: z.literal(true).optional() }),
  ),
  sentence: bilingual.optional(),
})

/** How the next notice of a case stands: what was given, what is missing, and what it would say. */
export const noticeDraftView = z.object({
  data: z.object({
    caseId: id,
    /** Empty while we look whom to write to. */
    channels: z.array(offeredChannel),
    /** The one that would be gone; null while none is known. */
    channelId: z.string().nullable(),
    regime: z.enum(noticeRegimes).nullable(),
    /** Who will read the claimant's data. */
    disclosure: bilingual,
    given: noticeStatements,
    /** What the claimant has to tick, word for word. */
    statements: z.array(
      z.object({ element: z.string(), law: z.string(), sentence: bilingual, ticked: z.boolean() }),
    ),
    /** All at once; empty where it can be signed, or was. */
    faults: z.array(noticeFault),
    /** The notice itself; null as long as something is missing. */
    content: z
      .object({
        title: bilingual,
        sections: z.array(noticeSection),
        urls: z.array(z.string()),
        signer: z.object({ legalName: z.string(), role: z.enum(claimantRoles) }),
      })
      .nullable(),
    /** What is signed. */
    contentSha256: sha256Hex.nullable(),
    signed: z.object({ signedName: z.string(), signedAt: instant }).nullable(),
  }),
})
export type NoticeDraftView = z.infer<typeof noticeDraftView>

export const signNoticeRequest = z.object({
  /** Of the notice that was shown: another one is not signed. */
  contentSha256: sha256Hex,
  signedName: writtenLine(100),
  /** Of `POST /account/step-ups`. */
  proof: z.string().min(1).max(4_096),
})
export type SignNoticeRequest = z.infer<typeof signNoticeRequest>

export const recordFilingRequest = z.object({
  filedAt: instant,
  /** The number that the platform gave. */
  ticket: writtenLine(200).optional(),
})
export type RecordFilingRequest = z.infer<typeof recordFilingRequest>

/** What a platform told a claimant elsewhere than by a mail to the case's address. */
export const platformAnswers = [
  'acknowledged',
  'supplement-asked',
  'removal-announced',
  'rejected',
  'counter-notice-received',
] as const
/** Why a platform rejects a notice: what it says of the claim, or something else. */
export const rejectionReasons = ['ownership', 'licence', 'exception', 'other'] as const
export type RejectionReason = (typeof rejectionReasons)[number]
export const recordAnswerRequest = z.object({
  answer: z.enum(platformAnswers),
  /** Of a rejection. */
  reason: z.enum(rejectionReasons).optional(),
  receivedAt: instant,
  ticket: writtenLine(200).optional(),
  /** In the claimant's words, or quoted. */
  note: z.string().max(5_000).optional(),
})
export type RecordAnswerRequest = z.infer<typeof recordAnswerRequest>

/** What its claimant copies into a form by hand: nothing is put there by us. */
const noticePacket = z.object({
  /** Opens the form; absent where its address is not known. */
  formUrl: z.string().optional(),
  note: bilingual.optional(),
  /** In the form's order; `length` and `max` are characters. */
  fields: z.array(
    z.object({
      id: z.string(),
      label: bilingual,
      value: z.string(),
      length: z.number().int().nonnegative(),
      max: z.number().int().positive().optional(),
    }),
  ),
  /** One a line, byte for byte as found. */
  urls: z.string(),
  /** What the form asks to be ticked there. */
  statements: z.array(bilingual),
})

const noticeAttempt = z.object({
  /** A mailbox or an interface; of what was filed by hand, the channel. */
  recipient: z.string(),
  state: z.enum(attemptStates),
  /** What their mail server, or their interface, said; of what was filed by hand, the number that was given. */
  answer: z.string().optional(),
  endedAt: instant.optional(),
})
export type NoticeAttemptView = z.infer<typeof noticeAttempt>

/** What takes a notice back. */
const noticeRetraction = z.object({
  id,
  because: z.enum(retractionCauses),
  declaredAt: instant,
  /** Empty until the claimant has taken it back by hand. */
  attempts: z.array(noticeAttempt),
})

export const correspondenceView = z.object({
  data: z.object({
    notices: z.array(
      z.object({
        id,
        regime: z.enum(noticeRegimes),
        channelId: z.string(),
        signedName: z.string(),
        signedAt: instant,
        contentSha256: sha256Hex,
        packet: noticePacket.optional(),
        /** Empty where the claimant files it by hand. */
        attempts: z.array(noticeAttempt),
        /** Absent as long as the notice stands. */
        retraction: noticeRetraction.optional(),
      }),
    ),
    mails: z.array(
      z.object({
        id,
        receivedAt: instant,
        from: z.string(),
        subject: z.string(),
        kind: z.string(),
        ticket: z.string().optional(),
        /** Whether it could change the case; otherwise why not. */
        authority: z.enum(['acts', 'unauthenticated', 'other-sender', 'no-case']),
        text: z.string(),
        /** Of a counter-notice: elements of the law that it lacks. */
        missing: z.array(z.object({ element: z.string(), law: z.string(), title: bilingual })),
      }),
    ),
  }),
})
export type CorrespondenceView = z.infer<typeof correspondenceView>
