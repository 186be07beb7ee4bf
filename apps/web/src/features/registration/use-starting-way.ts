import { useLocation, useNavigate } from 'react-router-dom'
import { z } from 'zod'
import { ways, type Way } from './starting-ways'

const navigationState = z.looseObject({ way: z.enum(ways).catch('account') })

/** The chosen way. It lives in the history entry, so that coming back to the page finds it again. */
export function useStartingWay(): [Way, (way: Way) => void] {
  const { pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const read = navigationState.safeParse(state ?? {})
  const kept = read.success ? read.data : { way: 'account' as const }
  function choose(way: Way) {
    void navigate({ pathname, search }, { replace: true, state: { ...kept, way }, preventScrollReset: true })
  }
  return [kept.way, choose]
}
