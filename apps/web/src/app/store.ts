import { combineSlices, configureStore, createDynamicMiddleware, type WithSlice } from '@reduxjs/toolkit'
import type { api } from '../api/api'
import type { ThunkExtra } from '../api/thunk-extra'
import { loadChunk } from '../loading/load-chunk'
import { endSession } from '../session/end-session'
import { renewSession } from '../session/renew-session'
import { firstState, sessionSlice } from '../session/session.slice'

/**
 * The Redux store: the session, and later what the gateway answered. The client is added when something
 * first needs it, so that a visitor's first page is spared its weight.
 * @param goToLogin see `ThunkExtra`
 */
export function createStore(goToLogin: () => void) {
  const reducer = combineSlices(sessionSlice).withLazyLoadedSlices<WithSlice<typeof api>>()
  const later = createDynamicMiddleware()
  let adding: Promise<void> | undefined

  async function addApi() {
    const { api, followWindow } = await loadChunk('api', () => import('../api/api'))
    reducer.inject(api)
    later.addMiddleware(api.middleware)
    // An injected reducer has a state after the next action, whichever that is.
    store.dispatch({ type: 'api/added' })
    followWindow(store.dispatch)
  }

  const extraArgument: ThunkExtra = {
    goToLogin,
    renewSession: () => store.dispatch(renewSession('expired')),
    endSession: (token) => store.dispatch(endSession(token)),
    loadApi: () =>
      (adding ??= addApi().catch((reason: unknown) => {
        // The next one who needs it tries again.
        adding = undefined
        throw reason
      })),
  }

  const store = configureStore({
    reducer,
    preloadedState: { session: firstState() },
    middleware: (defaults) =>
      defaults({
        thunk: { extraArgument },
        // An upload's argument holds the picked File and a callback; it is never replayed or persisted.
        serializableCheck: { ignoredPaths: ['api.mutations'] },
        immutableCheck: { ignoredPaths: ['api.mutations'] },
      }).concat(later.middleware),
  })
  return store
}
