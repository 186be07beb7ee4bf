import type { PaymentMethodName } from '@originseal/contracts'
import BarcodeIcon from 'lucide-react/icons/barcode'
import CardIcon from 'lucide-react/icons/credit-card'
import BankIcon from 'lucide-react/icons/landmark'
import StoreIcon from 'lucide-react/icons/store'
import TransferIcon from 'lucide-react/icons/arrow-right-left'
import { useTranslation } from 'react-i18next'
import { ChoiceList } from '../../components/choice-list'

const icons = {
  card: CardIcon,
  atm: BankIcon,
  cvs: StoreIcon,
  barcode: BarcodeIcon,
  transfer: TransferIcon,
} as const satisfies Record<PaymentMethodName, unknown>

interface PaymentChoiceProps {
  readonly methods: readonly PaymentMethodName[]
  readonly value: PaymentMethodName
  readonly onChange: (method: PaymentMethodName) => void
  readonly isDisabled: boolean
}

/** How it is paid: only the ways that are open here. */
export function PaymentChoice({ methods, ...choice }: PaymentChoiceProps) {
  const { t } = useTranslation('orders')
  return (
    <ChoiceList
      {...choice}
      label={t('method.label')}
      options={methods.map((method) => ({
        value: method,
        text: t(`method.${method}`),
        hint: t(`method.hint.${method}`),
        Icon: icons[method],
      }))}
    />
  )
}
