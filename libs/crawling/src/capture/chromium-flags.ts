import { visitorLanguages } from '../fetching/visitor-languages'

/** How Chromium is started; each line closes a way out or stops something that nobody asked for. */
export interface ChromiumFlagOptions {
  readonly profile: string
  /** Where the browser's own requests go; captures bring a proxy each. */
  readonly proxyUrl: string
  readonly withoutSandbox: boolean
}

export function chromiumFlags({ profile, proxyUrl, withoutSandbox }: ChromiumFlagOptions): string[] {
  return [
    '--headless=new',
    // A pipe that only this process holds: no port that a page could find.
    '--remote-debugging-pipe',
    `--user-data-dir=${profile}`,
    ...(withoutSandbox ? ['--no-sandbox'] : []),
    ...network(proxyUrl),
    ...quiet,
    ...confined,
    ...seen,
  ]
}

const network = (proxyUrl: string): string[] => [
  `--proxy-server=${proxyUrl}`,
  // Chromium goes around its proxy for loopback names unless told not to.
  '--proxy-bypass-list=<-loopback>',
  '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--webrtc-ip-handling-policy=disable_non_proxied_udp',
  '--disable-quic',
  '--dns-prefetch-disable',
  '--no-pings',
]

const quiet = [
  '--disable-background-networking',
  '--disable-breakpad',
  '--disable-client-side-phishing-detection',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-domain-reliability',
  '--disable-field-trial-config',
  '--disable-sync',
  '--disable-features=MediaRouter,OptimizationHints,Translate,AutofillServerCommunication,CertificateTransparencyComponentUpdater,DialMediaRouteProvider,InterestFeedContentSuggestions,Prerender2,SpareRendererForSitePerProcess',
  '--metrics-recording-only',
  '--mute-audio',
  '--no-default-browser-check',
  '--no-first-run',
  '--password-store=basic',
  '--use-mock-keychain',
]

const confined = [
  '--block-new-web-contents',
  '--deny-permission-prompts',
  '--disable-3d-apis',
  '--disable-dev-shm-usage',
  '--disable-extensions',
  '--disable-gpu',
  '--disable-notifications',
  '--disable-software-rasterizer',
  '--hide-scrollbars',
  '--js-flags=--max-old-space-size=256',
  '--renderer-process-limit=4',
]

/** What pages see of it. */
const seen = [
  `--accept-lang=${visitorLanguages.join(',')}`,
  // Chromium's windows hint no letters, its headless shell does unless told not to.
  '--font-render-hinting=none',
]
