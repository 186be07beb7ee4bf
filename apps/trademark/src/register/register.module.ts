import { Module, type DynamicModule } from '@nestjs/common'
import type { Config } from '../config'
import { RecordPictures } from '../pictures/record-pictures'
import { ImportMarks } from './import-marks'
import { RegisterController } from './register.controller'
import { RegisterQueries } from './register.queries'
import { RegisterRepository } from './register.repository'
import { SearchableRegister } from './searchable-register'
import { SeedDemonstration, SHOWS_DEMONSTRATION } from './seed-demonstration'
import { StoredIndex } from './stored-index'

@Module({})
export class RegisterModule {
  static forRoot(config: Pick<Config, 'DEMONSTRATION_REGISTER'>, objects: DynamicModule): DynamicModule {
    return {
      module: RegisterModule,
      imports: [objects],
      controllers: [RegisterController],
      providers: [
        ImportMarks,
        RecordPictures,
        RegisterQueries,
        RegisterRepository,
        SearchableRegister,
        SeedDemonstration,
        StoredIndex,
        { provide: SHOWS_DEMONSTRATION, useValue: config.DEMONSTRATION_REGISTER },
      ],
      exports: [RecordPictures, RegisterQueries, SearchableRegister],
    }
  }
}
