import { roles } from '@originseal/contracts'

/** Those that an account can have: a visitor of the trial has none. */
export const accountRoles = roles.filter((role) => role !== 'trial')
