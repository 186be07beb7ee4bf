import type { ObjectStoreSettings } from './open-object-store'

/** What the commands of this library are told by the environment, as services are; an empty variable counts as absent. */
export function environmentBucket(): Omit<ObjectStoreSettings, 'STORAGE_DIR'> {
  return Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ''))
}
