import { skipToken } from '@reduxjs/toolkit/query/react'
import { searchedAs, type Searched } from '@originseal/contracts/admin/searched'
import {
  useFindCasesQuery,
  useFindMessagesQuery,
  useFindOrdersQuery,
  useFindProposalsQuery,
  useFindScansQuery,
  useFindUsersQuery,
} from './found-things.api'

type Kind = 'users' | 'orders' | 'cases' | 'messages' | 'proposals' | 'scans'

/** Who is asked for what. Each question is an entry in the audit log: nobody is asked for what is not theirs. */
const askedBy: Readonly<Record<Kind, readonly Searched['by'][]>> = {
  users: ['id', 'email', 'phone'],
  orders: ['id', 'order-number', 'provider-number', 'invoice-number', 'business-number'],
  cases: ['id', 'case-number'],
  messages: ['id', 'contact-reference'],
  proposals: ['id'],
  scans: ['id'],
}

/** What the services have for a typed text; they are asked once it stands for something whole. */
export function useFoundThings(typed: string) {
  const searched = searchedAs(typed)
  const asked = (kind: Kind) => searched.find(({ by }) => askedBy[kind].includes(by))?.value ?? skipToken
  const users = useFindUsersQuery(asked('users'))
  const orders = useFindOrdersQuery(asked('orders'))
  const cases = useFindCasesQuery(asked('cases'))
  const messages = useFindMessagesQuery(asked('messages'))
  const proposals = useFindProposalsQuery(asked('proposals'))
  const scans = useFindScansQuery(asked('scans'))
  const answers = [
    { service: 'identity', ...users },
    { service: 'billing', ...orders },
    { service: 'enforcement', ...cases },
    { service: 'identity', ...messages },
    { service: 'identity', ...proposals },
    { service: 'scan-orchestrator', ...scans },
  ]
  return {
    isAsked: searched.length > 0,
    isAsking: answers.some(({ isFetching }) => isFetching),
    /** Services that did not answer. */
    silent: [...new Set(answers.filter(({ isError }) => isError).map(({ service }) => service))],
    users: users.currentData?.users ?? [],
    orders: orders.currentData?.orders ?? [],
    cases: cases.currentData?.cases ?? [],
    messages: messages.currentData?.data.messages ?? [],
    proposals: proposals.currentData?.proposals ?? [],
    scans: scans.currentData?.scans ?? [],
    /** An id can be anything's: the audit log has what was done with it. */
    id: searched.find(({ by }) => by === 'id')?.value,
  }
}
