export interface ProviderSettings {
  readonly DEPLOYMENT: 'standalone' | 'cluster'
  readonly PUBLIC_URL: string
  readonly url: string | undefined
  /** Whether the key is the one that the provider publishes for its stage. */
  readonly hasPublishedKey: boolean
}

const ownMachine = /^(?:localhost|127\.\d{1,3}\.\d{1,3}\.\d{1,3}|\[::1\])$/

/** Whether the provider's published keys may count: on a machine of one's own, and where the public does not come. */
export const mayUsePublishedKeys = ({
  DEPLOYMENT,
  PUBLIC_URL,
}: Pick<ProviderSettings, 'DEPLOYMENT' | 'PUBLIC_URL'>): boolean =>
  DEPLOYMENT === 'standalone' || new URL(PUBLIC_URL).protocol !== 'https:'

/** A merchant of the environment as the vault keeps one; undefined where it gives none. */
export function merchantOfEnvironment(
  id: string,
  hashKey: string | undefined,
  hashIv: string | undefined,
  checkCode = '',
): string | undefined {
  if (hashKey === undefined || hashIv === undefined) return undefined
  return [id, hashKey, hashIv, ...(checkCode === '' ? [] : [checkCode])].join(':')
}

/**
 * Why these settings must not be used: a provider without encryption or on this machine is a sandbox's, and whoever knows
 * the published keys can forge its messages.
 */
export function faultOfProvider(settings: ProviderSettings): string | undefined {
  const { DEPLOYMENT, url, hasPublishedKey } = settings
  if (url === undefined || DEPLOYMENT === 'standalone') return undefined
  const { protocol, hostname } = new URL(url)
  if (protocol !== 'https:' || ownMachine.test(hostname))
    return 'must be https and not on this machine, unless DEPLOYMENT is standalone'
  return hasPublishedKey && !mayUsePublishedKeys(settings)
    ? 'needs a hash key of our own, or a vault: the default is published'
    : undefined
}
