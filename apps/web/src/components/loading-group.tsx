import { type ReactNode, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { LoadingGroupContext, type BeginLoading } from './loading-group-context'
import { Skeleton } from './skeleton'

/**
 * Sections below one another that load by themselves and are shown together, once no skeleton is among them: shown one
 * by one, each would move those below it. What loads later, after a filter for instance, hides nothing any more.
 */
export function LoadingGroup({ children }: { readonly children: ReactNode }) {
  const loading = useRef(0)
  const [isShown, setShown] = useState(false)
  const [changes, setChanges] = useState(0)
  const begin = useCallback<BeginLoading>(() => {
    loading.current += 1
    return () => {
      loading.current -= 1
      setChanges((known) => known + 1)
    }
  }, [])
  // After the commit in which a part has loaded: it may show a skeleton for something within it.
  useLayoutEffect(() => {
    if (loading.current === 0) setShown(true)
  }, [changes])
  return (
    <>
      {!isShown && <Skeleton lines={10} fillsScreen />}
      <LoadingGroupContext value={isShown ? undefined : begin}>
        <div hidden={!isShown} className="space-y-8">
          {children}
        </div>
      </LoadingGroupContext>
    </>
  )
}
