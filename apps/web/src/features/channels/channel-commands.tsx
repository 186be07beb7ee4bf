import type { AdministeredChannel } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button'
import { Fold } from '../../components/fold'
import { Notice } from '../../components/notice'
import { useProblemText } from '../../i18n/problem-text'
import { ChangeChannelForm } from './change-channel-form'
import { useConfirmChannelMutation } from './channels.api'
import { useChannelTexts } from './use-channel-texts'

/** That a channel still holds is one click; everything else is a form. */
export function ChannelCommands({ channel }: { readonly channel: AdministeredChannel }) {
  const { t } = useTranslation('channels')
  const problemText = useProblemText()
  const { nameOf } = useChannelTexts()
  const [confirm, { isLoading, error }] = useConfirmChannelMutation()
  const { id, version: basedOn, current, mode } = channel
  return (
    <div className="mt-3 space-y-3 border-t border-line pt-4">
      {current.address !== null && (
        <Button
          look="outline"
          isDisabled={isLoading}
          label={`${t('confirm')} · ${nameOf(channel)}`}
          onPress={() => void confirm({ id, basedOn })}
        >
          {t('confirm')}
        </Button>
      )}
      {error && (
        <Notice tone="bad" live>
          {problemText(error, t('failed'))}
        </Notice>
      )}
      {mode !== 'api' && (
        <Fold summary={t('change')}>
          <ChangeChannelForm channel={channel} />
        </Fold>
      )}
    </div>
  )
}
