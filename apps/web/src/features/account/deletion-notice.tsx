import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button'
import { Notice } from '../../components/notice'
import { useUndoDeletionMutation } from './account.api'
import { CommandOutcome } from './command-outcome'
import { useDay } from './use-day'

/** Until when the account can still be kept, and the button that keeps it. */
export function DeletionNotice({ erasesAt }: { readonly erasesAt: string }) {
  const { t } = useTranslation('account')
  const day = useDay()
  const [keep, outcome] = useUndoDeletionMutation()
  return (
    <Notice tone="warn">
      <p className="font-medium">{t('deletion.pending', { date: day(erasesAt) })}</p>
      <Button look="secondary" className="my-3" isDisabled={outcome.isLoading} onPress={() => void keep()}>
        {t('deletion.keep')}
      </Button>
      <CommandOutcome of={outcome} success={t('deletion.kept')} />
    </Notice>
  )
}
