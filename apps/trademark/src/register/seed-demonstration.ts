import { Inject, Injectable, type OnModuleInit } from '@nestjs/common'
import { Exclusive } from '@originseal/database'
import {
  demonstrationDay,
  demonstrationRegister,
  demonstrationSha256,
} from '../demonstration/demonstration-register'
import { tipoApplications } from '../readers/tipo-applications.reader'
import { ImportMarks } from './import-marks'
import { RegisterQueries } from './register.queries'

export const SHOWS_DEMONSTRATION = Symbol('whether an empty register is filled with made-up marks')
const lock = 4_600_001

/** Fills a register that has nothing with made-up marks, where the installation is there to be tried out. */
@Injectable()
export class SeedDemonstration implements OnModuleInit {
  constructor(
    @Inject(SHOWS_DEMONSTRATION) private readonly isWanted: boolean,
    private readonly exclusive: Exclusive,
    private readonly register: RegisterQueries,
    private readonly importMarks: ImportMarks,
  ) {}

  async onModuleInit(): Promise<void> {
    if (this.isWanted) await this.exclusive.run(lock, () => this.seed())
  }

  private async seed(): Promise<void> {
    if (await this.register.imported()) return
    const sha256 = demonstrationSha256()
    const file = { source: 'DEMONSTRATION', sha256, asOf: demonstrationDay, demonstration: true }
    await this.importMarks.execute(file, demonstrationRegister(), tipoApplications)
  }
}
