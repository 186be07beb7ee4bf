import type { Order } from '@originseal/contracts'
import type { ComponentType, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { trialScanPath } from '../../api/asked-scan'
import { bearer } from '../../api/bearer'
import { ButtonLink } from '../../components/button-link'
import { buttonLook } from '../../components/button-look'
import { Notice } from '../../components/notice'
import { Spinner } from '../../components/spinner'
import { checkoutPath } from '../../offers/item-address.rules'
import { CancelOrderButton } from './cancel-order-button'
import { payAgainPath } from './order-path'
import type { OrderStage } from './order-stage.rules'
import { PaymentNumber } from './payment-number'

export interface OrderPageProps {
  /** What an order has brought, of another feature. */
  readonly Brought: ComponentType<{ readonly order: Order }>
}

interface OrderOutcomeProps extends OrderPageProps {
  readonly order: Order
  readonly stage: OrderStage
}

const tones = {
  waiting: 'plain',
  instructed: 'plain',
  paid: 'good',
  done: 'good',
  refunded: 'plain',
  failed: 'bad',
  reviewed: 'warn',
  expired: 'warn',
  cancelled: 'plain',
} as const satisfies Record<OrderStage, string>

/** Where an order stands, in words, and what its buyer can do now. */
export function OrderOutcome({ order, stage, Brought }: OrderOutcomeProps) {
  const { t } = useTranslation('orders')
  const isWorking = stage === 'waiting' || stage === 'paid'
  return (
    <>
      <Notice tone={tones[stage]} live={!isWorking}>
        {isWorking ? (
          <Spinner>{t(`stage.${stage}.title`)}</Spinner>
        ) : (
          <p className="font-semibold">{t(`stage.${stage}.title`)}</p>
        )}
        <p className="mt-1">{t(`stage.${stage}.text`)}</p>
      </Notice>
      {stage === 'instructed' && order.instructions && (
        <PaymentNumber order={order} instructions={order.instructions} />
      )}
      {stage === 'done' && <Brought order={order} />}
      <Ways order={order} stage={stage} />
    </>
  )
}

function Ways({ order, stage }: Omit<OrderOutcomeProps, 'Brought'>) {
  const { t } = useTranslation('orders')
  if (stage === 'waiting' || stage === 'instructed' || stage === 'failed')
    return (
      <Row>
        <FullLoad to={payAgainPath(order.id)} look={stage === 'failed' ? 'primary' : 'secondary'}>
          {t(stage === 'failed' ? 'order.tryAgain' : 'order.otherWay')}
        </FullLoad>
        <CancelOrderButton orderId={order.id} />
      </Row>
    )
  if (stage === 'expired' || stage === 'cancelled')
    return (
      <Row>
        <FullLoad to={checkoutPath(order.item)} look="primary">
          {t('order.orderAgain')}
        </FullLoad>
        <ButtonLink to="/pricing" look="secondary">
          {t('checkout.toPricing')}
        </ButtonLink>
      </Row>
    )
  if (stage === 'refunded' || stage === 'reviewed')
    return (
      <Row>
        <ButtonLink to="/member-info#payments" look="secondary">
          {t('order.toPayments')}
        </ButtonLink>
      </Row>
    )
  return stage === 'done' ? <NextThing order={order} /> : null
}

/** What was bought is there: the place where it is used. */
function NextThing({ order: { item } }: { readonly order: Order }) {
  const { t } = useTranslation('orders')
  const isMember = bearer()?.holder === 'member'
  if (item.kind === 'scan-unlock')
    return (
      <Row>
        <ButtonLink to={isMember ? `/scans/${item.scanId}` : trialScanPath(item.scanId)}>
          {t('order.seeLinks')}
        </ButtonLink>
      </Row>
    )
  return (
    <Row>
      <ButtonLink to="/dashboard">{t('order.toDashboard')}</ButtonLink>
      <ButtonLink to="/member-info" look="secondary">
        {t('order.toUnits')}
      </ButtonLink>
    </Row>
  )
}

const Row = ({ children }: { readonly children: ReactNode }) => (
  <div className="flex flex-col gap-3 sm:flex-row">{children}</div>
)

interface FullLoadProps {
  readonly to: string
  readonly look: 'primary' | 'secondary'
  readonly children: ReactNode
}

/** To a checkout, whose document is loaded for itself. */
function FullLoad({ to, look, children }: FullLoadProps) {
  return (
    <a href={to} className={buttonLook(look)}>
      {children}
    </a>
  )
}
