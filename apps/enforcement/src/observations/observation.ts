import type { StoredObject } from '@originseal/storage'
import type { Observed } from './confirmation.rules'

/** A file that an observation rests on. */
export type ObservationFile = Pick<StoredObject, 'key' | 'sha256' | 'size' | 'contentType'>

/** One look as it is kept. */
export interface Observation extends Observed {
  readonly id: string
  readonly caseId: string
  readonly ownerId: string
  readonly round: number
  readonly signs: Readonly<Record<string, unknown>>
  readonly files: readonly ObservationFile[]
}
