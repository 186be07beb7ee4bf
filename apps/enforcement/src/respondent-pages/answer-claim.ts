import { Injectable } from '@nestjs/common'
import { Idempotency, Problem } from '@originseal/http'
import type { MessageFault } from '../negotiations/message.rules'
import type { NegotiationStep } from '../negotiations/negotiation-step'
import { RecordStep } from '../negotiations/record-step'
import { refuseUnfitText } from '../negotiations/refuse-text'
import type { RespondentForm } from './read-respondent-form'
import type { RespondentProblem } from './respondent-page'

/** Takes a form of the other side: what it says, or why it had no effect. */
@Injectable()
export class AnswerClaim {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly recordStep: RecordStep,
  ) {}

  async execute(caseId: string, form: RespondentForm | undefined): Promise<RespondentProblem | undefined> {
    if (!form?.step) return { code: 'FORM_INCOMPLETE' }
    try {
      await this.take(caseId, form.formId, form.step)
      return undefined
    } catch (error) {
      const problem = error instanceof Problem ? shownProblem(error, form.step) : undefined
      if (!problem) throw error
      return problem
    }
  }

  private async take(caseId: string, key: string, step: NegotiationStep): Promise<void> {
    if ('text' in step) refuseUnfitText(step.text)
    if (step.kind === 'offer') refuseUnfitText(step.terms.credit)
    const once = { key, scope: `POST /d ${caseId}`, request: step }
    await this.idempotency.once(once, async (tx) => {
      await this.recordStep.execute(tx, caseId, step)
      return true
    })
  }
}

/** Undefined for what is no answer to a form. */
function shownProblem({ code, details }: Problem, step: NegotiationStep): RespondentProblem | undefined {
  switch (code) {
    case 'MESSAGE_REFUSED':
      return {
        code,
        faults: details?.['faults'] as readonly MessageFault[],
        text: 'text' in step ? (step.text ?? '') : '',
      }
    case 'OFFER_CHANGED':
    case 'NEGOTIATION_FROZEN':
    case 'NEGOTIATION_STATE_CHANGED':
    case 'MESSAGES_TOO_MANY':
      return { code }
    case 'IDEMPOTENCY_KEY_REUSED':
      return { code: 'FORM_REUSED' }
    default:
      return undefined
  }
}
