import { limits } from '@originseal/contracts'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { AskedStepUp } from '../../api/asked-step-ups'
import { Button } from '../../components/button'
import { ModalDialog } from '../../components/modal-dialog'
import { Notice } from '../../components/notice'
import { TextField } from '../../components/text-field'
import { useProblemText } from '../../i18n/problem-text'
import { useProposeActMutation } from './proposals.api'
import './proposals.texts'
import { actOf, parametersIn } from './proposed-acts.rules'

export interface ProposeDialogProps {
  readonly asked: AskedStepUp
}

/** Offers to have an act wait for another administrator, who approves exactly this one. */
export function ProposeDialog({ asked }: ProposeDialogProps) {
  const { t } = useTranslation('proposals')
  const problemText = useProblemText()
  const [propose, { isLoading, isSuccess, error }] = useProposeActMutation()
  const [reason, setReason] = useState(() => reasonIn(asked.request.body))
  const close = (): void => asked.settle(undefined)
  const endpoint = actOf(asked.purpose.operation)
  const send = (event: FormEvent): void => {
    event.preventDefault()
    if (!endpoint) return
    const params = parametersIn(endpoint, asked.request.url)
    const { body = {} } = asked.request
    void propose({ ...asked.purpose, params, body: body as unknown, reason: reason.trim() })
  }
  return (
    <ModalDialog isOpen onClose={close} title={t('dialog.title')}>
      {isSuccess ? (
        <div className="space-y-5">
          <Notice tone="good" live>
            {t('dialog.done')}
          </Notice>
          <div className="flex flex-wrap items-center justify-end gap-4">
            <Link className="link" to="/admin/approvals" onClick={close}>
              {t('dialog.toList')}
            </Link>
            <Button onPress={close}>{t('dialog.close')}</Button>
          </div>
        </div>
      ) : (
        <form noValidate className="space-y-5" onSubmit={send}>
          <p className="text-soft">
            {t('dialog.lead', { hours: limits.approval.hours, minutes: limits.approval.aloneMinutes })}
          </p>
          <TextField name="reason" label={t('dialog.reason')} value={reason} onChange={setReason} />
          {error && (
            <Notice tone="bad" live>
              {problemText(error, t('dialog.failed'))}
            </Notice>
          )}
          <div className="flex flex-wrap justify-end gap-3">
            <Button look="outline" onPress={close}>
              {t('dialog.cancel')}
            </Button>
            <Button type="submit" isDisabled={isLoading || !endpoint || reason.trim().length < 2}>
              {t(isLoading ? 'dialog.working' : 'dialog.submit')}
            </Button>
          </div>
        </form>
      )}
    </ModalDialog>
  )
}

function reasonIn(body: unknown): string {
  const { reason } = (body ?? {}) as { readonly reason?: unknown }
  return typeof reason === 'string' ? reason : ''
}
