import type { ClaimantView, NoticeStatements } from '@originseal/contracts'
import { identifyTarget } from '../channels/identify-target'
import type { ClaimantFacts, NoticeFacts, TargetFacts, WorkFacts } from '../notices/notice-facts'

export interface CaseFacts {
  readonly workId: string
  readonly pageUrl: string
  readonly title: string | null
  readonly platform: string | null
  readonly domain: string
  /** When the copy was last seen at its place; undefined where it is not known any more. */
  readonly seenAt: Date | undefined
  /** When the work was sealed, once its seal stands in a block. */
  readonly anchoredSeal: Date | undefined
  readonly claimant: ClaimantView | null
  readonly given: NoticeStatements
  /** Where certificates are checked. */
  readonly publicUrl: string
}

/** Everything a notice of a case is made from. Nothing is filled in that nobody gave. */
export function factsOfCase(facts: CaseFacts): NoticeFacts {
  const { given } = facts
  return {
    claimant: claimantFacts(facts),
    work: workFacts(facts),
    targets: [targetFacts(facts)],
    ...(given.reasons !== undefined && { reasons: given.reasons }),
    ...(given.exception !== undefined && { exception: given.exception }),
    noLicence: given.noLicence,
    ticked: given.ticked,
    ...(given.identity && { identity: given.identity }),
  }
}

function claimantFacts({ claimant }: CaseFacts): ClaimantFacts {
  if (!claimant) return {}
  const { email, savedAt: _, ...details } = claimant
  return { ...details, ...(email !== null && { email: { address: email, verified: true } }) }
}

function workFacts({ title, workId, anchoredSeal, publicUrl, given }: CaseFacts): WorkFacts {
  return {
    ...(title !== null && { title }),
    ...(given.workDescription !== undefined && { description: given.workDescription }),
    originalUrls: given.originalUrls,
    ...(anchoredSeal && {
      certificate: {
        id: workId,
        url: new URL(`/verify/${workId}`, publicUrl).href,
        sealedAt: anchoredSeal.toISOString(),
      },
    }),
  }
}

function targetFacts({ pageUrl, platform, domain, seenAt, given }: CaseFacts): TargetFacts {
  const target = identifyTarget(pageUrl)
  return {
    asFound: pageUrl,
    kind: target?.kind ?? 'page',
    provider: platform ?? domain,
    ...(target?.warning && { warning: target.warning }),
    // Who reports that an account imitates them says so of all of it.
    ...(given.regime === 'impersonation' && { wholeAccount: true }),
    ...(seenAt && { capture: { at: seenAt.toISOString(), verdict: 'up' } }),
  }
}
