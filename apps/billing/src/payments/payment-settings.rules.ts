export interface ProviderSettings {
  readonly DEPLOYMENT: 'standalone' | 'cluster'
  readonly PUBLIC_URL: string
  readonly url: string | undefined
  /** Whether the key is the one that the provider publishes for its stage. */
  readonly hasPublishedKey: boolean
}

const ownMachine = /^(?:localhost|127\.\d{1,3}\.\d{1,3}\.\d{1,3}|\[::1\])$/

/**
 * Why these settings must not be used: a provider without encryption or on this machine is a sandbox's, and whoever knows
 * the published keys can forge its messages.
 */
export function faultOfProvider(settings: ProviderSettings): string | undefined {
  const { DEPLOYMENT, PUBLIC_URL, url, hasPublishedKey } = settings
  if (url === undefined || DEPLOYMENT === 'standalone') return undefined
  const { protocol, hostname } = new URL(url)
  if (protocol !== 'https:' || ownMachine.test(hostname))
    return 'must be https and not on this machine, unless DEPLOYMENT is standalone'
  const isPublic = new URL(PUBLIC_URL).protocol === 'https:'
  return isPublic && hasPublishedKey ? 'needs a hash key of our own: the default is published' : undefined
}
