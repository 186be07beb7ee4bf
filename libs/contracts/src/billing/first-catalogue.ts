import type { Catalogue } from './catalogue'

/**
 * What is offered at first. Billing writes it to its tables once, where a new offer is a new version beside it, not a
 * change here; pages that are written at build show it until they have read what is offered today.
 */
export const firstCatalogue: Catalogue = {
  version: 1,
  plans: [
    {
      plan: 'free',
      price: { month: 0, year: 0 },
      monthlyUnits: { scan: 1, video: 1, 'trademark-report': 1 },
      entitlements: [],
    },
    {
      plan: 'basic',
      price: { month: 590, year: 5_900 },
      monthlyUnits: { seal: 30, scan: 10, takedown: 2, video: 5, 'trademark-report': 3 },
      entitlements: ['links:all'],
      takedownPriority: 'standard',
    },
    {
      plan: 'pro',
      price: { month: 1_990, year: 19_900 },
      monthlyUnits: { seal: 150, scan: 50, takedown: 10, video: 30, 'trademark-report': 15 },
      entitlements: ['links:all'],
      takedownPriority: 'high',
    },
    {
      plan: 'elite',
      price: { month: 4_990, year: 49_900 },
      monthlyUnits: { seal: 600, scan: 200, takedown: 30, video: 100, 'trademark-report': 50 },
      entitlements: ['links:all'],
      takedownPriority: 'highest',
    },
    { plan: 'enterprise', monthlyUnits: {}, entitlements: ['links:all', 'patrol:automatic'] },
  ],
  packs: [
    { pack: 'dmca-pack', price: 1_990, days: 365, units: { takedown: 5 }, takedownPriority: 'high' },
    { pack: 'takedown-single', price: 499, days: 365, units: { takedown: 1 } },
    { pack: 'seal-pack', price: 390, days: 365, units: { seal: 20 } },
    { pack: 'group-buy', price: 990, days: 365, units: { takedown: 2, 'trademark-report': 1 } },
    { pack: 'scan-pack', price: 490, days: 365, units: { scan: 10 } },
    { pack: 'scan-unlock', price: 99, days: 365, units: {} },
  ],
}
