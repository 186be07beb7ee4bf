import { Problem } from '@originseal/http'
import { judgeMessage } from './message.rules'

/** @throws Problem MESSAGE_REFUSED with each fault: its code, the sentence and what can be written instead */
export function refuseUnfitText(...texts: readonly (string | null | undefined)[]): void {
  const faults = texts.flatMap((text) => (text ? judgeMessage(text).refusals : []))
  if (faults.length > 0) throw new Problem('MESSAGE_REFUSED', { faults })
}
