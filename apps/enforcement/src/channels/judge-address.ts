import { domainToUnicode } from 'node:url'
import type { JudgedAddress } from '@originseal/contracts'
import { identifyTarget } from './identify-target'
import { imitatedPlatform } from './imitated-platform.rules'
import { platformAdapters } from './platform-adapters.rules'
import { isWhole, targetRefusal } from './target-refusal'

/** What its owner should know of an address before a case is opened about it. */
export function judgeAddress(pageUrl: string): JudgedAddress {
  const target = identifyTarget(pageUrl)
  if (!target) return {}
  const imitates = imitatedPlatform(domainToUnicode(target.domain), platformAdapters)
  const refusal = targetRefusal(target, imitates)
  return {
    ...(refusal && { targetRefusal: refusal }),
    ...(imitates !== undefined && { imitates }),
    ...(!refusal && isWhole(target) && { isWholeAccount: true }),
  }
}
