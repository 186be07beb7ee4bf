export interface PaymentSettings {
  readonly DEPLOYMENT: 'standalone' | 'cluster'
  readonly PUBLIC_URL: string
  readonly PAYMENT_PROVIDER_URL?: string | undefined
  readonly ECPAY_HASH_KEY: string
}

const ownMachine = /^(?:localhost|127\.\d{1,3}\.\d{1,3}\.\d{1,3}|\[::1\])$/

/**
 * Why these settings must not take money: a provider without encryption or on this machine is a sandbox's, and whoever
 * knows the published keys can forge its notices.
 */
export function faultOfPayments(settings: PaymentSettings, publishedKey: string): string | undefined {
  const { DEPLOYMENT, PUBLIC_URL, PAYMENT_PROVIDER_URL, ECPAY_HASH_KEY } = settings
  if (PAYMENT_PROVIDER_URL === undefined || DEPLOYMENT === 'standalone') return undefined
  const { protocol, hostname } = new URL(PAYMENT_PROVIDER_URL)
  if (protocol !== 'https:' || ownMachine.test(hostname))
    return 'must be https and not on this machine, unless DEPLOYMENT is standalone'
  const isPublic = new URL(PUBLIC_URL).protocol === 'https:'
  if (isPublic && ECPAY_HASH_KEY === publishedKey)
    return 'needs an ECPAY_HASH_KEY of our own: the default is published'
  return undefined
}
