import { parseConfig } from '@originseal/runtime'
import { z } from 'zod'
import { eventSettings, type EventCarrier } from './event-settings'

const { EVENTS_DATABASE_URL, EVENTS_KAFKA_BROKERS } = eventSettings
const carrier = z.object({ EVENTS_DATABASE_URL, EVENTS_KAFKA_BROKERS })

/** For commands: the carrier that the environment names. */
export const environmentCarrier = (): EventCarrier => parseConfig(carrier, process.env)
