import type { Door } from './door'

export const videoRoutes: readonly Door[] = [
  { method: 'POST', path: '/api/videos', access: 'video:scan', perMinute: 12 },
  { method: 'GET', path: '/api/videos', access: 'video:scan', perMinute: 120 },
  { method: 'DELETE', path: '/api/videos/:id', access: 'video:scan', perMinute: 60 },
  { method: 'GET', path: '/api/videos/:id', access: 'video:scan', perMinute: 300 },
  // A page of results shows two pictures for each of up to sixty.
  { method: 'GET', path: '/api/videos/:id/stills/:frame', access: 'video:scan', perMinute: 600 },
  { method: 'GET', path: '/api/videos/:id/matches/:matchId/picture', access: 'video:scan', perMinute: 600 },
]
