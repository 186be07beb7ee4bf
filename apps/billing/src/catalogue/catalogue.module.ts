import { Module } from '@nestjs/common'
import { UnitsModule } from '../units/units.module'
import { CatalogueVersionsController } from './catalogue-versions.controller'
import { CatalogueController } from './catalogue.controller'
import { CatalogueQueries } from './catalogue.queries'
import { CatalogueRepository } from './catalogue.repository'
import { PublishCatalogue } from './publish-catalogue'
import { SeedCatalogue } from './seed-catalogue'
import { WithdrawCatalogue } from './withdraw-catalogue'

@Module({
  imports: [UnitsModule],
  controllers: [CatalogueController, CatalogueVersionsController],
  providers: [CatalogueQueries, CatalogueRepository, PublishCatalogue, SeedCatalogue, WithdrawCatalogue],
  exports: [CatalogueQueries],
})
export class CatalogueModule {}
