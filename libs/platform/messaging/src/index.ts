export {
  maxTries,
  Undeliverable,
  type EventMessage,
  type EventTransport,
  type Pruned,
  type Subscription,
} from './event-message'
export { EventMetrics } from './event-metrics'
export {
  eventSettings,
  openEventTransport,
  refuseNotOneCarrier,
  type EventCarrier,
  type EventSettings,
} from './event-settings'
export { Inbox } from './inbox'
export { Messaging1700000000001 } from './messaging.migration'
export { connectEvents, MessagingModule, type MessagingOptions } from './messaging.module'
export { OnEvent } from './on-event'
export { Outbox } from './outbox'
export { defaultRetentionHours, PruneEvents } from './prune-events'
export { EVENT_TRANSPORT } from './tokens'
export { PostgresTransport } from './postgres/postgres-transport'
