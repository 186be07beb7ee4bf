import type { Permission } from '@originseal/contracts'

/** One way into a service. */
export interface Door {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** As the specification writes it; paths without `/api` are served under `/api` as well. */
  readonly path: string
  /** Who may call it; a permission is demanded here, so that strangers cost no service anything, and there again. */
  readonly access: 'anyone' | 'progress-token' | Permission
  /** Requests per minute and caller's address. Many people can share one address: an office, a mobile network. */
  readonly perMinute: number
}
