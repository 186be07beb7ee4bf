import type { Readable } from 'node:stream'
import { Injectable } from '@nestjs/common'
import { Problem, type Caller } from '@originseal/http'
import { WorksQueries } from '../works/works.queries'
import type { Work } from '../works/work.rules'
import { IssueCertificate } from './issue-certificate'
import { streamZip, type ZippedFile } from '@originseal/archives'

/** What says which works have no certificate yet. */
const notReadyFile = 'not-ready.txt'

/** The certificates of several works as one archive, which is written one certificate after the other. */
@Injectable()
export class ArchiveCertificates {
  constructor(
    private readonly works: WorksQueries,
    private readonly issueCertificate: IssueCertificate,
  ) {}

  /** @throws Problem WORK_NOT_FOUND; @throws Problem CERTIFICATE_NOT_READY where no seal is on the chain yet */
  async execute(workIds: readonly string[], caller: Caller): Promise<Readable> {
    const works: Work[] = []
    for (const workId of new Set(workIds)) works.push(await this.works.ofOwner(workId, caller))
    const files = this.files(works)
    // Refused before the first byte: afterwards there is no way to say so.
    const first = await files.next()
    if (first.done || first.value.name === notReadyFile) throw new Problem('CERTIFICATE_NOT_READY')
    return streamZip(startingWith(first.value, files))
  }

  private async *files(works: readonly Work[]): AsyncGenerator<ZippedFile, void> {
    const notReady: string[] = []
    for (const work of works) {
      try {
        const { stream } = await this.issueCertificate.execute(work)
        yield { name: `certificate_${work.id}.pdf`, content: stream }
      } catch (cause) {
        if (!(cause instanceof Problem) || cause.code !== 'CERTIFICATE_NOT_READY') throw cause
        notReady.push(`${work.id}\t${work.title}\n`)
      }
    }
    if (notReady.length > 0) yield { name: notReadyFile, content: bytesOf(notReady) }
  }
}

async function* startingWith(first: ZippedFile, rest: AsyncIterable<ZippedFile>): AsyncGenerator<ZippedFile> {
  yield first
  yield* rest
}

async function* bytesOf(lines: readonly string[]): AsyncGenerator<Uint8Array> {
  for (const line of lines) yield Buffer.from(line, 'utf8')
}
