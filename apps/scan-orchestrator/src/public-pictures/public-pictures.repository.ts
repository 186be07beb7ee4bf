import { Injectable } from '@nestjs/common'
import type { Tx } from '@originseal/database'

@Injectable()
export class PublicPicturesRepository {
  async insert(tx: Tx, tokenHash: Buffer, workId: string, expiresAt: Date): Promise<void> {
    await tx.query('INSERT INTO public_picture_link (token_hash, work_id, expires_at) VALUES ($1, $2, $3)', [
      tokenHash,
      workId,
      expiresAt,
    ])
  }

  async removeExpired(tx: Tx, now: Date): Promise<void> {
    await tx.query('DELETE FROM public_picture_link WHERE expires_at <= $1', [now])
  }
}
