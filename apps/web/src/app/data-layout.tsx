import { use } from 'react'
import { Outlet } from 'react-router-dom'
import { loadApi } from '../session/load-api'
import { useSessionDispatch } from '../session/use-session'

/**
 * Around the pages that talk to the gateway: their code brings the client, and here it is added to the store. The home
 * page does not talk to it, and is spared the client's weight.
 */
export function DataLayout() {
  const dispatch = useSessionDispatch()
  use(dispatch(loadApi()))
  return <Outlet />
}
