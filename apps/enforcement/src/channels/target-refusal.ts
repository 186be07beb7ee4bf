import type { TargetRefusal } from '@originseal/contracts'
import { firstChannels } from './first-channels'
import type { IdentifiedTarget } from './identify-target'

/** Whether a place is a whole account, shop or site: only a report of impersonation can be about one. */
export const isWhole = ({ kind }: Pick<IdentifiedTarget, 'kind'>): boolean =>
  kind === 'account' || kind === 'home-page'

/**
 * Why no notice can be about a place, whatever else it says; undefined where one can.
 * @param imitates the platform whose name the address imitates, if one
 */
export function targetRefusal(
  target: Pick<IdentifiedTarget, 'kind' | 'warning' | 'platform'>,
  imitates?: string,
): TargetRefusal | undefined {
  if (target.warning || !isWhole(target)) return target.warning
  const record = firstChannels.platforms.find(({ platform }) => platform === target.platform)
  const takesImpersonation = record?.channels.some(({ regimes }) => regimes.includes('impersonation'))
  return takesImpersonation || imitates !== undefined ? undefined : 'TARGET_NOT_AN_ITEM'
}
