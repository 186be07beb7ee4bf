import { Button as AriaButton } from 'react-aria-components/Button'
import { Dialog, Heading } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { useTranslation } from 'react-i18next'
import { buttonLook } from './button-look'
import './components.texts'

interface AlertDialogProps {
  /** What is said; nothing is shown while it is absent. */
  readonly message: string | undefined
  readonly onClose: () => void
}

/** Says one sentence and waits until it has been read: what `window.alert` would do, inside the page. */
export function AlertDialog({ message, onClose }: AlertDialogProps) {
  const { t } = useTranslation('components')
  return (
    <ModalOverlay
      isOpen={message !== undefined}
      onOpenChange={(open) => !open && onClose()}
      className="fixed inset-0 z-50 flex items-center justify-center bg-scrim p-4"
    >
      <Modal className="card w-full max-w-md animate-rise p-7 shadow-xl">
        <Dialog role="alertdialog" className="outline-none">
          <Heading slot="title" className="text-subheading font-semibold">
            {message}
          </Heading>
          <div className="mt-6 flex justify-end">
            <AriaButton autoFocus slot="close" className={buttonLook('primary')}>
              {t('ok')}
            </AriaButton>
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
