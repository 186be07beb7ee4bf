/**
 * Where a call goes: everything lies below `/api`. The specification writes some paths without it
 * ('/auth/login', '/protect/trial'), which are relative to that base; others bear it already (AUTH-14, AUTH-15).
 */
export const addressOf = (path: string): string => (path.startsWith('/api/') ? path : `/api${path}`)
