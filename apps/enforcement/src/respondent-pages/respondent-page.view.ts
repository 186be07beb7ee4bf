import type { NegotiationView } from '@originseal/contracts'
import type { ReportStanding } from '../claimants/claim-reports.queries'
import type { MessageFault } from '../negotiations/message.rules'
import type { TakingBack } from '../notices/taken-back.rules'
import type { PageMails } from './mails-section'
import type { PageOfRespondent } from './read-respondent-page'
import type { PageLanguage, RespondentTexts } from './respondent-texts'

/** Why a form had no effect. */
export type RespondentProblem =
  | { readonly code: keyof RespondentTexts['problems'] }
  | {
      readonly code: 'MESSAGE_REFUSED'
      readonly faults: readonly MessageFault[]
      /** What was written, to be written again. */
      readonly text: string
    }

export interface RespondentPage {
  readonly language: PageLanguage
  readonly view: NegotiationView
  /** The page's own address, without a query. */
  readonly path: string
  readonly workId: string
  readonly pictures: PageOfRespondent['pictures']
  readonly report: ReportStanding | undefined
  /** When the copy was seen; null where that is not known any more. */
  readonly foundAt: Date | null
  readonly isFiled: boolean
  /** How far what was filed is taken back; undefined where it is not. */
  readonly takingBack: TakingBack | undefined
  readonly mails: PageMails
  /** For the forms of this page. */
  readonly formId: string
  readonly problem?: RespondentProblem | undefined
}
