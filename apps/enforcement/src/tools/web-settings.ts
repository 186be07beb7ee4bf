import { z } from 'zod'

/** What of the environment concerns visits to strangers' pages. */
export const webSettings = {
  /** A browser for pages that only scripts fill; without one a missing picture proves nothing. */
  CHROMIUM_PATH: z.string().min(1).optional(),
  CHROMIUM_ALLOW_NO_SANDBOX: z.stringbool().default(false),
  /** Addresses that may be visited though they are private, as `host:port,…`; for the sandbox marketplace. */
  EGRESS_ALLOW: z.string().default(''),
  /**
   * `socks5://[name:password@]host:port`: a proxy in another network, from which a place is looked at once more before a
   * removal counts; absent: pages are visited from here only.
   */
  SECOND_VANTAGE_URL: z.url({ protocol: /^socks5$/ }).optional(),
  IMAGE_WORKERS: z.coerce.number().int().positive().default(1),
  /** How long a job of theirs may take before the picture counts as hostile. */
  IMAGE_TIMEOUT_MS: z.coerce.number().int().positive().default(10_000),
}
const schema = z.object(webSettings)
export type WebSettings = z.infer<typeof schema>
