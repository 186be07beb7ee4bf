import { Module, type DynamicModule } from '@nestjs/common'
import type { ReadTrackingResponse } from '@originseal/contracts'
import { ProviderKeys } from '@originseal/provider-keys'
import type { Config } from '../config'
import { ConversionsController } from './conversions.controller'
import { ConversionsRepository } from './conversions.repository'
import { DeliverConversions } from './deliver-conversions'
import { ForgetVisitor } from './forget-visitor'
import { OwnPage } from './own-page'
import { Platforms } from './platforms/platforms'
import { PurchasesConsumer } from './purchases.consumer'
import { PurchasesRepository } from './purchases.repository'
import { QueueConversion } from './queue-conversion'
import { ReceiveConversion } from './receive-conversion'
import { ReceiveVisitEvent } from './receive-visit-event'
import { RecordPurchase } from './record-purchase'
import { TRACKING, TrackingSettingsController } from './tracking-settings.controller'
import { TrialSettings, TryConversion } from './try-conversion'
import { VisitEventsRepository } from './visit-events.repository'

@Module({})
export class ConversionsModule {
  static forRoot(config: Config): DynamicModule {
    const isOpen = config.DEPLOYMENT === 'standalone'
    const hasTestCode = config.META_TEST_EVENT_CODE !== undefined
    const tracking = (platforms: Platforms) => (): ReadTrackingResponse => ({
      metaPixelId: config.META_PIXEL_ID ?? null,
      measurementId: config.GA4_MEASUREMENT_ID ?? null,
      canTest: platforms.meta !== undefined && hasTestCode,
      isOpenForTests: isOpen,
    })
    return {
      module: ConversionsModule,
      controllers: [ConversionsController, TrackingSettingsController, PurchasesConsumer],
      providers: [
        ConversionsRepository,
        DeliverConversions,
        ForgetVisitor,
        PurchasesRepository,
        QueueConversion,
        ReceiveConversion,
        ReceiveVisitEvent,
        RecordPurchase,
        TryConversion,
        VisitEventsRepository,
        { provide: OwnPage, useValue: new OwnPage(config.PUBLIC_URL) },
        {
          provide: Platforms,
          inject: [ProviderKeys],
          useFactory: (keys: ProviderKeys) => new Platforms(config, keys),
        },
        { provide: TrialSettings, useValue: new TrialSettings(config.META_TEST_EVENT_CODE, isOpen) },
        { provide: TRACKING, inject: [Platforms], useFactory: tracking },
      ],
    }
  }
}
