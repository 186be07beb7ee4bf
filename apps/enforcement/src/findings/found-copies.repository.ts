import { Injectable } from '@nestjs/common'
import {
  type certificateIssued,
  placeDecision,
  type PlaceDecision,
  type findingRecorded,
  type PayloadOf,
  type workAnchored,
  type workRegistered,
} from '@originseal/contracts'
import { statements, type Tx } from '@originseal/database'
import type { IdentifiedTarget } from '../channels/identify-target'
import type { DB } from '../tables'

const db = statements<DB>()

/** A place, and whose work is there. */
export interface Place {
  readonly workId: string
  readonly targetKey: string
  readonly ownerId: string
}

export interface Decided {
  readonly decision: PlaceDecision
  readonly reason?: string | undefined
  readonly at: Date
}

@Injectable()
export class FoundCopiesRepository {
  async noteWork(
    tx: Tx,
    { workId, ownerId, title, sealedAt, sha256, renditionKey }: PayloadOf<typeof workRegistered>,
  ): Promise<void> {
    await tx.rows(
      db
        .insertInto('known_work')
        .values({
          work_id: workId,
          owner_id: ownerId,
          title,
          sealed_at: sealedAt,
          sha256,
          rendition_key: renditionKey,
        })
        .onConflict((conflict) => conflict.doNothing()),
    )
  }

  /** A later proof takes the place of an earlier one: a reorganisation may have moved the seal. */
  async noteAnchored(tx: Tx, { workId, proof }: PayloadOf<typeof workAnchored>): Promise<void> {
    const kept = proof ? { proof: JSON.stringify(proof) } : {}
    await tx.rows(
      db
        .insertInto('anchored_work')
        .values({ work_id: workId, ...kept })
        .onConflict((conflict) =>
          proof ? conflict.column('work_id').doUpdateSet(kept) : conflict.doNothing(),
        ),
    )
  }

  /** Only of a seal that stands in a block there is one. */
  async noteCertificate(tx: Tx, { workId, objectKey }: PayloadOf<typeof certificateIssued>): Promise<void> {
    const certificate = { certificate_key: objectKey }
    await tx.rows(
      db
        .insertInto('anchored_work')
        .values({ work_id: workId, ...certificate })
        .onConflict((conflict) => conflict.column('work_id').doUpdateSet(certificate)),
    )
  }

  /** A later finding of the same place takes the place of an earlier one; of one scan's the best ranked counts. */
  async note(tx: Tx, found: PayloadOf<typeof findingRecorded>, target: IdentifiedTarget): Promise<void> {
    const values = {
      id: found.findingId,
      scan_id: found.scanId,
      owner_id: found.ownerId,
      rank: found.rank,
      page_url: found.pageUrl,
      canonical_url: target.canonical,
      image_url: found.imageUrl,
      platform: target.platform ?? null,
      domain: target.domain,
      page_title: found.pageTitle ?? null,
      seller: found.seller ?? null,
      image_sha256: found.imageSha256,
      similarity: found.similarity,
      origin_score: found.originScore,
      fraud_risk: found.fraudRisk,
      is_unlocked: found.isUnlocked,
      captured_at: found.capturedAt,
      method: found.method,
      captures: JSON.stringify(found.captures ?? []),
    }
    await tx.rows(
      db
        .insertInto('found_copy')
        .values({ work_id: found.workId, target_key: target.key, ...values })
        .onConflict((conflict) =>
          conflict
            .columns(['work_id', 'target_key'])
            .doUpdateSet(values)
            .where(({ eb, or, and }) =>
              or([
                and([
                  eb('found_copy.scan_id', '!=', found.scanId),
                  eb('found_copy.captured_at', '<=', new Date(found.capturedAt)),
                ]),
                and([eb('found_copy.scan_id', '=', found.scanId), eb('found_copy.rank', '>=', found.rank)]),
              ]),
            ),
        ),
    )
  }

  /** What was found at a place that is no place of its own. */
  async remove(tx: Tx, { workId, targetKey }: Pick<Place, 'workId' | 'targetKey'>): Promise<void> {
    await tx.rows(
      db.deleteFrom('found_copy').where('work_id', '=', workId).where('target_key', '=', targetKey),
    )
  }

  async decide(
    tx: Tx,
    { workId, targetKey, ownerId }: Place,
    { decision, reason, at }: Decided,
  ): Promise<void> {
    const values = { owner_id: ownerId, decision, reason: reason ?? null, decided_at: at }
    await tx.rows(
      db
        .insertInto('finding_decision')
        .values({ work_id: workId, target_key: targetKey, ...values })
        .onConflict((conflict) => conflict.columns(['work_id', 'target_key']).doUpdateSet(values)),
    )
  }

  /** @returns whether there was a decision of these about the place */
  async forgetDecision(
    tx: Tx,
    { workId, targetKey }: Place,
    decisions: readonly PlaceDecision[] = placeDecision.options,
  ): Promise<boolean> {
    const forgotten = await tx.rows(
      db
        .deleteFrom('finding_decision')
        .where('work_id', '=', workId)
        .where('target_key', '=', targetKey)
        .where('decision', 'in', decisions)
        .returning('work_id'),
    )
    return forgotten.length > 0
  }

  async changeOwner(tx: Tx, from: string, to: string): Promise<void> {
    for (const table of ['known_work', 'found_copy', 'finding_decision'] as const)
      await tx.rows(db.updateTable(table).set({ owner_id: to }).where('owner_id', '=', from))
  }

  async removeOfOwner(tx: Tx, ownerId: string): Promise<void> {
    const works = db.selectFrom('known_work').select('work_id').where('owner_id', '=', ownerId)
    await tx.rows(db.deleteFrom('anchored_work').where('work_id', 'in', works))
    for (const table of ['finding_decision', 'found_copy', 'known_work'] as const)
      await tx.rows(db.deleteFrom(table).where('owner_id', '=', ownerId))
  }
}
