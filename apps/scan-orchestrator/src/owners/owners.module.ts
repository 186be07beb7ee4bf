import { Module, type DynamicModule, type Type } from '@nestjs/common'
import { EraseOwner } from './erase-owner'
import { OWNED_DATA, type OwnedData } from './owned-data'
import { OwnersConsumer } from './owners.consumer'
import { TombstonesModule } from './tombstones.module'
import { TransferOwnership } from './transfer-ownership'

/** Hears whose things change hands or are erased. `owned`: who keeps some; `modules`: where they come from. */
@Module({})
export class OwnersModule {
  static forRoot(modules: DynamicModule[], owned: Type<OwnedData>[]): DynamicModule {
    return {
      module: OwnersModule,
      imports: [TombstonesModule, ...modules],
      controllers: [OwnersConsumer],
      providers: [
        EraseOwner,
        TransferOwnership,
        { provide: OWNED_DATA, inject: owned, useFactory: (...all: OwnedData[]) => all },
      ],
    }
  }
}
