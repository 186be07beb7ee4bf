import { Injectable } from '@nestjs/common'
import type { ListWorksResponse, PageRequest } from '@originseal/contracts'
import { Transaction } from '@originseal/database'
import { commitLook } from '@originseal/http'
import { ListWorks } from './list-works'

/** Shows an administrator a member's works, as the member sees them. */
@Injectable()
export class LookAtWorks {
  constructor(
    private readonly works: ListWorks,
    private readonly transaction: Transaction,
  ) {}

  async execute(ownerId: string, page: PageRequest): Promise<ListWorksResponse['data']> {
    const works = await this.works.execute(ownerId, page)
    await commitLook(this.transaction)
    return works
  }
}
