import type { Order, PaymentInstructions } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { CardSection } from '../../components/card-section'
import { CodeFact } from '../../components/code-fact'
import { Fact, FactList } from '../../components/fact-list'
import { priceText } from '../../offers/price'
import { Barcode } from './barcode'

interface PaymentNumberProps {
  readonly order: Order
  readonly instructions: PaymentInstructions
}

/** The number, code, barcodes or account that an order is paid with elsewhere; it is the order's, so a reload shows it again. */
export function PaymentNumber({ order, instructions }: PaymentNumberProps) {
  const { t } = useTranslation('orders')
  const { bankCode, account, storeCode, barcodes, payBefore } = instructions
  const isTransfer = order.payment === 'transfer'
  return (
    <CardSection
      title={t(`instructions.title.${order.payment}`)}
      lead={t(`instructions.lead.${order.payment}`)}
    >
      <FactList>
        <Fact name={t('instructions.amount')}>
          <strong className="text-subheading tabular-nums">{priceText(order.amount)}</strong>
        </Fact>
        {bankCode !== undefined && <CodeFact name={t('instructions.bank')} value={bankCode} />}
        {account !== undefined && (
          <CodeFact
            name={t(isTransfer ? 'instructions.transferAccount' : 'instructions.account')}
            value={account}
          />
        )}
        {storeCode !== undefined && <CodeFact name={t('instructions.storeCode')} value={storeCode} />}
        {isTransfer && <CodeFact name={t('instructions.remark')} value={order.number} />}
        <Fact name={t('instructions.payBefore')}>{t('instructions.taipei', { time: payBefore })}</Fact>
      </FactList>
      {barcodes && (
        <div className="mt-4 grid gap-3" aria-label={t('instructions.barcodes')} role="group">
          {barcodes.map((barcode) => (
            <Barcode key={barcode} text={barcode} />
          ))}
        </div>
      )}
      <p className="mt-4 text-small text-soft">{t('instructions.reload')}</p>
    </CardSection>
  )
}
