import { useSyncExternalStore } from 'react'
import { documentExits } from './document-exits'
import { failureTexts } from './failure-texts'
import { FailureScreen } from './failure-screen'
import { loadingState } from './loading-state'

/** SHELL-04: a part of the program did not come. */
export function LoadingFailed({ within }: { readonly within?: boolean }) {
  const state = useSyncExternalStore(loadingState.subscribe, loadingState.read)
  const { loading, reload, clearCacheAndReload, back } = failureTexts()
  return (
    <FailureScreen
      within={within}
      title={loading.title}
      text={state === 'waiting-for-line' ? loading.offline : loading.text}
      exits={[
        { text: reload, leave: documentExits.reload },
        { text: clearCacheAndReload, leave: () => void documentExits.clearCacheAndReload() },
        { text: back, leave: documentExits.back },
      ]}
    />
  )
}
