import { databaseSettings } from '@originseal/database'
import { mailSettings } from '@originseal/mail'
import { eventSettings, refuseNotOneCarrier } from '@originseal/messaging'
import { providerKeySettings } from '@originseal/provider-keys'
import { parseConfig, serviceSettings } from '@originseal/runtime'
import { z } from 'zod'
import { channelSettings } from './channels/channel-settings'
import { homePageSettings } from './home-page/home-page-settings'
import { toolSettings } from './tools/tool-settings'
import { webSettings } from './tools/web-settings'

const settings = z.object({
  ...serviceSettings,
  ...eventSettings,
  ...databaseSettings,
  ...providerKeySettings,
  ...webSettings,
  ...mailSettings,
  IDENTITY_URL: z.url(),
  ...channelSettings,
  ...toolSettings,
  ...homePageSettings,
  /** Whether members can start takedowns; as long as they can't, none of their units are sold. */
  TAKEDOWNS: z.enum(['open', 'closed']).default('closed'),
})
export const configSchema = settings.superRefine(refuseNotOneCarrier)
export type Config = z.infer<typeof configSchema>

export const readConfig = (): Config => parseConfig(configSchema, process.env)
