import type { Consent, StandardEvent } from '@originseal/contracts'

/** Meta's function: a queue until its script has come, which then sets `callMethod`. */
interface Fbq {
  (...told: unknown[]): void
  callMethod?: (...told: unknown[]) => void
  queue: unknown[][]
  loaded: boolean
  version: string
  push: Fbq
}

declare global {
  interface Window {
    fbq?: Fbq
    _fbq?: Fbq
    dataLayer?: unknown[]
  }
}

const pixelWaitMs = 6_000
const lookAgainMs = 100

/** Tells the pixel, once its script is there; after six seconds it has to go without (TRACK-03). */
export async function tellPixel(name: StandardEvent, data: object, eventID: string): Promise<void> {
  const start = Date.now()
  while (window.fbq && !window.fbq.callMethod && Date.now() - start < pixelWaitMs)
    await new Promise((resolve) => setTimeout(resolve, lookAgainMs))
  if (window.fbq?.callMethod) window.fbq('track', name, data, { eventID })
}

function addScript(src: string): void {
  const script = document.createElement('script')
  script.src = src
  script.async = true
  document.head.append(script)
}

/** The pixel without its automatic events, and without anything of a person. */
export function loadPixel(pixelId: string): void {
  const fbq: Fbq = Object.assign(
    (...given: unknown[]) => (fbq.callMethod ? fbq.callMethod(...given) : void fbq.queue.push(given)),
    { queue: [], loaded: true, version: '2.0' },
  ) as unknown as Fbq
  fbq.push = fbq
  window.fbq = fbq
  window._fbq = fbq
  fbq('set', 'autoConfig', false, pixelId)
  fbq('init', pixelId)
  addScript('https://connect.facebook.net/en_US/fbevents.js')
}

/** Google reads `arguments`, not arrays. */
function gtag(..._given: unknown[]): void {
  // oxlint-disable-next-line eslint/prefer-rest-params
  window.dataLayer?.push(arguments)
}

const signals = ({ analytics, marketing }: Consent) => {
  const of = (isGranted: boolean) => (isGranted ? 'granted' : 'denied')
  return {
    ad_storage: of(marketing),
    ad_user_data: of(marketing),
    ad_personalization: of(marketing),
    analytics_storage: of(analytics),
  }
}

/** Consent Mode v2: everything is denied until what was agreed to is said. Its own events go by our server. */
export function loadAnalytics(measurementId: string, consent: Consent): void {
  window.dataLayer = []
  gtag('consent', 'default', signals({ analytics: false, marketing: false }))
  gtag('consent', 'update', signals(consent))
  gtag('js', new Date())
  gtag('config', measurementId, { send_page_view: false })
  addScript(`https://www.googletagmanager.com/gtag/js?id=${measurementId}`)
}

export function tellPageView(): void {
  gtag('event', 'page_view', {
    page_location: window.location.href.split('#', 1)[0],
    page_title: document.title,
  })
}

export const signalConsent = (consent: Consent): void => gtag('consent', 'update', signals(consent))
