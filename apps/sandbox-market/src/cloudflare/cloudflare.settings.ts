import { z } from 'zod'

/** The account that may report to this stand-in for Cloudflare; without both there is none. */
export const cloudflareSettings = {
  CLOUDFLARE_ACCOUNT_ID: z.string().min(1).optional(),
  CLOUDFLARE_TOKEN: z.string().min(1).optional(),
}

export interface CloudflareSettings {
  readonly CLOUDFLARE_ACCOUNT_ID?: string | undefined
  readonly CLOUDFLARE_TOKEN?: string | undefined
}
