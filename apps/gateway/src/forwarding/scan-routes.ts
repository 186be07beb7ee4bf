import type { Door } from './door'

const trial = '/protect/trial'
const finding = '/api/scans/:id/findings/:findingId'

export const scanRoutes: readonly Door[] = [
  { method: 'POST', path: `${trial}/files/:id/scan`, access: 'scan:start', perMinute: 30 },
  { method: 'GET', path: `${trial}/scans/:id`, access: 'scan:read', perMinute: 300 },
  { method: 'POST', path: `${trial}/scans/:id/cancel`, access: 'scan:cancel', perMinute: 60 },
  { method: 'GET', path: '/api/scans', access: 'scan:read', perMinute: 300 },
  { method: 'GET', path: '/api/scans/:id/stream', access: 'progress-token', perMinute: 120 },
  { method: 'GET', path: '/api/scans/:id/report', access: 'scan:read', perMinute: 60 },
  // A report's page shows two pictures for each finding.
  { method: 'GET', path: `${finding}/candidate`, access: 'scan:read', perMinute: 600 },
  { method: 'GET', path: `${finding}/overlay`, access: 'scan:read', perMinute: 600 },
]
