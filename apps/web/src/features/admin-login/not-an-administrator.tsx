import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button'
import { ButtonLink } from '../../components/button-link'
import { Notice } from '../../components/notice'
import { logOut } from '../../session/log-out'
import { useSessionDispatch } from '../../session/use-session'

/** Somebody is logged in who has no business here: why, and the two ways on. Nobody is logged out unasked. */
export function NotAnAdministrator({ name }: { readonly name: string | null | undefined }) {
  const { t } = useTranslation('adminLogin')
  const dispatch = useSessionDispatch()
  const [isLeaving, setLeaving] = useState(false)

  async function leave() {
    setLeaving(true)
    await dispatch(logOut())
    setLeaving(false)
  }

  return (
    <div className="mt-6 space-y-6">
      <Notice tone="bad" live>
        <span className="block font-semibold">{t('refused.title')}</span>
        <span className="mt-1 block">{t('refused.text', { name: name || t('refused.nameless') })}</span>
      </Notice>
      <div className="flex flex-col gap-3">
        <Button isDisabled={isLeaving} onPress={() => void leave()}>
          {t('refused.logOut')}
        </Button>
        <ButtonLink to="/dashboard" look="secondary">
          {t('refused.dashboard')}
        </ButtonLink>
      </div>
    </div>
  )
}
