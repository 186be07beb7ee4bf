import { Module, type DynamicModule, type Provider } from '@nestjs/common'
import { stageInvoiceMerchant, stageMerchant } from '@originseal/ecpay'
import { ProviderKeys } from '@originseal/provider-keys'
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
import { ECPAY_KEYS, type EcpayKeys } from './ecpay/ecpay-settings'
import { MerchantKeys } from './ecpay/merchant-keys'
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
import { mayUsePublishedKeys, merchantOfEnvironment } from './payment-settings.rules'
import { SettlePayment } from './settle-payment'

@Module({})
export class PaymentsModule {
  static forRoot(config: Config): DynamicModule {
    const mayBePublished = mayUsePublishedKeys(config)
    const published = { ...stageMerchant, checkCode: config.ECPAY_CREDIT_CHECK_CODE }
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
        {
          provide: ECPAY_KEYS,
          inject: [ProviderKeys],
          useFactory: (keys: ProviderKeys) =>
            new MerchantKeys(keys, { name: 'ECPAY_MERCHANT', published, mayBePublished }),
        },
        ...refundProviders,
        ...mandateProviders,
        ...reconciliationProviders,
        ...cardsOf(config),
        ...filesOf(config),
        ...invoicesOf(config, mayBePublished),
        {
          provide: PaymentProviders,
          inject: [ECPAY_KEYS],
          useFactory: (keys: EcpayKeys) => providersOf(config, keys),
        },
      ],
    }
  }
}

/** The merchants that the environment gives, by the names that the vault has for them. */
export const merchantsOfEnvironment = (config: Config) => ({
  ECPAY_MERCHANT: merchantOfEnvironment(
    config.ECPAY_MERCHANT_ID,
    config.ECPAY_HASH_KEY,
    config.ECPAY_HASH_IV,
    config.ECPAY_CREDIT_CHECK_CODE,
  ),
  INVOICE_MERCHANT: merchantOfEnvironment(
    config.INVOICE_MERCHANT_ID,
    config.INVOICE_HASH_KEY,
    config.INVOICE_HASH_IV,
  ),
})

/** Books are compared where somebody gives out a file of the day. */
function filesOf({ PAYMENT_FILES_URL: url }: Config): Provider[] {
  if (url === undefined) return []
  const useFactory = (keys: EcpayKeys) => new EcpayFiles({ url: bare(url), keys })
  return [{ provide: EcpayFiles, inject: [ECPAY_KEYS], useFactory }]
}

/** Invoices are issued where there is somebody who does it. */
function invoicesOf({ INVOICE_PROVIDER_URL: url }: Config, mayBePublished: boolean): Provider[] {
  if (url === undefined) return []
  const published = { ...stageInvoiceMerchant, checkCode: '' }
  const options = { name: 'INVOICE_MERCHANT', published, mayBePublished } as const
  const useFactory = (keys: ProviderKeys) => new EcpayInvoices(bare(url), new MerchantKeys(keys, options))
  return [{ provide: EcpayInvoices, inject: [ProviderKeys], useFactory }]
}

/** What is done with cards after they were charged, where there is a provider. */
function cardsOf({ PAYMENT_PROVIDER_URL: url }: Config): Provider[] {
  if (url === undefined) return []
  return [EcpayCards, EcpayMandates].map((Cards) => ({
    provide: Cards,
    inject: [ECPAY_KEYS],
    useFactory: (keys: EcpayKeys) => new Cards({ url: bare(url), keys }),
  }))
}

/** Whoever is configured. */
function providersOf(config: Config, keys: EcpayKeys): PaymentProviders {
  const { PAYMENT_PROVIDER_URL: url, PUBLIC_URL, TRANSFER_ACCOUNT } = config
  const publicUrl = bare(PUBLIC_URL)
  return new PaymentProviders([
    ...(url === undefined ? [] : [new EcpayPayments({ url: bare(url), keys, publicUrl })]),
    new ManualTransfer(TRANSFER_ACCOUNT),
  ])
}

const bare = (url: string): string => url.replace(/\/$/, '')
