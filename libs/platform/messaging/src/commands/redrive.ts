import { parseArgs } from 'node:util'
import { z } from 'zod'
import type { EventTransport } from '../event-message'
import { eventSettings, openEventTransport, type EventCarrier } from '../event-settings'
import { listeners } from '../kafka/topics'
import { environmentCarrier } from '../config'
import { demand, runCommand } from '@originseal/runtime'

const usage = `npm run redrive -- --service protection [--list] [--event name]… [--id id]…

Gives a service the events once more that it could not handle and that were parked; with --list only shows them. They
come after what is behind them by now, and one that fails again is parked again. --event and --id choose; without them
all are meant. The carrier is the service's own: --brokers host:port,… or EVENTS_KAFKA_BROKERS for Kafka, --database url
or EVENTS_DATABASE_URL for PostgreSQL.`

const { EVENTS_DATABASE_URL, EVENTS_KAFKA_BROKERS } = eventSettings
const given = z.object({
  service: z.enum(listeners, { error: `whose parked events? ${listeners.join(' or ')}` }),
  list: z.boolean().default(false),
  event: z.array(z.string()).optional(),
  id: z.array(z.string()).optional(),
  brokers: EVENTS_KAFKA_BROKERS,
  database: EVENTS_DATABASE_URL,
})
type Given = z.infer<typeof given>

void runCommand(usage, async () => {
  const { values } = parseArgs({
    options: {
      service: { type: 'string' },
      list: { type: 'boolean' },
      event: { type: 'string', multiple: true },
      id: { type: 'string', multiple: true },
      brokers: { type: 'string' },
      database: { type: 'string' },
    },
  })
  const wanted = given.parse(values)
  const transport = await openEventTransport(carrierOf(wanted), 'redrive')
  try {
    await (wanted.list ? list(transport, wanted) : redrive(transport, wanted))
  } finally {
    await transport.close()
  }
})

function carrierOf({ brokers, database }: Given): EventCarrier {
  const carrier =
    brokers === undefined && database === undefined
      ? environmentCarrier()
      : { EVENTS_KAFKA_BROKERS: brokers, EVENTS_DATABASE_URL: database }
  const count = [carrier.EVENTS_KAFKA_BROKERS, carrier.EVENTS_DATABASE_URL].filter(Boolean).length
  demand(count === 1, `the carrier is Kafka or PostgreSQL; ${count} of the two are given`)
  return carrier
}

async function list(transport: EventTransport, { service }: Given): Promise<void> {
  const parked = await transport.parked(service)
  for (const { id = '-', name = '-', reason, tries, parkedAt } of parked)
    process.stdout.write(`${[parkedAt.toISOString(), id, name, `${tries} tries`, reason].join('\t')}\n`)
  process.stdout.write(`${parked.length} events are parked for ${service}\n`)
}

async function redrive(transport: EventTransport, { service, event, id }: Given): Promise<void> {
  const count = await transport.redrive(service, { ...(event && { names: event }), ...(id && { ids: id }) })
  process.stdout.write(`${count} events are given to ${service} once more\n`)
}
