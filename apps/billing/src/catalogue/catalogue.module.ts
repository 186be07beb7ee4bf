import { Module } from '@nestjs/common'
import { UnitsModule } from '../units/units.module'
import { CatalogueController } from './catalogue.controller'
import { CatalogueQueries } from './catalogue.queries'
import { CatalogueRepository } from './catalogue.repository'
import { SeedCatalogue } from './seed-catalogue'

@Module({
  imports: [UnitsModule],
  controllers: [CatalogueController],
  providers: [CatalogueQueries, CatalogueRepository, SeedCatalogue],
  exports: [CatalogueQueries],
})
export class CatalogueModule {}
