import { Injectable } from '@nestjs/common'
import { recordStored } from '@originseal/database'
import { Problem, type Caller, type IdempotentRequest } from '@originseal/http'
import type { ReceivedFile } from '@originseal/uploads'
import { ExaminePicture } from './examine-picture'
import type { WorkUpload } from './receive-work'
import { RecordWork, type RegisteredWork } from './record-work'
import { TrialVisitors } from './trial-visitors'
import { refuseRegistration, splitKeywords, type Work } from './work.rules'
import { WorkFiles } from './work-files'
import { WorksQueries } from './works.queries'

/**
 * Seals an upload: the file to storage and IPFS, its fingerprints and its place in the next anchor batch to the
 * database. Until the transaction commits nothing counts; what a failure leaves in the stores is removed here, or by
 * the sweeper if the process dies or nobody can tell whether it has committed.
 */
@Injectable()
export class RegisterWork {
  constructor(
    private readonly examinePicture: ExaminePicture,
    private readonly visitors: TrialVisitors,
    private readonly files: WorkFiles,
    private readonly queries: WorksQueries,
    private readonly record: RecordWork,
  ) {}

  /** A member's work is the member's; whoever else comes, with an earlier visit's token or none, is a new visitor. */
  async execute(
    upload: WorkUpload,
    caller: Caller | undefined,
    idempotencyKey: string | undefined,
  ): Promise<RegisteredWork> {
    const memberId = caller && caller.role !== 'trial' ? caller.userId : undefined
    const file = this.accept(upload, memberId)
    const request = {
      key: idempotencyKey,
      scope: memberId === undefined ? 'POST /protect/trial' : `POST /protect/trial ${memberId}`,
      request: { ...upload.fields, filename: file.filename, sha256: file.staged.sha256 },
    }
    return this.record.idempotency.inTurn(
      request,
      async () => (await this.refuseSealed(file, request)) ?? this.register(upload, file, memberId, request),
    )
  }

  /** What is sealed is refused, unless it was sealed by this very request, sent twice, a moment ago. */
  private async refuseSealed(
    file: ReceivedFile,
    request: IdempotentRequest,
  ): Promise<RegisteredWork | undefined> {
    if (!(await this.queries.isSealed(file.staged.sha256))) return undefined
    const meanwhile = await this.record.idempotency.replay<RegisteredWork>(request)
    if (!meanwhile) throw new Problem('FILE_ALREADY_PROTECTED')
    return meanwhile
  }

  private accept({ fields, file }: WorkUpload, memberId: string | undefined): ReceivedFile {
    const refusal = refuseRegistration(file !== undefined, fields, memberId ? 'member' : 'visitor')
    if (refusal) throw new Problem(refusal.code, refusal.details)
    return file as ReceivedFile
  }

  private async register(
    { fields, clientAddress }: WorkUpload,
    { staged, filename }: ReceivedFile,
    memberId: string | undefined,
    request: IdempotentRequest,
  ): Promise<RegisteredWork> {
    const { facts, rendition } = await this.examinePicture.execute(staged.path, clientAddress)
    const workId = crypto.randomUUID()
    const content = await this.files.keep(workId, staged.path, facts.mediaType, rendition)
    const record = async (): Promise<RegisteredWork> => {
      const visitor =
        memberId === undefined ? await this.visitors.admit(fields, clientAddress, request) : undefined
      const ownerId = visitor?.visitorId ?? (memberId as string)
      const work: Work = {
        id: workId,
        ownerId,
        sealedFor: ownerId,
        ownerName: fields.realName,
        title: fields.title,
        filename,
        keywords: splitKeywords(fields.keywords),
        mediaType: facts.mediaType,
        size: staged.size,
        width: facts.width,
        height: facts.height,
        frames: facts.frames,
        sha256: staged.sha256,
        cid: content.cid,
        cidProfile: content.profile,
        perceptualHash: facts.perceptualHash,
        dihedrals: facts.dihedrals,
        sealedAt: new Date(),
      }
      return this.record.once(request, work, visitor?.token)
    }
    return recordStored(record, {
      isOurs: (registered) => registered.workId === workId,
      discard: () => this.files.discard(workId),
    })
  }
}
