import { Module, type DynamicModule } from '@nestjs/common'
import { outsideTransactions } from '@originseal/runtime'
import { openObjectStore } from '@originseal/storage'
import type { Config } from './config'

/** Injection token of the object store that the configuration decides. */
export const OBJECTS = Symbol('ObjectStore')

/** Files of reports, and indexes of registers. */
@Module({})
export class ObjectsModule {
  static forRoot(config: Config): DynamicModule {
    const objects = {
      provide: OBJECTS,
      useFactory: async () => outsideTransactions(await openObjectStore(config), 'objects'),
    }
    return { module: ObjectsModule, providers: [objects], exports: [OBJECTS] }
  }
}
