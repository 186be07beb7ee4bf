import type { Door } from './door'

/**
 * A try costs identity a slow hash or a stranger a mail: what an office behind one address needs, and no more.
 * Identity itself counts failures by account, device and address, over all gateways.
 */
const signIn: readonly Door[] = [
  { method: 'POST', path: '/auth/register', access: 'anyone', perMinute: 20 },
  { method: 'POST', path: '/auth/login', access: 'anyone', perMinute: 30 },
  { method: 'POST', path: '/api/auth/exchange', access: 'anyone', perMinute: 30 },
  { method: 'POST', path: '/api/auth/password-reset-requests', access: 'anyone', perMinute: 10 },
  { method: 'POST', path: '/api/auth/password-resets', access: 'anyone', perMinute: 20 },
]

/** A navigation of the browser each: there and back once per sign-in. */
const socialSignIn: readonly Door[] = ['google', 'facebook'].flatMap((provider) => [
  { method: 'GET', path: `/api/auth/${provider}`, access: 'anyone', perMinute: 30 },
  { method: 'GET', path: `/api/auth/${provider}/callback`, access: 'anyone', perMinute: 30 },
])

/**
 * Each page load asks who is logged in, each tab renews before its token ends. Renewing and logging out are known by
 * the refresh cookie, since the access token may have ended already.
 */
const session: readonly Door[] = [
  { method: 'POST', path: '/api/auth/refresh', access: 'anyone', perMinute: 120 },
  { method: 'POST', path: '/api/auth/logout', access: 'anyone', perMinute: 60 },
  { method: 'POST', path: '/api/auth/logout-everywhere', access: 'account:edit', perMinute: 20 },
  { method: 'GET', path: '/api/auth/verify', access: 'account:read', perMinute: 300 },
  { method: 'GET', path: '/api/admin/verify', access: 'admin:enter', perMinute: 120 },
]

/** What demands a password is as slow as a login; what sends a mail is as slow as asking for a reset. */
const account: readonly Door[] = [
  { method: 'GET', path: '/api/account', access: 'account:read', perMinute: 300 },
  { method: 'PATCH', path: '/api/account', access: 'account:edit', perMinute: 60 },
  { method: 'POST', path: '/api/account/password', access: 'account:edit', perMinute: 20 },
  { method: 'POST', path: '/api/account/email-changes', access: 'account:edit', perMinute: 10 },
  { method: 'POST', path: '/api/account/email-confirmation-requests', access: 'account:edit', perMinute: 10 },
  // The token of the mail says who it is: it may be opened where nobody is logged in.
  { method: 'POST', path: '/api/account/email-confirmations', access: 'anyone', perMinute: 30 },
  { method: 'POST', path: '/api/account/deletion', access: 'account:edit', perMinute: 20 },
  { method: 'DELETE', path: '/api/account/deletion', access: 'account:edit', perMinute: 20 },
  { method: 'POST', path: '/api/account/trial-works', access: 'account:edit', perMinute: 30 },
]

const administration: readonly Door[] = [
  { method: 'POST', path: '/api/admin/users/:id/disable', access: 'account:disable', perMinute: 60 },
  { method: 'POST', path: '/api/admin/users/:id/enable', access: 'account:disable', perMinute: 60 },
]

export const identityRoutes: readonly Door[] = [
  ...signIn,
  ...socialSignIn,
  ...session,
  ...account,
  ...administration,
]
