import CloseIcon from 'lucide-react/icons/x'
import { Button } from 'react-aria-components/Button'
import { Text } from 'react-aria-components/Text'
import {
  UNSTABLE_Toast as Toast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
  UNSTABLE_ToastRegion as ToastRegion,
} from 'react-aria-components/Toast'
import { useTranslation } from 'react-i18next'
import './components.texts'

interface ToastMessage {
  readonly text: string
  readonly tone?: 'good' | 'bad'
}

/** Nobody who reads slowly is hurried: what matters longer than this is a notice on the page. */
const SHOWN_MS = 8_000

const queue = new ToastQueue<ToastMessage>({ maxVisibleToasts: 3 })

/** Says that something has been done, in passing. @returns takes it away again */
export function showToast(message: ToastMessage): () => void {
  const key = queue.add(message, { timeout: SHOWN_MS })
  return () => queue.close(key)
}

/** Where toasts appear: once for all pages. F6 leads to it; a timeout rests while somebody points at one. */
export function Toasts() {
  const { t } = useTranslation('components')
  return (
    <ToastRegion
      queue={queue}
      aria-label={t('toasts')}
      className="fixed inset-x-4 bottom-[calc(var(--bottom-bar,0px)+1rem)] z-40 flex flex-col gap-3 outline-none sm:left-auto sm:w-96"
    >
      {({ toast }) => (
        <Toast
          toast={toast}
          className={`card flex animate-rise items-start gap-3 border-l-4 py-3 pr-2 pl-4 ${toast.content.tone === 'bad' ? 'border-l-bad' : 'border-l-good'}`}
        >
          <ToastContent className="grow py-1.5">
            <Text slot="title">{toast.content.text}</Text>
          </ToastContent>
          <Button
            slot="close"
            aria-label={t('close')}
            className="grid size-11 shrink-0 place-items-center rounded-lg data-hovered:bg-brand-tint"
          >
            <CloseIcon aria-hidden className="size-4" />
          </Button>
        </Toast>
      )}
    </ToastRegion>
  )
}
