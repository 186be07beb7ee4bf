import { Inject, Injectable, type OnModuleInit } from '@nestjs/common'
import { Exclusive } from '@originseal/database'
import type { ObjectStore } from '@originseal/storage'
import {
  demonstrationDay,
  demonstrationPicture,
  demonstrationRegister,
  demonstrationSha256,
} from '../demonstration/demonstration-register'
import { OBJECTS } from '../objects.module'
import { KeepPictures } from '../pictures/keep-pictures'
import { tipoMarks } from '../readers/tipo-marks.reader'
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
    @Inject(OBJECTS) private readonly objects: ObjectStore,
  ) {}

  async onModuleInit(): Promise<void> {
    if (this.isWanted) await this.exclusive.run(lock, () => this.seed())
  }

  private async seed(): Promise<void> {
    const imported = await this.register.imported()
    // An earlier one of ours is completed; a real one stays as it is.
    if (imported && !imported.snapshot.demonstration) return
    const sha256 = demonstrationSha256()
    const file = { source: 'DEMONSTRATION', sha256, asOf: demonstrationDay, demonstration: true }
    const pictures = new KeepPictures(this.objects, demonstrationPicture)
    await this.importMarks.execute(file, demonstrationRegister(), tipoMarks, pictures)
  }
}
