import type { Door } from './door'

const trial = '/protect/trial'

export const protectionRoutes: readonly Door[] = [
  { method: 'POST', path: trial, access: 'anyone', perMinute: 60 },
  { method: 'GET', path: `${trial}/files/:id`, access: 'work:read', perMinute: 300 },
  { method: 'GET', path: `${trial}/certificates/:id`, access: 'work:read', perMinute: 60 },
  { method: 'GET', path: `${trial}/files/:id/rendition`, access: 'work:read', perMinute: 300 },
  { method: 'GET', path: '/api/works', access: 'work:read', perMinute: 300 },
  { method: 'GET', path: '/api/verify/:id', access: 'anyone', perMinute: 300 },
]
