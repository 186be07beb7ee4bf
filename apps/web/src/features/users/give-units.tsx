import { limits, units, type Unit } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { CommandForm } from '../../components/command-form'
import '../../offers/offers.texts'
import { useGiveUnitsMutation } from './users.api'

const daysOffered = '30'

/** A few units for some days. */
export function GiveUnits({ userId: id }: { readonly userId: string }) {
  const { t } = useTranslation(['users', 'offers'])
  const [give] = useGiveUnitsMutation()
  return (
    <CommandForm<'unit' | 'quantity' | 'days' | 'reason'>
      text={t('users:command.give')}
      fields={[
        {
          name: 'unit',
          label: t('users:field.unit'),
          value: units[0],
          options: units.map((value) => ({ value, text: t(`offers:unit.${value}`) })),
        },
        {
          name: 'quantity',
          label: t('users:field.giftQuantity', { most: limits.unitGift.quantity }),
          value: '1',
          isAmount: true,
        },
        { name: 'days', label: t('users:field.days'), value: daysOffered, isAmount: true },
        { name: 'reason', label: t('users:field.reason') },
      ]}
      onSend={({ unit, quantity, days, reason }) =>
        give({ id, unit: unit as Unit, quantity: Number(quantity), days: Number(days), reason })
      }
    />
  )
}
