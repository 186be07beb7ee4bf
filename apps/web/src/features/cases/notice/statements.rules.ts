import { webUrl, type NoticeStatements } from '@originseal/contracts'

/** What the form holds: every field as it is typed. */
export interface StatementAnswers {
  readonly channelId: string
  readonly regime: NonNullable<NoticeStatements['regime']> | ''
  readonly workDescription: string
  /** One address a line. */
  readonly originalUrls: string
  readonly reasons: string
  readonly exception: NonNullable<NoticeStatements['exception']> | ''
  readonly noLicence: boolean
  readonly ticked: readonly string[]
  readonly ownershipProof: NonNullable<NoticeStatements['ownership']>['proof'] | ''
  readonly ownershipDetail: string
  readonly identityName: string
  /** SHA-256 each. */
  readonly identityProofs: readonly string[]
  readonly advertisementId: string
}

interface Draft {
  readonly given: NoticeStatements
  readonly channelId: string | null
  readonly regime: NoticeStatements['regime'] | null
}

export const statementAnswersOf = ({ given, channelId, regime }: Draft): StatementAnswers => ({
  channelId: channelId ?? '',
  regime: regime ?? '',
  workDescription: given.workDescription ?? '',
  originalUrls: given.originalUrls.join('\n'),
  reasons: given.reasons ?? '',
  exception: given.exception ?? '',
  noLicence: given.noLicence,
  ticked: given.ticked.toSorted(),
  ownershipProof: given.ownership?.proof ?? '',
  ownershipDetail: given.ownership?.detail ?? '',
  identityName: given.identity?.name ?? '',
  identityProofs: given.identity?.proofs ?? [],
  advertisementId: given.identity?.advertisementId ?? '',
})

const linesOf = (text: string): readonly string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

const mostAddresses = 10

export function faultOfAddresses(typed: string): 'addresses' | 'tooManyAddresses' | undefined {
  const lines = linesOf(typed)
  if (lines.length > mostAddresses) return 'tooManyAddresses'
  return lines.every((line) => webUrl.safeParse(line).success) ? undefined : 'addresses'
}

const given = (text: string): string | undefined => text.trim() || undefined

/** Of the sentences that these rules show, those that were ticked; what other rules asked for is ticked no more. */
export function statementsOf(answers: StatementAnswers, shown: readonly string[]): NoticeStatements {
  const { channelId, regime, exception, noLicence, ownershipProof } = answers
  const workDescription = given(answers.workDescription)
  const reasons = given(answers.reasons)
  const detail = given(answers.ownershipDetail)
  return {
    ...(channelId && { channelId }),
    ...(regime && { regime }),
    ...(workDescription && { workDescription }),
    originalUrls: [...linesOf(answers.originalUrls)],
    ...(reasons && { reasons }),
    ...(exception && { exception }),
    noLicence,
    ticked: answers.ticked.filter((element) => shown.includes(element)),
    ...(ownershipProof && detail && { ownership: { proof: ownershipProof, detail } }),
    ...identityOf(answers),
  }
}

function identityOf({
  identityName,
  identityProofs,
  advertisementId,
}: StatementAnswers): Pick<NoticeStatements, 'identity'> {
  const name = given(identityName)
  const advertisement = given(advertisementId)
  if (!name && !advertisement && identityProofs.length === 0) return {}
  return {
    identity: {
      ...(name && { name }),
      proofs: [...identityProofs],
      ...(advertisement && { advertisementId: advertisement }),
    },
  }
}
