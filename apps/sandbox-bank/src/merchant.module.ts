import { Global, Module, type DynamicModule } from '@nestjs/common'
import type { Config } from './config'
import { BankTime, Merchants } from './merchant'

/** What the whole bank knows: its merchant, and how fast its time goes. */
@Global()
@Module({})
export class MerchantModule {
  static forRoot(config: Config): DynamicModule {
    const payments = {
      id: config.MERCHANT_ID,
      hashKey: config.MERCHANT_HASH_KEY,
      hashIv: config.MERCHANT_HASH_IV,
    }
    const invoices = {
      id: config.INVOICE_MERCHANT_ID,
      hashKey: config.INVOICE_HASH_KEY,
      hashIv: config.INVOICE_HASH_IV,
    }
    return {
      module: MerchantModule,
      providers: [
        { provide: Merchants, useValue: new Merchants(payments, invoices) },
        { provide: BankTime, useValue: new BankTime(config.BANK_DAY_SECONDS, config.NOTICE_PAUSE_SECONDS) },
      ],
      exports: [Merchants, BankTime],
    }
  }
}
