import type { ReadCatalogueResponse } from '@originseal/contracts'
import { readCatalogue } from '@originseal/contracts/billing/endpoints'
import { answering } from './answering'

/** Offers with prices of their own: what a page shows of these comes from the server. */
export const catalogue: ReadCatalogueResponse = {
  version: 3,
  plans: [
    { plan: 'free', price: { month: 0, year: 0 }, monthlyUnits: { scan: 1 }, entitlements: [] },
    {
      plan: 'basic',
      price: { month: 591, year: 5_910 },
      monthlyUnits: { seal: 31, takedown: 2 },
      entitlements: ['links:all'],
      takedownPriority: 'standard',
    },
    {
      plan: 'pro',
      price: { month: 1_991, year: 19_910 },
      monthlyUnits: { seal: 151, scan: 51, takedown: 10 },
      entitlements: ['links:all'],
      takedownPriority: 'high',
    },
    {
      plan: 'elite',
      price: { month: 4_991, year: 49_910 },
      monthlyUnits: { seal: 601, takedown: 30 },
      entitlements: ['links:all'],
      takedownPriority: 'highest',
    },
    { plan: 'enterprise', monthlyUnits: {}, entitlements: ['links:all', 'patrol:automatic'] },
  ],
  packs: [
    { pack: 'takedown-single', price: 501, days: 365, units: { takedown: 1 }, takedownPriority: 'high' },
    { pack: 'seal-pack', price: 391, days: 365, units: { seal: 20 } },
    { pack: 'scan-unlock', price: 101, days: 365, units: {} },
  ],
  coming: ['takedown'],
}

export const offers = (change: Partial<ReadCatalogueResponse> = {}) =>
  answering(readCatalogue, { ...catalogue, ...change })
