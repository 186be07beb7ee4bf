import type { ProviderKeyView } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { CommandForm } from '../../components/command-form'
import { Fold } from '../../components/fold'
import { KeepKeyForm } from './keep-key-form'
import { useWithdrawProviderKeyMutation } from './provider-keys.api'

/** Sets, replaces or withdraws a key. */
export function KeyCommands({ view: { name, newest, kept } }: { readonly view: ProviderKeyView }) {
  const { t } = useTranslation('providerKeys')
  const [withdraw] = useWithdrawProviderKeyMutation()
  return (
    <div className="mt-3 divide-y divide-line border-t border-line">
      <Fold summary={t(kept ? 'command.replace' : 'command.set')}>
        <KeepKeyForm name={name} basedOn={newest} isFirst={kept === null} />
      </Fold>
      {kept && (
        <Fold summary={t('command.withdraw')}>
          <p className="mb-3 text-small text-soft">{t('hint.withdraw')}</p>
          <CommandForm
            text={t('command.withdrawNow')}
            fields={[{ name: 'reason', label: t('field.reason') }]}
            onSend={({ reason }) => withdraw({ name, reason, basedOn: newest })}
          />
        </Fold>
      )}
    </div>
  )
}
