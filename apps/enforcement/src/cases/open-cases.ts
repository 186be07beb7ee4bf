import { Inject, Injectable } from '@nestjs/common'
import { spendsUnits, type OpenCasesRequest, type OpenCasesResponse } from '@originseal/contracts'
import type { Tx } from '@originseal/database'
import { Idempotency, Problem, type Caller } from '@originseal/http'
import { judgeAddress } from '../channels/judge-address'
import { FindCopies, type VisibleCopy } from '../findings/find-copies'
import type { CaseEntity } from './case.entity'
import { draftCase } from './case-history.rules'
import { toListedCase } from './case.view'
import { OpenCase } from './open-case'
import { ReadStanding } from './read-standing'
import { columnsOf } from './standing-of-case'

/** Whether cases can be opened here. */
export const TAKEDOWNS_OPEN = Symbol('whether takedowns can be started')

/** Opens cases about copies, each with its takedown unit, all of them or none. */
@Injectable()
export class OpenCases {
  constructor(
    private readonly idempotency: Idempotency,
    private readonly findCopies: FindCopies,
    private readonly openCase: OpenCase,
    private readonly readStanding: ReadStanding,
    @Inject(TAKEDOWNS_OPEN) private readonly isOpen: boolean,
  ) {}

  /**
   * @throws Problem FOUND_COPY_NOT_FOUND, FINDING_LINK_HIDDEN, USE_IS_LICENSED, TARGET_NOT_AN_ITEM, SHORT_LINK, CASE_ALREADY_OPEN,
   * QUOTA_EXHAUSTED, TAKEDOWNS_NOT_OPEN, CLAIMANT_SUSPENDED
   */
  async execute(
    request: OpenCasesRequest,
    caller: Caller,
    key: string | undefined,
  ): Promise<OpenCasesResponse> {
    if (!this.isOpen) throw new Problem('TAKEDOWNS_NOT_OPEN')
    const once = { key, scope: `POST /cases ${caller.userId}`, request }
    // A repetition is answered as the first was, although its copies have cases by now.
    const earlier = await this.idempotency.replay<OpenCasesResponse>(once)
    if (earlier) return earlier
    if ((await this.readStanding.execute(caller.userId)) === 'suspended')
      throw new Problem('CLAIMANT_SUSPENDED')
    const copies = await this.findCopies.byIds(request.findingIds, caller)
    for (const copy of copies) refuseUnlessOpenable(copy)
    return this.idempotency.once(once, (tx) => this.openAll(tx, copies, caller))
  }

  private async openAll(tx: Tx, copies: readonly VisibleCopy[], caller: Caller): Promise<OpenCasesResponse> {
    const batchId = crypto.randomUUID()
    const at = new Date()
    const cases: CaseEntity[] = []
    // One order for all who open cases, so that two batches never wait for each other.
    for (const copy of copies.toSorted((one, other) => (one.targetKey < other.targetKey ? -1 : 1)))
      cases.push(await this.openCase.execute(tx, newCase(copy, { batchId, at, caller })))
    return { data: { batchId, cases: cases.map((row) => toListedCase(row)) } }
  }
}

function refuseUnlessOpenable(copy: VisibleCopy): void {
  if (copy.isMasked) throw new Problem('FINDING_LINK_HIDDEN', { findingId: copy.id })
  if (copy.decision === 'licensed' || copy.decision === 'mine')
    throw new Problem('USE_IS_LICENSED', { findingId: copy.id })
  const { targetRefusal } = judgeAddress(copy.pageUrl)
  if (targetRefusal) throw new Problem(targetRefusal, { findingId: copy.id })
}

const newCase = (
  copy: VisibleCopy,
  { batchId, at, caller }: { batchId: string; at: Date; caller: Caller },
): Omit<CaseEntity, 'number'> => ({
  ...columnsOf(draftCase(at, spendsUnits(caller.role) ? 'unheld' : 'none')),
  id: crypto.randomUUID(),
  batchId,
  ownerId: copy.ownerId,
  workId: copy.workId,
  title: copy.title,
  findingId: copy.id,
  targetKey: copy.targetKey,
  pageUrl: copy.pageUrl,
  canonicalUrl: copy.canonicalUrl,
  imageUrl: copy.imageUrl,
  imageSha256: copy.imageSha256,
  platform: copy.platform,
  domain: copy.domain,
  pageTitle: copy.pageTitle,
  seller: copy.seller,
  filedAt: null,
  lookAt: null,
  askedAt: null,
  isPublic: false,
  openedAt: at,
})
