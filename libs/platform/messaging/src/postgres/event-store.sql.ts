/** The event store's schema. Run by whoever connects first; every statement can be repeated. */
export const eventStoreSchema = `
  CREATE TABLE IF NOT EXISTS event_log (
    position bigserial PRIMARY KEY,
    id uuid NOT NULL UNIQUE,
    name text NOT NULL,
    key text NOT NULL,
    payload text NOT NULL,
    occurred_at timestamptz NOT NULL,
    stored_at timestamptz NOT NULL DEFAULT now()
  );
  CREATE INDEX IF NOT EXISTS event_log_by_name ON event_log (name, position);
  CREATE TABLE IF NOT EXISTS consumer_position (
    consumer_group text NOT NULL,
    name text NOT NULL,
    position bigint NOT NULL,
    PRIMARY KEY (consumer_group, name)
  );
  CREATE TABLE IF NOT EXISTS dead_letter (
    consumer_group text NOT NULL,
    position bigint NOT NULL,
    reason text NOT NULL,
    tries int NOT NULL,
    parked_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (consumer_group, position)
  );
  ALTER TABLE dead_letter ADD COLUMN IF NOT EXISTS redriven_at timestamptz;
`

/** Serialises publishers: positions then commit in their order, so a reader never skips one that commits late. */
export const publishLock = 7_340_021

/** One process prunes at a time. */
export const pruneLock = 7_340_022

export const channel = 'event_log'
