/** Origins of the interfaces that keys are tried at. */
export interface TrialAddresses {
  readonly vision: string
  readonly tineye: string
  readonly serpapi: string
  readonly meta: string
  readonly ga4: string
}

export const providersAddresses: TrialAddresses = {
  vision: 'https://vision.googleapis.com',
  tineye: 'https://api.tineye.com',
  serpapi: 'https://serpapi.com',
  meta: 'https://graph.facebook.com',
  ga4: 'https://www.google-analytics.com',
}
