import { readFile } from 'node:fs/promises'
import { Injectable } from '@nestjs/common'
import { spendsUnits } from '@originseal/contracts'
import { recordStored, type Tx } from '@originseal/database'
import { Idempotency, Problem, type Caller } from '@originseal/http'
import { SpendUnits } from '@originseal/units'
import type { ReceivedFile } from '@originseal/uploads'
import { OwnerTombstones } from '../owners/owner-tombstones'
import { VideoFiles } from './video-files'
import { spentByVideo, VideoQueue } from './video-queue'

interface NewVideo extends Caller {
  readonly videoId: string
  readonly filename: string
}

/** Takes a film in and has it looked at. */
@Injectable()
export class ScanVideo {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly tombstones: OwnerTombstones,
    private readonly files: VideoFiles,
    private readonly queue: VideoQueue,
    private readonly spendUnits: SpendUnits,
  ) {}

  /** @throws Problem QUOTA_EXHAUSTED */
  async execute(
    { staged, filename }: ReceivedFile,
    { userId, role }: Caller,
    key: string | undefined,
  ): Promise<{ videoId: string }> {
    const film = await readFile(staged.path)
    const request = { key, scope: `scan video ${userId}`, request: { sha256: staged.sha256 } }
    return this.idempotency.inTurn(request, async () => {
      const videoId = crypto.randomUUID()
      // Before the row: a film without one is swept, a row without a film could never be looked at.
      await this.files.keepFilm(videoId, film)
      return recordStored(
        () => this.idempotency.once(request, (tx) => this.add(tx, { videoId, userId, role, filename })),
        {
          isOurs: (added) => added.videoId === videoId,
          discard: () => this.files.removeFilm(videoId),
        },
      )
    })
  }

  private async add(tx: Tx, { videoId, userId, role, filename }: NewVideo): Promise<{ videoId: string }> {
    if ((await this.tombstones.heirOf(tx, userId)) !== userId) throw new Problem('TOKEN_INVALID')
    if (spendsUnits(role))
      await this.spendUnits.execute(tx, {
        ownerId: userId,
        unit: 'video',
        quantity: 1,
        eventId: spentByVideo(videoId),
        cause: { kind: 'video', id: videoId },
      })
    await this.queue.add(tx, videoId, userId, filename)
    return { videoId }
  }
}
