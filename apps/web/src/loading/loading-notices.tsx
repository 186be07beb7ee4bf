import LoaderIcon from 'lucide-react/icons/loader-circle'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { buttonLook } from '../components/button-look'
import { documentExits } from './document-exits'
import { failureTexts } from './failure-texts'
import { loadingState } from './loading-state'

/** Around every page: tells that parts are being asked for again, and when it is of no use. */
export function LoadingNotices() {
  const state = useSyncExternalStore(loadingState.subscribe, loadingState.read)
  return (
    <>
      <div
        role="status"
        className="pointer-events-none fixed inset-x-0 bottom-6 z-50 flex justify-center px-4"
      >
        {state !== 'quiet' && state !== 'persistent' && <Toast text={failureTexts().toast[state]} />}
      </div>
      {state === 'persistent' && <PersistentFailure />}
    </>
  )
}

function Toast({ text }: { readonly text: string }) {
  return (
    <p className="flex animate-rise items-center gap-3 rounded-full bg-ink px-5 py-3 text-small font-medium text-paper shadow-xl">
      <LoaderIcon aria-hidden className="size-5 shrink-0 animate-spin" />
      {text}
    </p>
  )
}

/** A native dialog: it traps the focus by itself and needs no code that might not come either. */
function PersistentFailure() {
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  const { title, text, forceReload, home } = failureTexts().persistent
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-labelledby="persistent-failure"
      // There is nothing behind it to go back to.
      onCancel={(event) => event.preventDefault()}
      className="card m-auto w-[calc(100%-2rem)] max-w-md animate-rise p-7 backdrop:bg-scrim"
    >
      <h2 id="persistent-failure" className="text-subheading font-semibold">
        {title}
      </h2>
      <p className="mt-3 text-soft">{text}</p>
      <div className="mt-6 flex flex-col gap-3 sm:flex-row-reverse sm:justify-start">
        <button type="button" className={buttonLook('primary')} onClick={documentExits.reload}>
          {forceReload}
        </button>
        <button type="button" className={buttonLook('secondary')} onClick={documentExits.home}>
          {home}
        </button>
      </div>
    </dialog>
  )
}
