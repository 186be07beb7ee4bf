import { useEffect, useState } from 'react'
import { Button } from 'react-aria-components/Button'
import { Dialog, Heading } from 'react-aria-components/Dialog'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { buttonLook } from '../components/button-look'
import { useSearch } from '../loading/use-search'
import { useSession } from '../session/use-session'
import { registerPath } from '../tracking/campaign'
import { CheckoutLink } from './checkout-link'
import './offers.texts'
import { takedownSuccess } from './takedown-success'

function caseIn(search: string): string | undefined {
  const query = new URLSearchParams(search)
  return query.get('upsell') === 'dmca_success' ? (query.get('caseId') ?? '') : undefined
}

/** What is offered after a takedown has succeeded (HOME-15): Escape, the backdrop and 'later' close it. */
export function UpsellDrawer() {
  const { t } = useTranslation('offers')
  const search = useSearch()
  const { user } = useSession()
  const [told, setTold] = useState<string>()
  const [isClosed, setClosed] = useState(false)
  const caseId = isClosed ? undefined : (told ?? caseIn(search))
  useEffect(() => {
    const open = (event: Event) => {
      const { detail } = event as CustomEvent<{ caseId?: unknown } | null>
      setTold(typeof detail?.caseId === 'string' ? detail.caseId : '')
      setClosed(false)
    }
    window.addEventListener(takedownSuccess, open)
    return () => window.removeEventListener(takedownSuccess, open)
  }, [])
  const close = () => setClosed(true)
  return (
    <ModalOverlay
      isOpen={caseId !== undefined}
      isDismissable
      onOpenChange={(isOpen) => !isOpen && close()}
      className="fixed inset-0 z-50 flex justify-end bg-scrim"
    >
      <Modal className="h-full w-[min(420px,92%)] animate-rise overflow-y-auto border-l border-line bg-surface">
        <Dialog className="flex flex-col gap-4 p-6 outline-none">
          <Heading slot="title" className="text-heading font-semibold">
            {t('upsell.title')}
          </Heading>
          {caseId && <p className="text-small text-soft">{t('upsell.case', { id: caseId })}</p>}
          <p>{t('upsell.text')}</p>
          {user ? (
            <CheckoutLink item={{ kind: 'pack', pack: 'dmca-pack' }}>{t('upsell.go')}</CheckoutLink>
          ) : (
            <Link
              to={registerPath(search, { upgrade: 'dmca-pack' })}
              onClick={close}
              className={buttonLook('primary')}
            >
              {t('upsell.go')}
            </Link>
          )}
          <Button onPress={close} className={buttonLook('quiet')}>
            {t('upsell.later')}
          </Button>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
