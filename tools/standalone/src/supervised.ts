import type { LaunchInPlace } from '@originseal/engines'

/** One process of the system, as the supervisor needs to know it. */
export interface Supervised {
  /** Also the name of its log. */
  name: string
  /** The command, prepared anew before every start. */
  launch(): Promise<LaunchInPlace>
  /** Whether it serves; may throw while it does not answer yet. */
  isReady(): Promise<boolean>
  /** What must be done before anyone can use it; done again after a restart. */
  onReady?(): Promise<void>
  /** Asks it to end in order. SIGTERM unless given. */
  stopSignal?: NodeJS.Signals
}
