import { Module } from '@nestjs/common'
import { EndLicence } from './end-licence'
import { GrantLicence } from './grant-licence'
import { LicencesQueries } from './licences.queries'
import { LicencesRepository } from './licences.repository'

/** What settlements allow. */
@Module({
  providers: [EndLicence, GrantLicence, LicencesQueries, LicencesRepository],
  exports: [EndLicence, GrantLicence, LicencesQueries],
})
export class LicencesModule {}
