import { setupListeners } from '@reduxjs/toolkit/query/react'
import { useEffect, useState } from 'react'
import { Provider } from 'react-redux'
import { Outlet } from 'react-router-dom'
import { createStore } from './store'

/** Around the pages that talk to the gateway. The home page does not, and is spared the client's weight. */
export function Component() {
  const [store] = useState(createStore)
  useEffect(() => setupListeners(store.dispatch), [store])
  return (
    <Provider store={store}>
      <Outlet />
    </Provider>
  )
}
