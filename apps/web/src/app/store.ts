import { configureStore } from '@reduxjs/toolkit'
import { api } from '../api/api'

/** The Redux store; it holds what the gateway answered and nothing else. */
export function createStore() {
  return configureStore({
    reducer: { [api.reducerPath]: api.reducer },
    middleware: (defaults) =>
      defaults({
        // An upload's argument holds the picked File and a callback; it is never replayed or persisted.
        serializableCheck: { ignoredPaths: ['api.mutations'] },
        immutableCheck: { ignoredPaths: ['api.mutations'] },
      }).concat(api.middleware),
  })
}
