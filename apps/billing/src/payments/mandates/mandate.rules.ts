export const mandateStates = ['running', 'cancelling', 'cancelled', 'ended'] as const
export type MandateState = (typeof mandateStates)[number]

export const mandateEvents = ['cancel-asked', 'cancelled', 'found-ended'] as const
export type MandateEvent = (typeof mandateEvents)[number]

/**
 * - `cancelling`: we do not want it any more, the provider has not confirmed that it is over.
 * - `ended`: the provider has ended it by itself: after six failures, or as the last charge is done.
 */
export const mandateTransitions: Readonly<
  Record<MandateState, Readonly<Partial<Record<MandateEvent, MandateState>>>>
> = {
  running: { 'cancel-asked': 'cancelling', 'found-ended': 'ended' },
  cancelling: { cancelled: 'cancelled', 'found-ended': 'cancelled' },
  cancelled: {},
  ended: {},
}

/** Undefined where the event changes nothing. */
export const mandateAfter = (state: MandateState, event: MandateEvent): MandateState | undefined =>
  mandateTransitions[state][event]
