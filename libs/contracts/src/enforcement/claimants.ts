import { z } from 'zod'
import { instant, writtenLine } from '../primitives'

export const claimantRoles = ['owner', 'exclusive-licensee', 'agent'] as const

const filledLine = (max: number) => writtenLine(max).refine((text) => text.trim() !== '', 'is empty')

export const postalAddress = z.object({
  lines: filledLine(200),
  city: filledLine(100),
  /** State, province or county, where a form asks for it. */
  region: writtenLine(100).optional(),
  /** ISO 3166-1 alpha-2. */
  country: z.string().regex(/^[A-Z]{2}$/),
})

const claimantFields = z.object({
  role: z.enum(claimantRoles),
  /** Of the person who signs. */
  legalName: filledLine(100),
  company: writtenLine(100).optional(),
  /** Of an agent or a licensee: whose right it is. */
  ownerName: writtenLine(100).optional(),
  /** Of an agent: the document that empowers them. */
  mandateSha256: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .optional(),
  address: postalAddress.optional(),
  /** E.164. */
  phone: z
    .string()
    .regex(/^\+[1-9]\d{6,14}$/)
    .optional(),
})

/** What a claimant may do: `review` lets each notice wait for a person, `suspended` opens no new case. */
export const claimantStandings = ['good', 'review', 'suspended'] as const
export type ClaimantStanding = (typeof claimantStandings)[number]

export const saveClaimantRequest = claimantFields.extend({
  /** Of `POST /account/step-ups`: who speaks in notices is known once more, with the address that they have confirmed. */
  proof: z.string().min(1).max(4_096),
})
export type SaveClaimantRequest = z.infer<typeof saveClaimantRequest>

/** Who speaks in somebody's notices, in what capacity, and how they are reached. */
export const claimantView = claimantFields.extend({
  /** The account's own, which was confirmed when this was saved; null where none was. */
  email: z.string().nullable(),
  savedAt: instant,
})
export type ClaimantView = z.infer<typeof claimantView>

export const readClaimantResponse = z.object({
  data: z.object({
    /** Null as long as nothing was given. */
    claimant: claimantView.nullable(),
    standing: z.enum(claimantStandings),
    /** What an administrator has said about it; absent where it follows from how notices came out. */
    decision: z.object({ reason: z.string(), decidedAt: instant }).optional(),
  }),
})
export type ReadClaimantResponse = z.infer<typeof readClaimantResponse>
