import { startTransition, useOptimistic } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { z } from 'zod'
import { useSearch } from '../../loading/use-search'
import { ways, type Way } from './starting-ways'

const name = 'way'
const wayOf = z.enum(ways).catch('account')

/** The chosen way. It lives in the address, so that a link names it and coming back to the page finds it again. */
export function useStartingWay(): [Way, (way: Way) => void] {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const asked = new URLSearchParams(useSearch()).get(name)
  const [way, show] = useOptimistic(wayOf.parse(asked ?? undefined))
  function choose(chosen: Way) {
    const query = new URLSearchParams(search)
    query.set(name, chosen)
    startTransition(async () => {
      show(chosen)
      await navigate(
        { pathname, search: String(query) },
        { replace: true, state: state as unknown, preventScrollReset: true },
      )
    })
  }
  return [way, choose]
}
