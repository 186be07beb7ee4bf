import { defineEndpoint } from '../endpoint'
import {
  approveProposalRequest,
  listProposalsRequest,
  listProposalsResponse,
  proposal,
  proposeActRequest,
  useProposalResponse,
} from './proposals'
import { givenReason } from './users'

const proposals = {
  service: 'identity',
  tag: 'administration',
  access: 'proposal:administer',
  audit: 'proposal',
  perMinute: 60,
} as const
const changing = { ...proposals, method: 'POST', idempotency: 'key' } as const

export const listProposals = defineEndpoint({
  ...proposals,
  name: 'listProposals',
  summary: 'What administrators have proposed that another one has to approve, newest first.',
  method: 'GET',
  path: '/api/admin/proposals',
  cacheControl: 'private, no-store',
  query: listProposalsRequest,
  response: { status: 200, json: listProposalsResponse },
  errors: [],
})

export const proposeAct = defineEndpoint({
  ...changing,
  name: 'proposeAct',
  summary: 'Has an act wait for another administrator, who sees it as it will be done.',
  path: '/api/admin/proposals',
  body: proposeActRequest,
  response: { status: 201, json: proposal },
  errors: ['PROPOSAL_NOT_NEEDED', 'PROPOSAL_KEY_USED'],
})

export const approveProposal = defineEndpoint({
  ...changing,
  name: 'approveProposal',
  stepUp: true,
  summary: 'Approves what another administrator has proposed.',
  path: '/api/admin/proposals/:id/approvals',
  body: approveProposalRequest,
  response: { status: 200, json: proposal },
  errors: ['PROPOSAL_NOT_FOUND', 'PROPOSAL_OWN', 'PROPOSAL_CLOSED', 'PROPOSAL_EXPIRED', 'PROPOSAL_CHANGED'],
})

export const refuseProposal = defineEndpoint({
  ...changing,
  name: 'refuseProposal',
  summary: 'Refuses what another administrator has proposed, or withdraws one’s own.',
  path: '/api/admin/proposals/:id/refusals',
  body: givenReason,
  response: { status: 200, json: proposal },
  errors: ['PROPOSAL_NOT_FOUND', 'PROPOSAL_CLOSED', 'PROPOSAL_EXPIRED'],
})

export const takeApproval = defineEndpoint({
  ...proposals,
  name: 'takeApproval',
  summary: 'Gives whoever has proposed it the proof for their one act, once it is approved.',
  method: 'POST',
  path: '/api/admin/proposals/:id/uses',
  idempotency: 'natural',
  response: { status: 200, json: useProposalResponse },
  errors: [
    'PROPOSAL_NOT_FOUND',
    'PROPOSAL_NOT_OWN',
    'PROPOSAL_NOT_APPROVED',
    'PROPOSAL_CLOSED',
    'PROPOSAL_EXPIRED',
  ],
})
