import { Injectable } from '@nestjs/common'
import { Idempotency, Problem } from '@originseal/http'
import { ReportClaim } from '../claimants/report-claim'
import type { MessageFault } from '../negotiations/message.rules'
import type { NegotiationStep } from '../negotiations/negotiation-step'
import { RecordStep } from '../negotiations/record-step'
import { refuseUnfitText } from '../negotiations/refuse-text'
import { ArrangeMails, type MailsContext } from './arrange-mails'
import { formScope } from './form-scope'
import type { RespondentForm } from './read-respondent-form'
import type { PageOfRespondent } from './read-respondent-page'
import type { RespondentProblem } from './respondent-page.view'

/** What came of a form. `left`: the page is somebody else’s, and its link leads nowhere any more. */
export type AnswerResult =
  | { readonly kind: 'taken' | 'left' }
  | { readonly kind: 'refused'; readonly problem: RespondentProblem }

/** Takes a form of the other side: what it says, or why it had no effect. */
@Injectable()
export class AnswerClaim {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly recordStep: RecordStep,
    private readonly reportClaim: ReportClaim,
    private readonly arrangeMails: ArrangeMails,
  ) {}

  async execute(
    page: PageOfRespondent,
    form: RespondentForm | undefined,
    context: MailsContext,
  ): Promise<AnswerResult> {
    const { row, claim } = page
    const { formId, step, report: text, mails } = form ?? {}
    if (formId === undefined || (step ?? text ?? mails) === undefined)
      return refused({ code: 'FORM_INCOMPLETE' })
    try {
      const code = mails && (await this.arrangeMails.execute(page, formId, mails, context))
      if (code) return refused({ code })
      if (step) await this.take(row.id, formId, step)
      if (text !== undefined) await this.reportClaim.execute({ ...claim, text }, formId)
      return { kind: step?.kind === 'not-me' ? 'left' : 'taken' }
    } catch (error) {
      const problem = error instanceof Problem ? shownProblem(error, step) : undefined
      if (!problem) throw error
      return refused(problem)
    }
  }

  private async take(caseId: string, key: string, step: NegotiationStep): Promise<void> {
    if ('text' in step) refuseUnfitText(step.text)
    if (step.kind === 'offer') refuseUnfitText(step.terms.credit)
    const once = { key, scope: formScope(caseId), request: step }
    await this.idempotency.once(once, async (tx) => {
      await this.recordStep.execute(tx, caseId, step)
      return true
    })
  }
}

const refused = (problem: RespondentProblem): AnswerResult => ({ kind: 'refused', problem })

/** Undefined for what is no answer to a form. */
export function shownProblem(
  { code, details }: Problem,
  step: NegotiationStep | undefined,
): RespondentProblem | undefined {
  switch (code) {
    case 'MESSAGE_REFUSED':
      return {
        code,
        faults: details?.['faults'] as readonly MessageFault[],
        text: step && 'text' in step ? (step.text ?? '') : '',
      }
    case 'CLAIM_REPORTED':
    case 'OFFER_CHANGED':
    case 'TERMS_OUTDATED':
    case 'NEGOTIATION_FROZEN':
    case 'NEGOTIATION_STATE_CHANGED':
    case 'MESSAGES_TOO_MANY':
    case 'RESPONDENT_FILES_TOO_MANY':
    case 'FILE_HEIC':
    case 'FILE_TOO_LARGE':
    case 'UPLOADS_BUSY':
      return { code }
    case 'FILE_EMPTY':
    case 'REQUEST_INVALID':
    case 'ONE_FILE_ONLY':
    case 'UPLOAD_INTERRUPTED':
      return { code: 'FORM_INCOMPLETE' }
    case 'FILE_NOT_AN_IMAGE':
    case 'FILE_ACTIVE_CONTENT':
    case 'FILE_FORMAT_UNSUPPORTED':
    case 'FILE_TRUNCATED':
    case 'FILE_TOO_MANY_PIXELS':
    case 'FILE_TOO_DEMANDING':
    case 'FILE_UNREADABLE':
      return { code: 'FILE_UNREADABLE' }
    case 'IDEMPOTENCY_KEY_REUSED':
      return { code: 'FORM_REUSED' }
    default:
      return undefined
  }
}
