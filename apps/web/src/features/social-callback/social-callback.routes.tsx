import type { RouteObject } from 'react-router-dom'
import { lazyPage } from '../../loading/lazy-page'
import { takeAddressSecrets } from '../../session/address-secrets'
import { callbackOf, type Callback } from './callback.rules'
import './social-callback.texts'

/** Both addresses to which the server leads after a provider's sign-in; the query is read before the page is. */
export const socialCallbackRoutes: RouteObject[] = ['auth/oauth-success', 'auth/callback'].map((path) => ({
  path,
  // A loader runs once for a visit, where React may render a page twice: the token is not spent twice.
  loader: (): Callback => callbackOf(takeAddressSecrets(`/${path}`)),
  lazy: lazyPage(() => import('./social-callback-page'), 'socialCallback'),
}))
