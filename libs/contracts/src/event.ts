import type { z } from 'zod'

/** A fact that one service publishes: its name with version, the schema of its payload, and what orders it. */
export interface EventDefinition<Payload = unknown> {
  readonly name: string
  readonly payload: z.ZodType<Payload>
  /** Facts with equal keys arrive in the order they were written. */
  readonly key: (payload: Payload) => string
}

const known = new Map<string, EventDefinition>()

/** Names are `<producer>.<noun>-<past participle>.v<n>`; a second definition of one name is refused. */
export function defineEvent<Schema extends z.ZodType>(definition: {
  name: `${string}.${string}.v${number}`
  payload: Schema
  key: (payload: z.output<Schema>) => string
}): EventDefinition<z.output<Schema>> {
  if (known.has(definition.name)) throw new Error(`event ${definition.name} is defined twice`)
  const event = definition as EventDefinition<z.output<Schema>>
  known.set(definition.name, event as EventDefinition)
  return event
}

export function findEvent(name: string): EventDefinition | undefined {
  return known.get(name)
}

/** All events of the system, in the order of their definition. */
export const listEvents = (): EventDefinition[] => [...known.values()]

export type PayloadOf<Definition> = Definition extends EventDefinition<infer Payload> ? Payload : never
