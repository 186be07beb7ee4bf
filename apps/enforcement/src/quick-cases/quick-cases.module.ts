import { Module } from '@nestjs/common'
import { FindingsModule } from '../findings/findings.module'
import { CompareQuickCase } from './compare-quick-case'
import { DismissQuickCase } from './dismiss-quick-case'
import { EraseQuickCases } from './erase-quick-cases'
import { ListQuickCases } from './list-quick-cases'
import { QuickCasesController } from './quick-cases.controller'
import { QuickCasesQueries } from './quick-cases.queries'
import { QuickCasesRepository } from './quick-cases.repository'
import { SaveQuickCase } from './save-quick-case'

/** Suspicious pages that were given before there was an original to compare them with. */
@Module({
  imports: [FindingsModule],
  controllers: [QuickCasesController],
  providers: [
    CompareQuickCase,
    DismissQuickCase,
    EraseQuickCases,
    ListQuickCases,
    QuickCasesQueries,
    QuickCasesRepository,
    SaveQuickCase,
  ],
  exports: [EraseQuickCases],
})
export class QuickCasesModule {}
