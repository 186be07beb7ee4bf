import { readFile } from 'node:fs/promises'
import { Injectable } from '@nestjs/common'
import { recordStored, type Tx } from '@originseal/database'
import { Idempotency, Problem, type Caller } from '@originseal/http'
import type { ReceivedFile } from '@originseal/uploads'
import { DepartedOwners } from '../owners/departed-owners'
import { VideoFiles } from './video-files'
import { VideoQueue } from './video-queue'

/** Takes a film in and has it looked at. */
@Injectable()
export class ScanVideo {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly departed: DepartedOwners,
    private readonly files: VideoFiles,
    private readonly queue: VideoQueue,
  ) {}

  async execute(
    { staged, filename }: ReceivedFile,
    { userId }: Caller,
    key: string | undefined,
  ): Promise<{ videoId: string }> {
    const film = await readFile(staged.path)
    const request = { key, scope: `scan video ${userId}`, request: { sha256: staged.sha256 } }
    return this.idempotency.inTurn(request, async () => {
      const videoId = crypto.randomUUID()
      // Before the row: a film without one is swept, a row without a film could never be looked at.
      await this.files.keepFilm(videoId, film)
      return recordStored(
        () => this.idempotency.once(request, (tx) => this.add(tx, videoId, userId, filename)),
        {
          isOurs: (added) => added.videoId === videoId,
          discard: () => this.files.removeFilm(videoId),
        },
      )
    })
  }

  private async add(tx: Tx, videoId: string, userId: string, filename: string): Promise<{ videoId: string }> {
    if ((await this.departed.heirOf(tx, userId)) !== userId) throw new Problem('TOKEN_INVALID')
    await this.queue.add(tx, videoId, userId, filename)
    return { videoId }
  }
}
