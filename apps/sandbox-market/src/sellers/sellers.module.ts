import { Module, type DynamicModule } from '@nestjs/common'
import { SellerLettersRepository } from './letters.repository'
import { SellersController } from './sellers.controller'
import { answersAt } from './sellers.settings'
import { ANSWERS_AT, TakeLetter } from './take-letter'
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
        SellerLettersRepository,
        TakeLetter,
        TakeSellersTurn,
        VisitPage,
        { provide: ANSWERS_AT, useValue: answersAt(settings) },
      ],
    }
  }
}
