import { resolve } from 'node:path'
import { type Endpoints, Refusal } from '@originseal/engines'
import { givenEngines } from './given-engines'

/** What a person can choose about a run. */
export interface Settings {
  /** Where the product is served. */
  port: number
  /** Where the sandbox marketplace is served. */
  marketPort: number
  /** Where the sandbox bank is served. */
  bankPort: number
  /** Absolute path of everything the run keeps. */
  dataDir: string
  /** Throw away what earlier runs kept. */
  fresh: boolean
  /** Chromium's path; empty when there is none. */
  chromium: string
  /** Whose account the first administrator's is. */
  adminEmail: string
  /** Mails leave this machine; otherwise they stay in a folder and on a page. */
  sendsMails: boolean
  /** Real servers that are used instead of the embedded ones; empty for `npm start`. */
  engines: Endpoints
  /** How many processes of these there are; 1 each unless chosen. */
  instances: Record<Repeatable, number>
  /** Where others reach a service, if not at its first process: what balances between several of them. */
  balancers: Partial<Record<Balanced, string>>
}

type Balanced = 'identity' | 'protection' | 'scan-orchestrator'
type Repeatable = Balanced | 'gateway'

function port(name: string, given: string | undefined, usual: number): number {
  if (given === undefined || given === '') return usual
  const number = Number(given)
  if (Number.isInteger(number) && number >= 1 && number <= 65_535) return number
  throw new Refusal(`${name} must be a port from 1 to 65535, not '${given}'.`)
}

function count(name: string, given: string | undefined): number {
  const number = Number(given || 1)
  if (Number.isInteger(number) && number >= 1 && number <= 9) return number
  throw new Refusal(`${name} must be a number from 1 to 9, not '${given}'.`)
}

function balancersIn(environment: NodeJS.ProcessEnv): Settings['balancers'] {
  const { IDENTITY_URL, PROTECTION_URL, SCAN_ORCHESTRATOR_URL } = environment
  return {
    ...(IDENTITY_URL && { identity: IDENTITY_URL }),
    ...(PROTECTION_URL && { protection: PROTECTION_URL }),
    ...(SCAN_ORCHESTRATOR_URL && { 'scan-orchestrator': SCAN_ORCHESTRATOR_URL }),
  }
}

/** Several processes need to be found, and must not own files alone. */
function refuseLonely({ instances, balancers, engines }: Settings): void {
  const lonely = (['identity', 'protection'] as const).find((name) => instances[name] > 1 && !balancers[name])
  if (lonely)
    throw new Refusal(
      `Several of ${lonely} need something that balances between them: set ${lonely.toUpperCase()}_URL to its address.`,
    )
  if (instances.protection > 1 && !engines.kubo)
    throw new Refusal(
      'Several of protection need a Kubo node: the embedded store of blocks is of one process.',
    )
}

/**
 * @param environment ORCHESTRATORS, GATEWAYS, IDENTITIES, PROTECTIONS, IDENTITY_URL, PROTECTION_URL, SCAN_ORCHESTRATOR_URL, PORT, MARKET_PORT, DATA_DIR, ADMIN_EMAIL and SMTP_URL; an empty one counts as absent
 * @param directory relative folders are meant from here: the repository
 * @throws Refusal for a port that is none, the same port twice, or several processes that can't be found
 */
export function readSettings(
  environment: NodeJS.ProcessEnv,
  {
    directory,
    fresh,
    chromium,
    onEngines = false,
  }: { directory: string; fresh: boolean; chromium: string; onEngines?: boolean },
): Settings {
  const dataDir = resolve(directory, environment.DATA_DIR || '.data')
  if (fresh && onEngines)
    throw new Refusal(
      'What the engines keep is deleted by npm run engines -- --fresh; --fresh does not go with them.',
    )
  const settings: Settings = {
    port: port('PORT', environment.PORT, 8080),
    marketPort: port('MARKET_PORT', environment.MARKET_PORT, 8090),
    bankPort: port('BANK_PORT', environment.BANK_PORT, 8091),
    dataDir,
    fresh,
    chromium,
    adminEmail: environment.ADMIN_EMAIL || 'admin@originseal.local',
    sendsMails: Boolean(environment.SMTP_URL),
    engines: onEngines ? givenEngines(environment, dataDir) : {},
    instances: {
      identity: count('IDENTITIES', environment.IDENTITIES),
      protection: count('PROTECTIONS', environment.PROTECTIONS),
      'scan-orchestrator': count('ORCHESTRATORS', environment.ORCHESTRATORS),
      gateway: count('GATEWAYS', environment.GATEWAYS),
    },
    balancers: balancersIn(environment),
  }
  refuseLonely(settings)
  const chosen = [settings.port, settings.marketPort, settings.bankPort]
  if (new Set(chosen).size < chosen.length) throw new Refusal('PORT, MARKET_PORT and BANK_PORT must differ.')
  return settings
}
