import { Injectable } from '@nestjs/common'
import type { NegotiationView } from '@originseal/contracts'
import type { Tx } from '@originseal/database'
import { Idempotency } from '@originseal/http'
import { MailQueue } from '@originseal/mail'
import { HoldLink } from '../negotiations/hold-link'
import { InformRespondent } from '../negotiations/inform-respondent'
import { AskForMails } from '../respondent-mails/ask-for-mails'
import { ConfirmAddress } from '../respondent-mails/confirm-address'
import { ForgetAddress } from '../respondent-mails/forget-address'
import { formScope } from './form-scope'
import type { MailsForm } from './read-respondent-form'
import type { PageOfRespondent } from './read-respondent-page'
import type { PageLanguage, RespondentTexts } from './respondent-texts'

export interface MailsContext {
  readonly language: PageLanguage
  readonly clientAddress: string
}

type Refusal = Extract<
  keyof RespondentTexts['problems'],
  'CODE_WRONG' | 'CODES_TOO_MANY' | 'MAILS_NOT_SENT' | 'NEGOTIATION_STATE_CHANGED'
>

/** Whether anything can still happen that the other side would be told of. */
export const canHaveNews = ({
  state,
  caseOutcome,
}: Pick<NegotiationView, 'state' | 'caseOutcome'>): boolean =>
  caseOutcome === null || (caseOutcome !== 'owner-gone' && state !== 'closed')

/** Does what the other side wants of mails about its page. */
@Injectable()
export class ArrangeMails {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly holdLink: HoldLink,
    private readonly askForMails: AskForMails,
    private readonly confirmAddress: ConfirmAddress,
    private readonly forgetAddress: ForgetAddress,
    private readonly informRespondent: InformRespondent,
    private readonly mails: MailQueue,
  ) {}

  /** @returns why it had no effect, if it had none */
  async execute(
    page: PageOfRespondent,
    key: string,
    form: MailsForm,
    context: MailsContext,
  ): Promise<Refusal | undefined> {
    if (form.do === 'ask-mails' && !canHaveNews(page.view)) return 'NEGOTIATION_STATE_CHANGED'
    if (form.do === 'ask-mails' && !this.mails.isSetUp) return 'MAILS_NOT_SENT'
    const once = { key, scope: formScope(page.row.id), request: form }
    const { refusal } = await this.idempotency.once(once, async (tx) => ({
      refusal: (await this.take(tx, page, form, context)) ?? null,
    }))
    return refusal ?? undefined
  }

  /** What is refused is committed, too: wrong codes count. */
  private async take(
    tx: Tx,
    { row: { id: caseId }, linkId }: PageOfRespondent,
    form: MailsForm,
    context: MailsContext,
  ): Promise<Refusal | undefined> {
    const stored = await this.holdLink.execute(tx, caseId, linkId)
    if (!stored) return 'NEGOTIATION_STATE_CHANGED'
    if (form.do === 'stop-mails') {
      await this.forgetAddress.ofCase(tx, caseId)
      return undefined
    }
    if (form.do === 'confirm-mails') {
      if ((await this.confirmAddress.execute(tx, caseId, form.code)) === 'wrong') return 'CODE_WRONG'
      await this.informRespondent.planReminder(tx, stored)
      return undefined
    }
    const { address } = form
    const asked = await this.askForMails.execute(tx, {
      caseId,
      negotiationId: stored.id,
      address,
      ...context,
    })
    if (asked === 'asked') return undefined
    return asked === 'too-many' ? 'CODES_TOO_MANY' : 'NEGOTIATION_STATE_CHANGED'
  }
}
