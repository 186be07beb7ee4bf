import type { Rolldown } from 'vite'

type Groups = Extract<Rolldown.OutputOptions['codeSplitting'], object>['groups']

/** Whether one of the expressions matches the path of a module. */
const anyOf =
  (...paths: readonly RegExp[]) =>
  (id: string): boolean =>
    paths.some((path) => path.test(id))

/** The frames of members and of trials, and what only pages inside them show, the bell in the header too; the review of cases, which asks as they do. */
const inside = anyOf(
  /\/src\/app\/(?:member|trial)-layout\.tsx/,
  /\/src\/(?:features\/(?:case-review|negotiation-review|scans|video-scan|works|units)|components\/evidence-viewer)\/(?!bulk\/|.*\.(?:api|routes)\.ts)/,
  /\/src\/features\/negotiations\/(?:refusal|use-acting)\./,
  /\/src\/settlements\//,
  /\/src\/features\/cases\/(?:answers\/owners-word-form|correspondence\/(?:attempt-list|received-mail-item|retraction-item|sent-notice-item|correspondence-lists)|case-(?:clocks|time-line|state-badge|row)|use-case-texts)\./,
  /\/src\/app\/administered-case(?:-page)?\./,
  /\/src\/features\/notifications\/(?:bell|my-notifications|notification-row|read-all-button|use-notification-text)\./,
)

/** The frame of the back office, its door and its pages, but for the review of cases, and the table that sorts and filters. */
const office = anyOf(
  /\/src\/app\/(?:admin-login|office-(?:account|frame|header|layout|navigation)|require-admin|pack-versions-page|plan-versions-page|user-page)\.tsx/,
  /\/src\/features\/(?:admin-login|audit|channels|contact-messages|figures|jobs|offer-versions|parked-events|payments|proposals|provider-keys|services|users)\/(?!.*\.(?:routes|texts)\.ts)/,
  /\/src\/components\/data-table\/(?:data-table|table-columns|table-pages|table-tools)\./,
  /\/contracts\/src\/(?:[\w-]+\/job-endpoints|admin\/troubled-jobs|enforcement\/channel(?:s|-endpoints))\./,
  /\/node_modules\/@tanstack\/(?!.*virtual)/,
)

/** What only pages inside ask the gateway, and the contracts of that: making a schema takes time, used or not. */
const askedInside = anyOf(
  /\/contracts\/src\/(?:enforcement|scan-orchestrator)\/(?!errors|.*-errors|channel-words)/,
  /\/contracts\/src\/notifications\/(?!plan-names|item-names)/,
  /\/contracts\/src\/identity\/notification/,
  /\/web\/src\/features\/(?:case-review|cases|negotiation-review|negotiations|notifications|quick-cases|scans|video-scan|workbench)\/(?:[\w-]+\/)?[\w-]+\.api\.ts$/,
)

/**
 * Which file a module is in that is not its page's alone. Few files: each costs a request, and on a slow line a turn.
 * A package that is large and that only some pages use is worth a group of its own. What the home page and
 * articles share with other pages is imported by `main.tsx`, or it would bring all that others share; the build then
 * says that they are too large.
 */
export const groups: Groups = [
  // What every page begins with.
  { name: 'app', tags: ['$initial'], priority: 3 },
  // What several pages use: the client of the gateway, forms, components. Not all that these import: an index of
  // contracts would bring every schema there is.
  {
    name: 'shared',
    test: (id) => !id.includes('virtual:texts/') && !inside(id) && !office(id) && !askedInside(id),
    minShareCount: 2,
    includeDependenciesRecursively: false,
    priority: 2,
  },
  { name: 'office', test: office, priority: 2 },
  // Forms and documents outside need none of it.
  { name: 'inside', test: (id) => inside(id) || askedInside(id), priority: 1 },
]
