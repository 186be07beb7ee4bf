import type { PaymentNoticeKept } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { CardSection } from '../../components/card-section'
import { Fact, FactList } from '../../components/fact-list'
import { Fold } from '../../components/fold'
import { StatusBadge, type StatusTone } from '../../components/status-badge'
import { useTaipeiTime } from '../../components/use-taipei-time'

const tones: Record<PaymentNoticeKept['verdict'], StatusTone> = {
  accepted: 'good',
  unknown: 'warn',
  forged: 'bad',
}

/** What was told of an order’s payment, as it was received, and whether its seal was right. */
export function PaymentNotices({ notices }: { readonly notices: readonly PaymentNoticeKept[] }) {
  const { t } = useTranslation('payments')
  const time = useTaipeiTime()
  return (
    <CardSection title={t('order.notices')} lead={t('notices.lead')}>
      {notices.length === 0 && <p className="text-soft">{t('notices.none')}</p>}
      <ul className="divide-y divide-line">
        {notices.map(({ id, kind, verdict, attemptNumber, fields, receivedAt }) => (
          <li key={id} className="space-y-1 py-3">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <StatusBadge tone={tones[verdict]}>{t(`verdict.${verdict}`)}</StatusBadge>
              <code className="text-small">{kind}</code>
              <span className="text-small text-soft">{time(receivedAt)}</span>
            </p>
            <Fold summary={t('notices.fields', { number: attemptNumber })}>
              <FactList>
                {Object.entries(fields).map(([name, value]) => (
                  <Fact key={name} name={name}>
                    <code className="text-small break-all">{value}</code>
                  </Fact>
                ))}
              </FactList>
            </Fold>
          </li>
        ))}
      </ul>
    </CardSection>
  )
}
