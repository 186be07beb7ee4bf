/** What a guarded page asks for: an account of any kind, or the administrator (AUTH-12). */
export type Entry = 'member' | 'admin'

const rolesOf: Record<Entry, readonly string[]> = {
  member: ['member', 'basic', 'pro', 'elite', 'trial', 'admin'],
  admin: ['admin'],
}

export const mayEnter = (entry: Entry, role: string): boolean => rolesOf[entry].includes(role)
