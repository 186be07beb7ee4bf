import { createHash, randomBytes } from 'node:crypto'
import { readPublicPicture } from '@originseal/contracts/scan-orchestrator/endpoints'
import { Transaction } from '@originseal/database'
import { PublicPicturesRepository } from './public-pictures.repository'

/** A search takes seconds; a provider that queues it, minutes. */
const lifetimeMs = 10 * 60_000
const tokenBytes = 32

export const hashOfToken = (token: string): Buffer => createHash('sha256').update(token).digest()

/** Gives a work's picture an address that anybody who knows it can fetch for ten minutes, and that nobody can guess. */
export class PublishPicture {
  constructor(
    private readonly transaction: Transaction,
    private readonly links: PublicPicturesRepository,
    private readonly publicUrl: string,
  ) {}

  /** @returns the absolute address */
  async execute(workId: string, now = new Date()): Promise<string> {
    const token = randomBytes(tokenBytes).toString('base64url')
    await this.transaction.run(async (tx) => {
      await this.links.removeExpired(tx, now)
      await this.links.insert(tx, hashOfToken(token), workId, new Date(now.getTime() + lifetimeMs))
    })
    return new URL(readPublicPicture.path.replace(':token', token), this.publicUrl).href
  }
}
