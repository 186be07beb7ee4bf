/** Injection token of the `EventTransport`. */
export const EVENT_TRANSPORT = Symbol('EventTransport')
