import type { AdministeredUser } from '@originseal/contracts'
import type { Column } from '@originseal/http'

/** Of accounts in a file for spreadsheets. @param personal whether it may say who they are */
export const userColumns = (personal: boolean): Column<AdministeredUser>[] => [
  { name: 'id', cell: ({ id }) => id },
  { name: 'role', cell: ({ role }) => role },
  { name: 'state', cell: ({ state }) => state },
  { name: 'registeredAt', cell: ({ registeredAt }) => registeredAt },
  { name: 'emailConfirmed', cell: ({ emailConfirmed }) => emailConfirmed },
  ...(personal ? persons : []),
]

const persons: Column<AdministeredUser>[] = [
  { name: 'realName', cell: ({ realName }) => realName },
  { name: 'email', cell: ({ email }) => email },
  { name: 'phone', cell: ({ phone }) => phone },
]
