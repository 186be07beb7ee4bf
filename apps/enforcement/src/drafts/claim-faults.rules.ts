import type {
  ClaimantStanding,
  PlaceDecision,
  NoticeFaultView,
  NoticeStatements,
} from '@originseal/contracts'
import type { NegotiationHolds } from '../negotiations/negotiation.rules'

/** Below it the copy may well be the older one: a seal shows that a file existed, not who made it. */
const doubtfulBelow = 50

export interface Claim extends NegotiationHolds {
  /** What the owner said of the place. */
  readonly decision: PlaceDecision | null
  readonly originScore: number
  readonly standing: ClaimantStanding
}

const faults = {
  USE_IS_LICENSED: {
    place: 'target',
    message: {
      en: 'You have said that this use is yours or allowed. Change that first if it is not so.',
      zh: '您曾表示這是您自己的使用或已授權的使用；若非如此，請先更改。',
    },
  },
  OWNERSHIP_DOUBTFUL: {
    place: 'ownership',
    message: {
      en: 'The copy may be older than the seal. Say what else shows that the work is yours.',
      zh: '這份複本可能早於封存時間。請說明還有什麼可證明作品屬於您。',
    },
  },
  DISPUTE_UNANSWERED: {
    place: 'target',
    message: {
      en: 'The other side says that the use is allowed or the work is theirs. Answer that first, in the negotiation.',
      zh: '對方表示已獲授權或作品為其所有，請先在協商頁面回覆。',
    },
  },
  DISPUTE_STANDS: {
    place: 'target',
    message: {
      en: 'The other side has shown a licence or that the work is theirs, and you did not answer within 30 days: no further notice goes out in this case.',
      zh: '對方已提出授權或作品為其所有的佐證，而您 30 天內沒有回覆：這個案件不再送出新的通知。',
    },
  },
  STANDSTILL: {
    place: 'target',
    message: {
      en: 'You have settled with the other side: no notice goes out while what was agreed runs.',
      zh: '您已與對方和解，約定履行期間不會送出通知。',
    },
  },
  NO_CHANNEL_LEFT: {
    place: 'channel',
    message: {
      en: 'No way to the platform is left: every mailbox that we know has refused the notice. Tell us if the platform answers elsewhere, or end the case.',
      zh: '目前沒有可用的送達管道：已知的信箱都拒收通知。若平台在別處回覆，請告訴我們；也可以結束案件。',
    },
  },
  CLAIMANT_SUSPENDED: {
    place: 'claimant',
    message: {
      en: 'Notices by this account are suspended: too many came out as unfounded, or we have written to you why.',
      zh: '此帳號的通知已暫停：近期的通知多被認定不成立，或原因已以信件通知您。',
    },
  },
  CLAIMANT_IN_REVIEW: {
    place: 'claimant',
    message: {
      en: 'A person looks at the notices of this account before they go out.',
      zh: '此帳號的通知須先經人工審閱後才會送出。',
    },
  },
} as const satisfies Record<string, Pick<NoticeFaultView, 'place' | 'message'>>

/** Why nobody may be told of an infringement yet, whatever the notice says. */
export function faultsOfClaim(
  { decision, originScore, standing, dispute, standsStill }: Claim,
  { ownership }: Pick<NoticeStatements, 'ownership'>,
): NoticeFaultView[] {
  const codes: (keyof typeof faults | false)[] = [
    (decision === 'licensed' || decision === 'mine') && 'USE_IS_LICENSED',
    originScore < doubtfulBelow && (ownership?.detail ?? '').trim() === '' && 'OWNERSHIP_DOUBTFUL',
    (dispute === 'open' || dispute === 'overdue') && 'DISPUTE_UNANSWERED',
    dispute === 'stands' && 'DISPUTE_STANDS',
    standsStill && 'STANDSTILL',
    standing === 'suspended' && 'CLAIMANT_SUSPENDED',
    standing === 'review' && 'CLAIMANT_IN_REVIEW',
  ]
  return codes.filter((code) => code !== false).map((code) => faultOf(code))
}

/** @param channels null as long as nobody has looked whom to write to */
export const faultsOfChannels = (channels: readonly unknown[] | null): NoticeFaultView[] =>
  channels?.length === 0 ? [faultOf('NO_CHANNEL_LEFT')] : []

function faultOf(code: keyof typeof faults): NoticeFaultView {
  const { place, message } = faults[code]
  return { element: 'case', field: place, place, code, message }
}
