import type { Tx } from '@originseal/database'

/** What an owner had here goes; the files follow within the sweep's time (`sweep-videos.ts`). */
export async function eraseVideos(tx: Tx, ownerId: string): Promise<void> {
  await tx.query('DELETE FROM video_scan WHERE owner_id = $1', [ownerId])
}
