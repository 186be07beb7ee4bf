import { Injectable } from '@nestjs/common'
import { recordStored } from '@originseal/database'
import { Problem, type Caller, type IdempotentRequest } from '@originseal/http'
import type { ReceivedFile } from '@originseal/uploads'
import { ExaminePicture } from '@originseal/picture-admission'
import type { WorkUpload } from './receive-work'
import { CompareWorks } from './compare-works'
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
    private readonly compareWorks: CompareWorks,
  ) {}

  /** A member's work is the member's, a visitor's the visitor's; whoever comes without a token is a new visitor. */
  async execute(
    upload: WorkUpload,
    caller: Caller | undefined,
    idempotencyKey: string | undefined,
  ): Promise<RegisteredWork> {
    const isVisitor = caller === undefined || caller.role === 'trial'
    const file = this.accept(upload, isVisitor ? 'visitor' : 'member')
    const request = {
      key: idempotencyKey,
      scope: isVisitor ? 'POST /protect/trial' : `POST /protect/trial ${caller.userId}`,
      request: { ...upload.fields, filename: file.filename, sha256: file.staged.sha256 },
    }
    const registered = await this.record.idempotency.inTurn(
      request,
      async () =>
        (await this.refuseSealed(file, caller, request)) ?? this.register(upload, file, caller, request),
    )
    // Also when the request comes again: the process that took it first may have ended before.
    await this.compareWorks.execute(registered.workId)
    return registered
  }

  /** What is sealed is refused, unless it was sealed by this very request, sent twice, a moment ago. */
  private async refuseSealed(
    file: ReceivedFile,
    caller: Caller | undefined,
    request: IdempotentRequest,
  ): Promise<RegisteredWork | undefined> {
    const sealed = await this.queries.sealedAs(file.staged.sha256)
    if (!sealed) return undefined
    const meanwhile = await this.record.idempotency.replay<RegisteredWork>(request)
    if (meanwhile) return meanwhile
    // Whose it is, only the owner is told.
    if (sealed.ownerId === caller?.userId) throw new Problem('FILE_ALREADY_YOURS', { fileId: sealed.id })
    throw new Problem('FILE_ALREADY_PROTECTED')
  }

  private accept({ fields, file }: WorkUpload, by: 'visitor' | 'member'): ReceivedFile {
    const refusal = refuseRegistration(file !== undefined, fields, by)
    if (refusal) throw new Problem(refusal.code, refusal.details)
    return file as ReceivedFile
  }

  private async register(
    upload: WorkUpload,
    { staged, filename }: ReceivedFile,
    caller: Caller | undefined,
    request: IdempotentRequest,
  ): Promise<RegisteredWork> {
    const { fields, clientAddress } = upload
    const { facts, rendition } = await this.examinePicture.execute(staged.path, clientAddress)
    const workId = crypto.randomUUID()
    const content = await this.files.keep(workId, staged.path, facts.mediaType, rendition)
    const record = async (): Promise<RegisteredWork> => {
      const { ownerId, trialToken } = await this.sealer(upload, caller, request)
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
      return this.record.once(request, work, caller, trialToken)
    }
    return recordStored(record, {
      isOurs: (registered) => registered.workId === workId,
      discard: () => this.files.discard(workId),
    })
  }

  /** Whose the work becomes: the member's, or a visitor's, who is given a token for it. */
  private async sealer(
    { fields, clientAddress }: WorkUpload,
    caller: Caller | undefined,
    request: IdempotentRequest,
  ): Promise<{ ownerId: string; trialToken?: string }> {
    if (caller && caller.role !== 'trial') return { ownerId: caller.userId }
    // Who came by the link of a mail is somebody new: the token of an upload could take over the visitor's works.
    const visitorId = caller?.byLink ? undefined : caller?.userId
    const visitor = { ...fields, clientAddress, visitorId }
    const { visitorId: ownerId, token } = await this.visitors.admit(visitor, request)
    return { ownerId, trialToken: token }
  }
}
