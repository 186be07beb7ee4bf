import type { Rolldown } from 'vite'

type Groups = Extract<Rolldown.OutputOptions['codeSplitting'], object>['groups']

/** The frames of members and of trials, and what only pages inside them show; the review of cases, which asks as they do. */
const inside =
  /\/src\/(?:app\/(?:member|trial)-layout\.tsx|(?:features\/(?:case-review|scans|video-scan|works|units)|components\/evidence-viewer)\/(?!bulk\/|.*\.(?:api|routes)\.ts))/

/** The frame of the back office and its pages, but for the review of cases. */
const office =
  /\/src\/(?:app\/(?:admin-layout|pack-versions-page|plan-versions-page|user-page)\.tsx|features\/(?:audit|figures|offer-versions|payments|users)\/)/

/** What only pages inside ask the gateway, and the contracts of that: making a schema takes time, used or not. */
const contractsInside = /\/contracts\/src\/(?:enforcement|notifications|scan-orchestrator|trademark)\//
const askingInside =
  /\/web\/src\/features\/(?:cases|notifications|quick-cases|scans|trademark|video-scan|workbench)\//
const askedInside = (id: string) =>
  (contractsInside.test(id) && !id.endsWith('errors.ts')) || (askingInside.test(id) && id.endsWith('.api.ts'))

/**
 * Which file a module is in that is not its page's alone. Few files: each costs a request, and on a slow line a turn.
 * A package that is large and that only some pages use is worth a group of its own. What the home page and
 * articles share with other pages is imported by `main.tsx`, or it would bring all that others share; the build then
 * says that they are too large.
 */
export const groups: Groups = [
  // What every page begins with.
  { name: 'app', tags: ['$initial'], priority: 3 },
  // What several pages use: the client of the gateway, forms, components.
  {
    name: 'shared',
    test: (id) => !id.includes('virtual:texts/') && !inside.test(id) && !office.test(id) && !askedInside(id),
    minShareCount: 2,
    priority: 2,
  },
  { name: 'office', test: (id) => office.test(id) && !/\.(?:routes|texts)\.ts/.test(id), priority: 1 },
  // Forms and documents outside need none of it.
  { name: 'inside', test: (id) => inside.test(id) || askedInside(id), priority: 1 },
]
