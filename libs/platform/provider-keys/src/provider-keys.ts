import { Logger, type BeforeApplicationShutdown, type OnApplicationBootstrap } from '@nestjs/common'
import { keysDeliveredTo, type HeldKeys, type ProviderKeyName, type ServiceName } from '@originseal/contracts'
import { Loop } from '@originseal/runtime'
import { askVault } from './ask-vault'
import type { ProviderKeySettings } from './provider-key-settings'

/** A key that was set is in use within some seconds, and one that was withdrawn is not. */
const everyMs = 5_000
const timeoutMs = 4_000

interface KeptKey {
  readonly version: number
  readonly value: string
}

/**
 * The keys of providers that this service uses: the environment's, else the vault's. Each process asks the vault itself, as
 * a fact would reach one process of a service only. Keys are in memory alone; while the vault is silent the last ones stand.
 */
export class ProviderKeys implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger('provider-keys')
  private readonly names: readonly ProviderKeyName[]
  private readonly polling = new Loop({ name: 'provider-keys', everyMs, turn: (signal) => this.look(signal) })
  private kept: ReadonlyMap<ProviderKeyName, KeptKey> = new Map()
  private readonly usedAt = new Map<ProviderKeyName, Date>()
  private silent = false

  constructor(
    private readonly service: ServiceName,
    private readonly settings: ProviderKeySettings,
  ) {
    this.names = keysDeliveredTo(service)
  }

  /** Asked anew for each use, as it may be another one now; undefined where there is none. */
  current(name: ProviderKeyName): string | undefined {
    return this.fromEnvironment(name) ?? this.fromVault(name)
  }

  fromEnvironment(name: ProviderKeyName): string | undefined {
    return this.settings[name]
  }

  fromVault(name: ProviderKeyName): string | undefined {
    return this.kept.get(name)?.value
  }

  /**
   * The provider is asked with it now; to look whether there is one is no use of it. The vault is told with the next request,
   * so that a use of a process's last seconds is not told.
   */
  noteUse(name: ProviderKeyName): void {
    if (this.current(name) !== undefined) this.usedAt.set(name, new Date())
  }

  onApplicationBootstrap(): void {
    if (this.settings.PROVIDER_KEYS_CREDENTIAL !== undefined) this.polling.start()
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.polling.stop()
  }

  /** True: something has changed, and the vault is to be told at once what is in use now. */
  private async look(stopping: AbortSignal): Promise<boolean> {
    const { ADMIN_URL: adminUrl, PROVIDER_KEYS_CREDENTIAL: credential } = this.settings
    if (adminUrl === undefined || credential === undefined) return false
    const access = { service: this.service, adminUrl, credential }
    const before = this.versions()
    try {
      const signal = AbortSignal.any([stopping, AbortSignal.timeout(timeoutMs)])
      const keys = await askVault(access, this.held(), signal)
      this.kept = new Map(
        keys
          .filter(({ name }) => this.names.includes(name))
          .map(({ name, version, value }) => [name, { version, value }]),
      )
      if (this.silent) this.log.log('the vault tells again which keys there are')
      this.silent = false
    } catch (error) {
      if (stopping.aborted) return false
      if (!this.silent) this.log.warn(`the vault does not tell which keys there are: ${String(error)}`)
      this.silent = true
    }
    return this.versions() !== before
  }

  private held(): HeldKeys {
    return this.names.map((name) => {
      const usedAt = this.usedAt.get(name)?.toISOString() ?? null
      if (this.fromEnvironment(name) !== undefined)
        return { name, source: 'environment', version: null, usedAt }
      const kept = this.kept.get(name)
      return kept
        ? { name, source: 'vault', version: kept.version, usedAt }
        : { name, source: 'none', version: null, usedAt }
    })
  }

  private versions(): string {
    return this.names.map((name) => `${name}=${this.kept.get(name)?.version ?? 0}`).join(' ')
  }
}
