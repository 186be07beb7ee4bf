import { newIdempotencyKey } from '../api/idempotency-key'
import { trackConversion } from './track-conversion'
import { trackVisit } from './track-visit'

/** A quick case was submitted (TRACK-04). @param platform that the link leads to */
export function tellCase(platform: string | undefined): void {
  const id = newIdempotencyKey()
  void trackConversion({ name: 'Lead', id })
  void trackVisit('case_submitted', platform === undefined ? {} : { platform }, id)
}
