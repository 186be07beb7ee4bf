/** The rules by which a notice is written. */
export const noticeRegimes = ['us-dmca', 'tw-copyright', 'eu-dsa', 'impersonation'] as const
/** How a notice gets to a provider: only `email` and `api` leave by themselves. */
export const channelModes = ['email', 'api', 'by-hand', 'portal'] as const
/** How sure a channel is: read in the provider's own text; told by a secondary one; not confirmed. */
export const channelCertainties = ['verified', 'secondary', 'unconfirmed'] as const
