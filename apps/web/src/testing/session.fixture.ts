import type { AccountView, SessionUser } from '@originseal/contracts'
import { http, HttpResponse } from 'msw'
import { accessToken } from '../api/access-token'

export const member: SessionUser = {
  id: '7c2b8c1e-1111-4222-8333-444455556666',
  role: 'member',
  realName: '王小明',
  email: 'ming@example.tw',
}

/** An access token as the client reads it; its signature is none. @param expiresIn seconds from now */
export function accessTokenOf({ id, role }: Pick<SessionUser, 'id' | 'role'>, expiresIn = 900): string {
  const now = Math.floor(Date.now() / 1000)
  const payload = { userId: id, role, iat: now, exp: now + expiresIn }
  return `e30.${btoa(JSON.stringify(payload))}.c2ln`
}

/** Stores a token as an earlier login would have. */
export function beLoggedIn(user: Pick<SessionUser, 'id' | 'role'> = member, expiresIn?: number): void {
  accessToken.write(accessTokenOf(user, expiresIn))
}

/** The gateway's answer to whom a stored token belongs. */
export const knows = (user: SessionUser = member) =>
  http.get(`/api/${user.role === 'admin' ? 'admin' : 'auth'}/verify`, () => HttpResponse.json({ user }))

export const account = (change: Partial<AccountView> = {}): AccountView => ({
  ...member,
  emailConfirmed: true,
  pendingEmail: null,
  phone: '0912345678',
  hasPassword: true,
  registeredAt: '2026-11-21T08:00:00.000Z',
  erasesAt: null,
  benefits: [
    { kind: 'evidence-seals', quantity: 5, grantedAt: '2026-11-21T08:00:00.000Z' },
    {
      kind: 'guardian-upgrade',
      quantity: 2,
      place: 3,
      grantedAt: '2026-11-21T08:00:00.000Z',
      endsAt: '2027-01-21T08:00:00.000Z',
    },
  ],
  ...change,
})

/** What the gateway answers about the member's own account, and goes on answering after commands. */
export const ownAccount = (view: AccountView = account()) =>
  http.get('/api/account', () => HttpResponse.json({ data: view }))
