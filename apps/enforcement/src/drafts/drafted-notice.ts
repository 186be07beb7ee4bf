import type { NoticeDraftView, NoticeFaultView } from '@originseal/contracts'
import { usualDisclosure, firstChannels } from '../channels/first-channels'
import { compileNotice } from '../notices/compile-notice.rules'
import { elementsOf } from '../notices/elements.rules'
import type { NoticeContent } from '../notices/notice-content'
import type { RefusalCode } from '../notices/refusals.rules'
import type { NoticeFacts } from '../notices/notice-facts'
import { chosenChannel, type Chosen } from './chosen-channel.rules'
import { faultsOfChannels, faultsOfClaim, type Claim } from './claim-faults.rules'
import type { NoticeDraft } from './drafts.queries'

/** A notice as it would go out now: whole, or with everything that it misses. */
export interface DraftedNotice {
  readonly chosen: Chosen | undefined
  readonly content: NoticeContent | undefined
  /** Of the claim and of the notice; what only its signature misses is not among them. */
  readonly faults: readonly NoticeFaultView[]
}

export interface ToDraft {
  readonly caseNumber: string
  readonly draft: NoticeDraft
  readonly facts: NoticeFacts
  readonly claim: Claim
  readonly now: Date
}

export function draftNotice({ caseNumber, draft, facts, claim, now }: ToDraft): DraftedNotice {
  const ofClaim = [...faultsOfClaim(claim, draft.given), ...faultsOfChannels(draft.channels)]
  const chosen = chosenChannel(draft.channels ?? [], draft.given)
  if (!chosen) return { chosen, content: undefined, faults: ofClaim }
  const { content, faults = [] } = compileNotice(facts, { caseNumber, now, ...chosen })
  return { chosen, content, faults: [...ofClaim, ...faults] }
}

/** Whether nobody has seen the copy of late: it is looked at before its notice can be signed. */
export const isStale = ({ faults }: Pick<DraftedNotice, 'faults'>): boolean =>
  faults.some(({ code }) => code === ('CAPTURE_STALE' satisfies RefusalCode))

/** Who will read the claimant's data, as far as it is known. */
export const disclosureOf = (platform: string | null): NoticeDraftView['data']['disclosure'] =>
  firstChannels.platforms.find((record) => record.platform === platform)?.disclosure ?? usualDisclosure

/** What the claimant has to tick for these rules, word for word. */
export const statementsOf = (
  chosen: Chosen | undefined,
  ticked: readonly string[],
): NoticeDraftView['data']['statements'] =>
  chosen === undefined
    ? []
    : elementsOf[chosen.regime].flatMap(({ id, law, sentence, unticked }) =>
        sentence && unticked ? [{ element: id, law, sentence, ticked: ticked.includes(id) }] : [],
      )
