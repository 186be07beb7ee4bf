import type { Signer } from '@originseal/documents'
import type { TimestampAuthority } from '@originseal/provider-keys'

/** Injection token of what the configuration decides. */
export const SIGNING = Symbol('ReportSigning')

/** The signer with the authority that stamps the time, where there is one. */
export interface ReportSigning {
  readonly signer: Signer
  readonly authority: Pick<TimestampAuthority, 'stamping'>
}

/** Where the files of an owner's reports are. */
export const reportFolder = (ownerId: string): string => `trademark-reports/${ownerId}`
