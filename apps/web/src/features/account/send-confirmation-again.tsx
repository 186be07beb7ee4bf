import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button'
import { useRequestEmailConfirmationMutation } from './account.api'
import { CommandOutcome } from './command-outcome'

/** For whoever has not found the mail that confirms their address. */
export function SendConfirmationAgain() {
  const { t } = useTranslation('account')
  const [send, outcome] = useRequestEmailConfirmationMutation()
  return (
    <div className="space-y-3">
      <p>{t('email.explainUnconfirmed')}</p>
      <Button look="secondary" isDisabled={outcome.isLoading} onPress={() => void send()}>
        {outcome.isLoading ? t('email.sending') : t('email.sendAgain')}
      </Button>
      <CommandOutcome of={outcome} success={t('email.sent')} />
    </div>
  )
}
