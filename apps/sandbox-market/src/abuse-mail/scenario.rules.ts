/** What the desk does with a notice. */
export const deskSteps = [
  'acknowledge',
  'ask-supplement',
  'remove',
  'reject',
  'forward-counter-notice',
  'hide',
  'hide-softly',
  'wall-off',
  'put-back',
  'out-of-office',
  'report-undelivered',
] as const
export type DeskStep = (typeof deskSteps)[number]

export interface PlannedStep {
  readonly step: DeskStep
  /** Seconds after the notice has come. */
  readonly after: number
}

const day = 86_400

/** How the desk can behave; a listing names one in its description, as `desk:reject`. */
const scenarios = {
  remove: [
    { step: 'acknowledge', after: 5 },
    { step: 'remove', after: 15 },
  ],
  /** The first notice is not enough, the second one is. */
  supplement: [
    { step: 'acknowledge', after: 5 },
    { step: 'ask-supplement', after: 10 },
  ],
  reject: [
    { step: 'acknowledge', after: 5 },
    { step: 'reject', after: 15 },
  ],
  /** The seller objects, nobody sues, and after fourteen working days and more the listing is back. */
  counter: [
    { step: 'hide', after: 10 },
    { step: 'forward-counter-notice', after: 25 },
    { step: 'put-back', after: 21 * day },
  ],
  /** Removed only when 72 hours are long over. */
  late: [
    { step: 'acknowledge', after: 5 },
    { step: 'remove', after: 5 * day },
  ],
  /** The same seller is back a week later. */
  relapse: [
    { step: 'acknowledge', after: 5 },
    { step: 'hide', after: 15 },
    { step: 'put-back', after: 7 * day },
  ],
  /** Strangers meet a question whether they are human; the listing is sold as before. */
  block: [
    { step: 'acknowledge', after: 5 },
    { step: 'wall-off', after: 10 },
  ],
  /** Removed, by a shop that answers 200 for what is not there. */
  soft: [
    { step: 'acknowledge', after: 5 },
    { step: 'hide-softly', after: 15 },
  ],
  away: [{ step: 'out-of-office', after: 5 }],
  bounce: [{ step: 'report-undelivered', after: 5 }],
  silence: [],
} as const satisfies Record<string, readonly PlannedStep[]>

export type Scenario = keyof typeof scenarios

/** What a listing's description asks for; without a word of it copies are removed. */
export function scenarioOf(description: string): Scenario {
  const name = /(?:^|\s)desk:([a-z]{1,20})(?:\s|$)/.exec(description)?.[1]
  return name !== undefined && Object.hasOwn(scenarios, name) ? (name as Scenario) : 'remove'
}

/** @param earlier notices about the listing before this one */
export function stepsOf(scenario: Scenario, earlier: number): readonly PlannedStep[] {
  return scenario === 'supplement' && earlier > 0 ? scenarios.remove : scenarios[scenario]
}

/** The listings that a notice names, by their addresses in this market; each once, at most ten. */
export function listingsNamed(text: string, publicUrl: string): string[] {
  const start = `${publicUrl.replace(/\/$/, '')}/listings/`
  const ids = text
    .split(start)
    .slice(1)
    .flatMap((rest) => /^\d{1,18}(?!\d)/.exec(rest)?.[0] ?? [])
  return [...new Set(ids)].slice(0, 10)
}
