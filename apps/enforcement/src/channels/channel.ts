import type { channelModes } from '@originseal/contracts'
import type { Bilingual } from '@originseal/documents'
import type { Regime, SignatureKind } from '../notices/notice-facts'

/** From which of the facts a field of a platform's form is filled. */
export const fieldSources = [
  'legal-name',
  'owner-name',
  'company',
  'email',
  'phone',
  'street',
  'city',
  'region',
  'country',
  'work',
  'original-urls',
  'urls',
  'reasons',
  'signature',
] as const

/** One field of a platform's form, in the form's order. */
export interface ChannelField {
  /** As the form, or the interface, calls it. */
  readonly id: string
  readonly label: Bilingual
  readonly from: (typeof fieldSources)[number]
  readonly required: boolean
  /** Characters that the form takes. */
  readonly max?: number
}

/** One way to bring a notice to a provider. */
export interface Channel {
  readonly id: string
  readonly mode: (typeof channelModes)[number]
  readonly regimes: readonly Regime[]
  /** E-mail address, form, portal or base of the interface; absent where it is not known: the operator gives it. */
  readonly address?: string
  readonly fields: readonly ChannelField[]
  readonly signatureKinds: readonly SignatureKind[]
  /** So many addresses go into one notice. */
  readonly maxTargets?: number
  readonly oneHost?: true
  /** Read in the provider's own text; told by a secondary one; known in the field and not re-read. */
  readonly certainty: 'verified' | 'secondary' | 'unconfirmed'
  /** The day on which somebody last looked, or null. */
  readonly checkedAt: string | null
  readonly note?: Bilingual
}

/** What is known of a platform: how to reach it, who of it may answer, whether unattended visits are welcome. */
export interface PlatformRecord {
  readonly platform: string
  readonly name: Bilingual
  /** In the order in which they are tried. */
  readonly channels: readonly Channel[]
  /** Domains that sign the platform's mails. */
  readonly mailDomains: readonly string[]
  readonly observe: 'automatic' | 'assisted' | 'off'
  /** Who will read the claimant's data, told before signing. */
  readonly disclosure: Bilingual
  /** How long it takes, as the cited text has it; never a promise. */
  readonly publishedTimes?: Bilingual
}
