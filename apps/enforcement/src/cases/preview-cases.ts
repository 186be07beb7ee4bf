import { Injectable } from '@nestjs/common'
import { spendsUnits, type OpenCasesRequest, type PreviewCasesResponse } from '@originseal/contracts'
import type { Caller } from '@originseal/http'
import { BalancesQueries } from '@originseal/units'
import { channelTo } from '../channels/channel-to'
import { ChannelVersionsQueries, type NewestValues } from '../channels/channel-versions.queries'
import { judgeAddress } from '../channels/judge-address'
import { FindCopies, type VisibleCopy } from '../findings/find-copies'
import { CasesQueries } from './cases.queries'

type Preview = PreviewCasesResponse['data']['findings'][number]

/** What opening cases would cost and how it stands with each, before anything is spent. */
@Injectable()
export class PreviewCases {
  constructor(
    private readonly findCopies: FindCopies,
    private readonly cases: CasesQueries,
    private readonly balances: BalancesQueries,
    private readonly channels: ChannelVersionsQueries,
  ) {}

  /** @throws Problem FOUND_COPY_NOT_FOUND */
  async execute({ findingIds }: OpenCasesRequest, caller: Caller): Promise<PreviewCasesResponse> {
    const copies = await this.findCopies.byIds(findingIds, caller)
    const shown = copies.filter(({ isMasked }) => !isMasked)
    const [live, medians, newest] = await Promise.all([
      this.cases.livePlaces(copies),
      this.cases.medianHours([...new Set(shown.map(({ domain }) => domain))]),
      this.channels.newest(),
    ])
    const findings = copies.map((copy) => preview(copy, { live, medians, newest }))
    const openable = findings.filter(({ refusal }) => refusal === undefined).length
    const units = spendsUnits(caller.role) ? openable : 0
    const available = await this.balances.available({ ownerId: caller.userId, unit: 'takedown' })
    return { data: { units, missing: Math.max(0, units - available), findings } }
  }
}

interface Known {
  readonly live: ReadonlySet<string>
  readonly medians: ReadonlyMap<string, number>
  readonly newest: NewestValues
}

function preview(copy: VisibleCopy, { live, medians, newest }: Known): Preview {
  const findingId = copy.id
  // Of a hidden page neither the place nor how to reach it is said.
  if (copy.isMasked) return { findingId, refusal: 'FINDING_LINK_HIDDEN' }
  const channel = channelTo(copy.platform, newest)
  const medianHours = medians.get(copy.domain)
  const { targetRefusal, ...address } = judgeAddress(copy.pageUrl)
  return {
    findingId,
    ...address,
    ...(targetRefusal && { refusal: targetRefusal }),
    ...(live.has(`${copy.workId} ${copy.targetKey}`) && { refusal: 'CASE_ALREADY_OPEN' as const }),
    ...((copy.decision === 'licensed' || copy.decision === 'mine') && {
      refusal: 'USE_IS_LICENSED' as const,
    }),
    ...(channel && { channel }),
    ...(medianHours !== undefined && { medianHours }),
  }
}
