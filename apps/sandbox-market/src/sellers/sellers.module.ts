import { Module, type DynamicModule } from '@nestjs/common'
import { SellerMessagesRepository } from './seller-messages.repository'
import { SellersController } from './sellers.controller'
import { answersAt } from './sellers.settings'
import { ANSWERS_AT, TakeMessage } from './take-message'
import { TakeSellersTurn } from './take-sellers-turn'
import { VisitPage } from './visit-page'

/** Sellers who read their messages, and answer on the pages that these name. */
@Module({})
export class SellersModule {
  static forRoot(settings: Parameters<typeof answersAt>[0]): DynamicModule {
    return {
      module: SellersModule,
      controllers: [SellersController],
      providers: [
        SellerMessagesRepository,
        TakeMessage,
        TakeSellersTurn,
        VisitPage,
        { provide: ANSWERS_AT, useValue: answersAt(settings) },
      ],
    }
  }
}
