import type { Signer } from '@originseal/documents'

/** Injection tokens of what the configuration decides. */
export const OBJECTS = Symbol('ObjectStore')
export const SIGNING = Symbol('ReportSigning')

/** The signer with the authority that stamps the time, where one is configured. */
export interface ReportSigning {
  readonly signer: Signer
  readonly tsaUrl: string | undefined
}

/** Where the files of an owner's reports are. */
export const reportFolder = (ownerId: string): string => `trademark-reports/${ownerId}`
