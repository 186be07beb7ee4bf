import { Module, type DynamicModule, type Provider } from '@nestjs/common'
import { CatalogueModule } from '../catalogue/catalogue.module'
import type { Config } from '../config'
import { SubscriptionsModule } from '../subscriptions/subscriptions.module'
import { UnitsModule } from '../units/units.module'
import { AskProvider } from './administration/ask-provider'
import { ConfirmTransfer } from './administration/confirm-transfer'
import { DecideReview } from './administration/decide-review'
import { CatalogueHoldersController } from './administration/catalogue-holders.controller'
import { FiguresController } from './administration/figures.controller'
import { PaymentsController } from './administration/payments.controller'
import { PaymentsQueries } from './administration/payments.queries'
import { ReadFigures } from './administration/read-figures'
import { SalesQueries } from './administration/sales.queries'
import { mandateControllers, mandateProviders } from './mandates/mandates.providers'
import { reconciliationControllers, reconciliationProviders } from './reconciliation/reconciliation.providers'
import { refundControllers, refundProviders } from './refunds/refunds.providers'
import { AskAttempt } from './attempts/ask-attempt'
import { AttemptsRepository } from './attempts/attempts.repository'
import { StartAttempt } from './attempts/start-attempt'
import { EcpayCards } from './ecpay/ecpay-cards'
import { EcpayFiles } from './ecpay/ecpay-files'
import { EcpayMandates } from './ecpay/ecpay-mandates'
import { EcpayPayments } from './ecpay/ecpay-payments'
import { EcpayKeys } from './ecpay/ecpay-settings'
import { FulfilOrder } from './fulfil-order'
import { GrantPurchase } from './grant-purchase'
import { CorrectInvoice } from './invoices/correct-invoice'
import { CorrectionsRepository } from './invoices/corrections.repository'
import { EcpayInvoices } from './invoices/ecpay-invoices'
import { InvoicesRepository } from './invoices/invoices.repository'
import { IssueInvoice } from './invoices/issue-invoice'
import { ManualTransfer } from './manual-transfer/manual-transfer'
import { ApplyNotice } from './notices/apply-notice'
import { NoticesController } from './notices/notices.controller'
import { NoticesRepository } from './notices/notices.repository'
import { ReceiveNotice } from './notices/receive-notice'
import { BuyersConsumer } from './orders/buyers.consumer'
import { CancelOrder } from './orders/cancel-order'
import { CheckOrder } from './orders/check-order'
import { ExpireOrders } from './orders/expire-orders'
import { FollowBuyer } from './orders/follow-buyer'
import { OrdersController } from './orders/orders.controller'
import { OrdersQueries } from './orders/orders.queries'
import { OrdersRepository } from './orders/orders.repository'
import { PackBuyersQueries } from './orders/pack-buyers.queries'
import { PayAgain } from './orders/pay-again'
import { PlaceOrder } from './orders/place-order'
import { QuoteOrder } from './orders/quote-order'
import { SupersedingOrders } from './orders/superseding-orders.repository'
import { PaymentBooks } from './payment-books'
import { PaymentMethodsController } from './payment-methods.controller'
import { PaymentProviders } from './payment-provider'
import { SettlePayment } from './settle-payment'

@Module({})
export class PaymentsModule {
  static forRoot(config: Config): DynamicModule {
    const merchant = {
      id: config.ECPAY_MERCHANT_ID,
      hashKey: config.ECPAY_HASH_KEY,
      hashIv: config.ECPAY_HASH_IV,
    }
    return {
      module: PaymentsModule,
      imports: [CatalogueModule, SubscriptionsModule, UnitsModule],
      controllers: [
        OrdersController,
        PaymentMethodsController,
        NoticesController,
        PaymentsController,
        CatalogueHoldersController,
        FiguresController,
        BuyersConsumer,
        ...refundControllers,
        ...mandateControllers,
        ...reconciliationControllers,
      ],
      providers: [
        ApplyNotice,
        AskAttempt,
        AskProvider,
        AttemptsRepository,
        CancelOrder,
        CheckOrder,
        ConfirmTransfer,
        DecideReview,
        ExpireOrders,
        FollowBuyer,
        FulfilOrder,
        GrantPurchase,
        CorrectInvoice,
        CorrectionsRepository,
        InvoicesRepository,
        IssueInvoice,
        NoticesRepository,
        OrdersQueries,
        OrdersRepository,
        PackBuyersQueries,
        PayAgain,
        PaymentBooks,
        PaymentsQueries,
        PlaceOrder,
        QuoteOrder,
        ReadFigures,
        ReceiveNotice,
        SalesQueries,
        SettlePayment,
        StartAttempt,
        SupersedingOrders,
        { provide: EcpayKeys, useValue: new EcpayKeys(merchant) },
        ...refundProviders,
        ...mandateProviders,
        ...reconciliationProviders,
        ...cardsOf(config, merchant),
        ...filesOf(config, merchant),
        ...invoicesOf(config),
        { provide: PaymentProviders, useFactory: () => providersOf(config, merchant) },
      ],
    }
  }
}

/** Books are compared where somebody gives out a file of the day. */
function filesOf({ PAYMENT_FILES_URL: url }: Config, merchant: EcpayKeys['merchant']): Provider[] {
  if (url === undefined) return []
  return [{ provide: EcpayFiles, useValue: new EcpayFiles({ url: url.replace(/\/$/, ''), merchant }) }]
}

/** Invoices are issued where there is somebody who does it. */
function invoicesOf(config: Config): Provider[] {
  const { INVOICE_PROVIDER_URL: url, INVOICE_MERCHANT_ID: id, INVOICE_HASH_KEY, INVOICE_HASH_IV } = config
  if (url === undefined) return []
  const merchant = { id, hashKey: INVOICE_HASH_KEY, hashIv: INVOICE_HASH_IV }
  return [{ provide: EcpayInvoices, useValue: new EcpayInvoices(url.replace(/\/$/, ''), merchant) }]
}

/** What is done with cards after they were charged, where there is a provider. */
function cardsOf(config: Config, merchant: EcpayKeys['merchant']): Provider[] {
  const { PAYMENT_PROVIDER_URL, ECPAY_CREDIT_CHECK_CODE: checkCode } = config
  if (PAYMENT_PROVIDER_URL === undefined) return []
  const url = PAYMENT_PROVIDER_URL.replace(/\/$/, '')
  return [
    { provide: EcpayCards, useValue: new EcpayCards({ url, merchant, checkCode }) },
    { provide: EcpayMandates, useValue: new EcpayMandates({ url, merchant }) },
  ]
}

/** Whoever is configured. */
function providersOf(config: Config, merchant: EcpayKeys['merchant']): PaymentProviders {
  const { PAYMENT_PROVIDER_URL: url, PUBLIC_URL, TRANSFER_ACCOUNT } = config
  const publicUrl = PUBLIC_URL.replace(/\/$/, '')
  return new PaymentProviders([
    ...(url === undefined ? [] : [new EcpayPayments({ url: url.replace(/\/$/, ''), merchant, publicUrl })]),
    new ManualTransfer(TRANSFER_ACCOUNT),
  ])
}
