/** Origins of the interfaces that keys are tried at. */
export interface TrialAddresses {
  readonly vision: string
  readonly tineye: string
  readonly serpapi: string
  readonly meta: string
  readonly ga4: string
  readonly payments: string
  readonly invoices: string
}

/** Those of the providers; merchants are tried where billing uses them. */
export const addressesOf = ({
  PAYMENT_PROVIDER_URL: payments = 'https://payment.ecpay.com.tw',
  INVOICE_PROVIDER_URL: invoices = 'https://einvoice.ecpay.com.tw',
}: {
  readonly PAYMENT_PROVIDER_URL?: string | undefined
  readonly INVOICE_PROVIDER_URL?: string | undefined
}): TrialAddresses => ({
  vision: 'https://vision.googleapis.com',
  tineye: 'https://api.tineye.com',
  serpapi: 'https://serpapi.com',
  meta: 'https://graph.facebook.com',
  ga4: 'https://www.google-analytics.com',
  payments: bare(payments),
  invoices: bare(invoices),
})

const bare = (url: string): string => url.replace(/\/$/, '')
