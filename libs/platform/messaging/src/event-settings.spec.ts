import { z } from 'zod'
import { eventSettings, refuseNotOneCarrier } from './event-settings'

const schema = z.object(eventSettings).superRefine(refuseNotOneCarrier)
const postgres = { EVENTS_DATABASE_URL: 'postgresql://localhost/events' }
const kafka = { EVENTS_KAFKA_BROKERS: 'kafka-1.internal:9092,10.0.0.2:9092' }

test.each([postgres, kafka])('one carrier is accepted: %o', (given) => {
  expect(schema.parse(given)).toEqual({ ...given, EVENT_RETENTION_HOURS: 168 })
})

test.each([
  ['none', {}, '0 are set'],
  ['both', { ...postgres, ...kafka }, '2 are set'],
])('%s is refused', (_, given, says) => {
  expect(() => schema.parse(given)).toThrow(says)
})

test.each(['kafka', 'kafka:', 'kafka:9092,', 'kafka:9092, other:9092', 'http://kafka:9092'])(
  'brokers are not %j',
  (brokers) => {
    expect(() => schema.parse({ EVENTS_KAFKA_BROKERS: brokers })).toThrow('host:port')
  },
)
