import type { UnitBalance } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { CommandForm } from '../../components/command-form'
import { Fold } from '../../components/fold'
import { useTaipeiTime } from '../../components/use-taipei-time'
import { useRevokeUnitsMutation } from './users.api'

interface UserLotsProps {
  readonly userId: string
  readonly lots: UnitBalance['lots']
}

/** Where units are from, and taking back what is free of them. */
export function UserLots({ userId: id, lots }: UserLotsProps) {
  const { t } = useTranslation('users')
  const time = useTaipeiTime()
  const [revoke] = useRevokeUnitsMutation()
  return (
    <ul>
      {lots.map(({ lotId, reason, available, expiresAt }) => (
        <li key={lotId}>
          <Fold
            summary={t(expiresAt ? 'plan.lot' : 'plan.lotForEver', {
              count: available,
              reason: t(`lot.${reason}`),
              date: expiresAt && time(expiresAt),
            })}
          >
            <CommandForm
              text={t('command.revoke')}
              fields={[
                { name: 'quantity', label: t('field.quantity'), value: String(available), isAmount: true },
                { name: 'reason', label: t('field.reason') },
              ]}
              onSend={({ quantity, reason: why }) =>
                revoke({ id, lotId, quantity: Number(quantity), reason: why })
              }
            />
          </Fold>
        </li>
      ))}
    </ul>
  )
}
