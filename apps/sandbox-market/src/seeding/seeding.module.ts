import { Module, type DynamicModule } from '@nestjs/common'
import { CATALOGUE, SeedCatalogue, type CatalogueEntry } from './seed-catalogue'

@Module({})
export class SeedingModule {
  static forRoot(catalogue: readonly CatalogueEntry[]): DynamicModule {
    return { module: SeedingModule, providers: [SeedCatalogue, { provide: CATALOGUE, useValue: catalogue }] }
  }
}
