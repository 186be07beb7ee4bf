/** An event on its way between two services. `payload` is JSON text as its producer wrote it. */
export interface EventMessage {
  /** Random; the same for every delivery of one event. */
  readonly id: string
  /** The event's name, `<producer>.<fact>.v<n>`. */
  readonly name: string
  /** What one producer says under equal keys keeps its order. */
  readonly key: string
  readonly payload: string
  readonly occurredAt: Date
}

export interface Subscription {
  /** Every group hears every message; within one group, one process handles it. */
  readonly group: string
  /** All that the group listens to: what it had listened to before and is not here is no longer kept for it. */
  readonly names: readonly string[]
  /**
   * Resolves when the message's effect is committed; called again when it rejected.
   * A message may come more than once, whatever the transport promises.
   */
  readonly handle: (message: EventMessage) => Promise<void>
  /** Rejects while no message at all could be handled, as the database is away: a failure then is no try. */
  readonly able?: () => Promise<void>
}

/** Rejecting with this parks the message at once: no later try can succeed. */
export class Undeliverable extends Error {
  constructor(reason: string) {
    super(reason)
    this.name = 'Undeliverable'
  }
}

/** What a transport forgot, and what it could not forget yet. */
export interface Pruned {
  readonly removed: number
  /** Messages that were parked so long ago that they are gone now, without having had their effect. */
  readonly givenUp: number
  /** No message that is left was stored before: the oldest one's time or earlier. Undefined if none is left. */
  readonly oldest: Date | undefined
  /** Groups that have not had messages which are old enough to go. */
  readonly heldBackBy: readonly string[]
}

/** A message that a group could not handle. What it says is not shown: it may be about a person. */
export interface ParkedEvent {
  /** Undefined where the record is not an event of ours. */
  readonly id: string | undefined
  readonly name: string | undefined
  readonly reason: string
  readonly tries: number
  readonly parkedAt: Date
}

/** Of the parked messages those with one of the names and one of the ids; all where neither is said. */
export interface ParkedSelection {
  readonly names?: readonly string[]
  readonly ids?: readonly string[]
}

/** How far a group is behind. */
export interface Backlog {
  /** Messages that it has not had. With Kafka also those of its topics that it does not ask for. */
  readonly unread: number
  readonly parked: number
}

/** What carries events: PostgreSQL on one machine, Kafka in a cluster. Both pass the same contract test. */
export interface EventTransport {
  /**
   * Resolves once all messages are stored durably; rejects if that is not certain, and then they are published again.
   * An id that is published again may be delivered again, never ahead of its first delivery: the inbox knows ids.
   */
  publish(messages: readonly EventMessage[]): Promise<void>
  subscribe(subscription: Subscription): Promise<void>
  /**
   * Forgets messages that were stored more than `keepHours` ago and that every group which listens to them has had. One
   * that a group parked is kept as long again from then on. Unheard messages stay, however old they are.
   */
  prune(keepHours: number): Promise<Pruned>
  /** In the order in which they were parked; the first so many of them, or all. */
  parked(group: string, most?: number): Promise<ParkedEvent[]>
  /**
   * Gives parked messages to their group once more, and to no other; returns how many. They come after what is behind
   * them by now. One that fails again is parked again.
   */
  redrive(group: string, selection?: ParkedSelection): Promise<number>
  backlog(group: string): Promise<Backlog>
  /** Rejects with the reason while nothing can be said or heard. */
  ready(): Promise<void>
  /** Lets the message that is being handled finish. */
  close(): Promise<void>
}

/** A message is parked after so many tries, together with its last reason. */
export const maxTries = 5
/** Pauses between tries in ms: together under 60 s, the longest a key may wait behind a poisoned message. */
export const retryPausesMs = [50, 500, 3_000, 10_000] as const
/** While nobody could handle anything, it is tried again so often (ms). */
export const unablePauseMs = 1_000

export const isSelected = (
  { names, ids }: ParkedSelection,
  { id, name }: Pick<ParkedEvent, 'id' | 'name'>,
): boolean =>
  (names === undefined || (name !== undefined && names.includes(name))) &&
  (ids === undefined || (id !== undefined && ids.includes(id)))
