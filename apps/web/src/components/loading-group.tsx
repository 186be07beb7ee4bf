import { type ReactNode, useCallback, useContext, useLayoutEffect, useState } from 'react'
import { LoadingGroupContext, type BeginLoading } from './loading-group-context'
import { Skeleton } from './skeleton'

/**
 * Sections below one another that load by themselves and are shown together, once no skeleton is among them: shown one
 * by one, each would move those below it. What loads later, after a filter for instance, hides nothing any more.
 */
export function LoadingGroup({ children }: { readonly children: ReactNode }) {
  const [loading, setLoading] = useState<number>()
  const [isShown, setShown] = useState(false)
  const begin = useCallback<BeginLoading>(() => {
    setLoading((known = 0) => known + 1)
    return () => setLoading((known = 0) => known - 1)
  }, [])
  if (loading === 0 && !isShown) setShown(true)
  return (
    <>
      {!isShown && <Skeleton lines={10} fillsScreen />}
      <LoadingGroupContext value={isShown ? undefined : begin}>
        <div hidden={!isShown} className="space-y-8">
          {children}
          <LoadedPart />
        </div>
      </LoadingGroupContext>
    </>
  )
}

/** Ends what it begins at once: a group of parts that have nothing to load is shown, too. */
function LoadedPart() {
  const begin = useContext(LoadingGroupContext)
  useLayoutEffect(() => begin?.()(), [begin])
  return undefined
}
