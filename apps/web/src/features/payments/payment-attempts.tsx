import type { ReadPaymentResponse } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { CardSection } from '../../components/card-section'
import { StatusBadge, type StatusTone } from '../../components/status-badge'
import { useTaipeiTime } from '../../components/use-taipei-time'
import { priceText } from '../../offers/price'
import { ProviderInquiry } from './provider-inquiry'

type Attempt = ReadPaymentResponse['attempts'][number]

const tones: Record<Attempt['state'], StatusTone> = {
  open: 'active',
  instructed: 'active',
  paid: 'good',
  failed: 'quiet',
  held: 'bad',
  returned: 'quiet',
}

interface PaymentAttemptsProps {
  readonly order: ReadPaymentResponse
  /** The provider has answered: the order may have changed. */
  readonly onAnswered: () => void
}

/** The tries to pay an order, and what the provider says of them when it is asked now. */
export function PaymentAttempts({ order, onAnswered }: PaymentAttemptsProps) {
  const { t } = useTranslation('payments')
  const isAskable = order.attempts.some(({ payment }) => payment !== 'transfer')
  return (
    <CardSection title={t('order.attempts')}>
      <ul className="divide-y divide-line">
        {order.attempts.map((attempt) => (
          <AttemptEntry key={attempt.number} attempt={attempt} />
        ))}
      </ul>
      {isAskable && <ProviderInquiry order={order} onAnswered={onAnswered} />}
    </CardSection>
  )
}

function AttemptEntry({ attempt }: { readonly attempt: Attempt }) {
  const { t } = useTranslation('payments')
  const time = useTaipeiTime()
  const { number, payment, state, amount, received, providerNumber, code, startedAt } = attempt
  const sums = t('attempts.sums', {
    asked: priceText(amount),
    received: received === undefined ? '–' : priceText(received),
  })
  return (
    <li className="space-y-1 py-3">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <code className="text-small break-all">{number}</code>
        <StatusBadge tone={tones[state]}>{t(`attempt.${state}`)}</StatusBadge>
        <span className="tabular-nums">{sums}</span>
      </p>
      <p className="text-small text-soft">
        {[t(`method.${payment}`), time(startedAt), code && t('attempts.code', { code })]
          .filter(Boolean)
          .join(' · ')}
        {providerNumber && (
          <>
            {' · '}
            {t('attempts.providerNumber')} <code className="break-all">{providerNumber}</code>
          </>
        )}
      </p>
    </li>
  )
}
