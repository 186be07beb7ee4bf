import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'
import { NoticeEntity } from './notice.entity'

@Injectable()
export class NoticesRepository {
  async insert(tx: Tx, notice: Pick<NoticeEntity, 'tradeNo' | 'address' | 'body'>): Promise<string> {
    const id = crypto.randomUUID()
    const fresh = { id, tries: 0, answer: null, acknowledged: false, createdAt: new Date() }
    await tx.manager.insert(NoticeEntity, { ...notice, ...fresh })
    return id
  }

  async noteAnswer(
    tx: Tx,
    id: string,
    noted: Pick<NoticeEntity, 'tries' | 'answer' | 'acknowledged'>,
  ): Promise<void> {
    await tx.manager.update(NoticeEntity, { id }, noted)
  }
}
