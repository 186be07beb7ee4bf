import { z } from 'zod'

/** What of the environment concerns the ways to providers. */
export const channelSettings = {
  /** `host:port` entries that may be visited although they are local: a marketplace on this machine. */
  EGRESS_ALLOW: z.string().default(''),
  /** The operator's own account at Cloudflare; absent: its form is filled by hand. */
  CLOUDFLARE_ACCOUNT_ID: z.string().min(1).optional(),
  CLOUDFLARE_TOKEN: z.string().min(1).optional(),
  CLOUDFLARE_API_URL: z.url({ protocol: /^https?$/ }).default('https://api.cloudflare.com/client/v4'),
}
const schema = z.object(channelSettings)
export type ChannelSettings = z.infer<typeof schema>
