import { setupListeners } from '@reduxjs/toolkit/query/react'
import { use, useEffect } from 'react'
import { Outlet } from 'react-router-dom'
// Named here so that it arrives with this page's code and not after it.
import '../api/api'
import { loadApi } from '../session/load-api'
import { useSessionDispatch } from '../session/use-session'

/** Around the pages that talk to the gateway. The home page does not, and is spared the client's weight. */
export function Component() {
  const dispatch = useSessionDispatch()
  use(dispatch(loadApi()))
  useEffect(() => setupListeners(dispatch), [dispatch])
  return <Outlet />
}
