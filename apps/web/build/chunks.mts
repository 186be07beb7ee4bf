import type { Rolldown } from 'vite'

type Groups = Extract<Rolldown.OutputOptions['codeSplitting'], object>['groups']

/** The frames of members and of trials, and what only pages inside them show. */
const inside =
  /\/src\/(?:app\/(?:member|trial)-layout\.tsx|(?:features\/(?:scans|video-scan|works|units)|components\/evidence-viewer)\/(?!.*\.(?:api|routes)\.ts))/

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
    test: (id) => !id.includes('virtual:texts/') && !inside.test(id),
    minShareCount: 2,
    priority: 2,
  },
  // Forms and documents outside need none of it.
  { name: 'inside', test: inside, priority: 1 },
]
