import { createHash } from 'node:crypto'
import { Injectable } from '@nestjs/common'
import {
  dailyShareOf,
  needsFourEyes,
  type EndpointDefinition,
  type ProposeActRequest,
} from '@originseal/contracts'
import { endpoints } from '@originseal/contracts/endpoints'
import { decodedOf, Idempotency, Problem, requestDigest } from '@originseal/http'
import { ProposalContents, type ProposalContent } from './proposal-contents'
import { proposalMs } from './proposal.rules'
import { ProposalsRepository } from './proposals.repository'

/** Has an act wait for another administrator: as its endpoint would read it, so that what is shown is what will be done. */
@Injectable()
export class ProposeAct {
  constructor(
    private readonly proposals: ProposalsRepository,
    private readonly contents: ProposalContents,
    private readonly idempotency: Idempotency,
  ) {}

  /** @returns its id. @throws Problem PROPOSAL_NOT_NEEDED, PROPOSAL_KEY_USED, REQUEST_INVALID */
  async execute(by: string, proposed: ProposeActRequest, key: string | undefined): Promise<string> {
    const endpoint = endpoints[proposed.operation]
    if (!endpoint?.fourEyes) throw new Problem('PROPOSAL_NOT_NEEDED')
    const digest = requestDigest(endpoint, proposed)
    const { params, body } = decodedOf(endpoint, proposed)
    // What its proposer has done alone today, only its service knows.
    if (!needsFourEyes(endpoint, body) && !dailyShareOf(endpoint, body))
      throw new Problem('PROPOSAL_NOT_NEEDED')
    const id = crypto.randomUUID()
    const content = await this.contents.encrypt(keptOf(endpoint, { id, params, body }))
    const request = { key, scope: `proposeAct ${by}`, request: { ...proposed } }
    return this.idempotency.once(request, async (tx) => {
      const { operation, idempotencyKey, reason } = proposed
      const expiresAt = new Date(Date.now() + proposalMs)
      await this.proposals.insert(tx, {
        ...{ id, operation, idempotencyKey, digest, content, reason, proposedBy: by, expiresAt },
      })
      return id
    })
  }
}

/** Without the secrets, of which there is a fingerprint: as the vault of keys shows them. */
function keptOf(
  { fourEyes }: EndpointDefinition,
  {
    id,
    params,
    body,
  }: { readonly id: string; readonly params: Record<string, unknown>; readonly body: unknown },
): ProposalContent {
  const fields = Object.entries((body ?? {}) as Record<string, unknown>)
  const isWithheld = ([field]: readonly [string, unknown]) => fourEyes?.withheld?.includes(field) ?? false
  const withheld = fields
    .filter(isWithheld)
    .map(([field, value]) => ({ field, fingerprint: fingerprintOf(String(value)) }))
  const kept = Object.fromEntries(fields.filter((field) => !isWithheld(field)))
  const texts = Object.entries(params).map(([name, value]) => [name, String(value)])
  return { id, params: Object.fromEntries(texts) as Record<string, string>, body: kept, withheld }
}

const fingerprintOf = (value: string): string => createHash('sha256').update(value).digest('hex').slice(0, 8)
