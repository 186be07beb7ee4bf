import { Module, type DynamicModule } from '@nestjs/common'
import type { CatalogueEntry } from '../pictures/catalogue'
import { CATALOGUE, SeedCatalogue } from './seed-catalogue'

@Module({})
export class SeedingModule {
  static forRoot(catalogue: readonly CatalogueEntry[]): DynamicModule {
    return { module: SeedingModule, providers: [SeedCatalogue, { provide: CATALOGUE, useValue: catalogue }] }
  }
}
