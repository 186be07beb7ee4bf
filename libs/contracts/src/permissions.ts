/** Who somebody is to the system; the roles of the specification. */
export const roles = ['admin', 'member', 'basic', 'pro', 'elite', 'trial'] as const
export type Role = (typeof roles)[number]

const everyone = roles
const members = ['admin', 'member', 'basic', 'pro', 'elite'] as const

/** What may be done, and by whom. Ownership of the single thing is checked where it is read. */
export const permissions = {
  'work:register': everyone,
  'work:read': everyone,
  'scan:start': everyone,
  'scan:read': everyone,
  'scan:cancel': everyone,
  'scan-source:administer': ['admin'],
  'video:scan': members,
  'listing-scan:start': members,
  'listing-scan:read': members,
  'units:read': members,
  'units:administer': ['admin'],
  'catalogue:administer': ['admin'],
  'subscription:read': members,
  'subscription:edit': members,
  'account:read': everyone,
  'account:edit': everyone,
  'notification:read': members,
  'notification:edit': members,
  'order:place': everyone,
  'case:open': members,
  'case:read': members,
  'case:act': members,
  'case:administer': ['admin'],
  'channel:administer': ['admin'],
  'payment:administer': ['admin'],
  'trademark:analyse': members,
  'trademark-report:order': members,
  'trademark-report:read': members,
  'trademark-watch:edit': members,
  'trademark-watch:read': members,
  'audit:read': ['admin'],
  'provider-key:administer': ['admin'],
  'admin:enter': ['admin'],
  'account:administer': ['admin'],
  'account:disable': ['admin'],
  'member:view': ['admin'],
  'administrator:appoint': ['admin'],
  'proposal:administer': ['admin'],
  'contact-message:read': ['admin'],
  'contact-message:handle': ['admin'],
  'event:administer': ['admin'],
  'job:administer': ['admin'],
  'data:export': ['admin'],
} as const satisfies Record<string, readonly Role[]>
export type Permission = keyof typeof permissions

export function mayDo(role: Role, permission: Permission): boolean {
  return (permissions[permission] as readonly Role[]).includes(role)
}
