import { lookRequest } from '@originseal/contracts'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button'
import { TextField } from '../../components/text-field'

/** Nothing is looked at before somebody has said why. */
export function BeginView({ onBegin }: { readonly onBegin: (reason: string) => void }) {
  const { t } = useTranslation('memberView')
  const [typed, setTyped] = useState('')
  const { data } = lookRequest.safeParse({ reason: typed })
  const begin = (event: FormEvent): void => {
    event.preventDefault()
    if (data) onBegin(data.reason)
  }
  return (
    <form aria-label={t('begin')} className="max-w-xl space-y-4" onSubmit={begin}>
      <TextField name="reason" label={t('reason')} value={typed} onChange={setTyped} />
      <Button type="submit" isDisabled={!data}>
        {t('begin')}
      </Button>
    </form>
  )
}
