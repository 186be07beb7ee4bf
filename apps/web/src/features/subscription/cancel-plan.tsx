import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button'
import { ModalDialog } from '../../components/modal-dialog'
import { Notice } from '../../components/notice'
import { useProblemText } from '../../i18n/problem-text'
import { useCancelSubscriptionMutation } from './subscription.api'
import { useDate } from './use-date'

/** Ends a plan when what is paid for ends, after saying so once more. */
export function CancelPlan({ endsAt }: { readonly endsAt: string }) {
  const { t } = useTranslation('subscription')
  const problemText = useProblemText()
  const date = useDate()
  const [isOpen, setOpen] = useState(false)
  const [cancel, { isLoading, error }] = useCancelSubscriptionMutation()
  async function confirm() {
    const answer = await cancel()
    if (!answer.error) setOpen(false)
  }
  return (
    <>
      <Button look="quiet" onPress={() => setOpen(true)}>
        {t('cancel.open')}
      </Button>
      <ModalDialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title={t('cancel.title')}
        actions={
          <>
            <Button look="outline" onPress={() => setOpen(false)}>
              {t('cancel.keep')}
            </Button>
            <Button isDisabled={isLoading} onPress={() => void confirm()}>
              {t('cancel.confirm')}
            </Button>
          </>
        }
      >
        <p>{t('cancel.text', { date: date(endsAt) })}</p>
        {error && (
          <Notice tone="bad" live>
            {problemText(error, t('failed'))}
          </Notice>
        )}
      </ModalDialog>
    </>
  )
}
