import type { LaunchInPlace } from '../launch'
import type { Say } from './programs'

/** In the order in which they start; they stop in the reverse order. */
export const engineNames = ['postgres', 'kafka', 'minio', 'kubo'] as const
export type EngineName = (typeof engineNames)[number]

/** How the engines that run are reached; an absent one does not run. */
export interface Endpoints {
  /** As the server's owner, who may make databases and roles. */
  postgres?: { adminUrl: string }
  /** `host:port,…` */
  kafka?: { brokers: string }
  /** The keys are in files of their own. */
  minio?: { endpoint: string; accessKeyFile: string; secretKeyFile: string; region?: string }
  /** `http://host:port` of the RPC, which is not for strangers. */
  kubo?: { rpcUrl: string }
}

/** A real server, as this machine can run it. */
export interface Server<Name extends EngineName = EngineName> {
  readonly name: Name
  /** Brings its program to this machine, or finds it here. @throws Missing with what to install */
  install(say: Say): Promise<void>
  /** The command, prepared anew before each start. */
  launch(): Promise<LaunchInPlace>
  /** Whether it serves; may throw while it does not answer yet. */
  isReady(): Promise<boolean>
  /** What must be done before anyone can use it; done again after each start. */
  onReady?(): Promise<void>
  /** Asks it to end in order. SIGTERM unless given. */
  readonly stopSignal?: NodeJS.Signals
  readonly endpoint: NonNullable<Endpoints[Name]>
}
