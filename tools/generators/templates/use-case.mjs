import { pascal, snake } from '../names.mjs'

/**
 * One use case: a class, one `execute`, one transaction.
 * @param {{ name: string, singular: string }} names verb-noun, and what the feature's table is named after
 */
export function useCaseText({ name, singular }) {
  return `import { Injectable } from '@nestjs/common'
import { Transaction } from '@originseal/database'
import { Problem, type Caller } from '@originseal/http'

@Injectable()
export class ${pascal(name)} {
  constructor(private readonly transaction: Transaction) {}

  /** @throws Problem NOT_FOUND also for somebody else's */
  async execute(id: string, caller: Caller): Promise<void> {
    await this.transaction.run(async (tx) => {
      const [found] = await tx.query<{ owner_id: string }>(
        'SELECT owner_id FROM ${snake(singular)} WHERE id = $1 FOR UPDATE',
        [id],
      )
      if (!found || (found.owner_id !== caller.userId && caller.role !== 'admin')) throw new Problem('NOT_FOUND')
      // The row is ours until the end of tx: here the rules decide, the repository writes, the outbox says so.
    })
  }
}
`
}
