import {
  claimantRoles,
  copyrightExceptions as exceptions,
  noticeRegimes as regimes,
  type StepUpMethod,
} from '@originseal/contracts'
import type { TargetKind } from '../channels/platform-adapter'

/** The rules by which a notice is written. */
export { claimantRoles, exceptions, regimes }
export type Regime = (typeof regimes)[number]

/** How somebody signs; which of them a channel takes is the channel's to say. */
export const signatureKinds = ['typed', 'drawn', 'certificate', 'wet-scan'] as const
export type SignatureKind = (typeof signatureKinds)[number]

export interface PostalAddress {
  readonly lines: string
  readonly city: string
  /** State, province or county, where a form asks for it. */
  readonly region?: string | undefined
  /** ISO 3166-1 alpha-2. */
  readonly country: string
}

/** Who claims. What was never given is absent; nothing is ever filled in. */
export interface ClaimantFacts {
  readonly role?: (typeof claimantRoles)[number] | undefined
  /** Of the person who signs. */
  readonly legalName?: string | undefined
  readonly company?: string | undefined
  readonly address?: PostalAddress | undefined
  /** E.164. */
  readonly phone?: string | undefined
  readonly email?: { readonly address: string; readonly verified: boolean } | undefined
  /** Of an agent or a licensee: whose right it is. */
  readonly ownerName?: string | undefined
  /** Of an agent: the file that empowers them. */
  readonly mandateSha256?: string | undefined
}

export interface WorkFacts {
  readonly title?: string | undefined
  readonly fileName?: string | undefined
  readonly description?: string | undefined
  /** Where the original can be seen. */
  readonly originalUrls: readonly string[]
  readonly certificate?: { readonly id: string; readonly url: string; readonly sealedAt: string } | undefined
}

export interface TargetFacts {
  readonly asFound: string
  readonly kind: TargetKind | 'page' | 'home-page'
  /** Registrable domain, or platform: one provider. */
  readonly provider: string
  readonly warning?: 'TARGET_NOT_AN_ITEM' | 'SHORT_LINK' | undefined
  /** All of the account or site infringes, says the claimant. */
  readonly wholeAccount?: boolean | undefined
  readonly capture?: { readonly at: string; readonly verdict: string } | undefined
}

/** Who is imitated, where the claim is that. */
export interface IdentityFacts {
  readonly name?: string | undefined
  /** Files that prove it: a registration, a trademark, an official page. */
  readonly proofs: readonly string[]
  readonly advertisementId?: string | undefined
}

/** Everything a notice is made from. */
export interface NoticeFacts {
  readonly claimant: ClaimantFacts
  readonly work: WorkFacts
  readonly targets: readonly TargetFacts[]
  /** Why it is illegal, in the claimant's words. */
  readonly reasons?: string | undefined
  readonly exception?: (typeof exceptions)[number] | undefined
  /** The claimant was shown the licences on record and says that none of them covers this. */
  readonly noLicence?: boolean | undefined
  readonly identity?: IdentityFacts | undefined
  /** Statements that the claimant ticked for this notice, by element. */
  readonly ticked: readonly string[]
}

/** The claimant's signature over one content. */
export interface NoticeSignature {
  readonly kind: SignatureKind
  readonly signedName: string
  readonly signedAt: string
  /** SHA-256 of what was signed. */
  readonly contentSha256: string
  /** The step-up by which identity knew the person again. */
  readonly method: StepUpMethod
}
