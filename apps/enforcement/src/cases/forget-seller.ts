import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import { CasesRepository } from './cases.repository'

/** Forgets which shop a case that ended long ago was about. */
@Injectable()
export class ForgetSeller {
  constructor(private readonly cases: CasesRepository) {}

  async ofCase(tx: Tx, { id }: { readonly id: string }): Promise<void> {
    await this.cases.forgetSeller(tx, id)
  }
}
