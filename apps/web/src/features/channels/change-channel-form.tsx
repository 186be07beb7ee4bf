import {
  changeChannelRequest,
  channelCertainties,
  taipeiDateOf,
  type AdministeredChannel,
} from '@originseal/contracts'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button'
import { DateField } from '../../components/date-field'
import { Notice } from '../../components/notice'
import { SelectField } from '../../components/select-field'
import { TextField } from '../../components/text-field'
import { useProblemText } from '../../i18n/problem-text'
import { useChangeChannelMutation } from './channels.api'
import { useChannelTexts } from './use-channel-texts'

/** Where a channel leads from now on, how sure that is, and who looked when. */
export function ChangeChannelForm({ channel }: { readonly channel: AdministeredChannel }) {
  const { t } = useTranslation('channels')
  const problemText = useProblemText()
  const { nameOf } = useChannelTexts()
  const { id, mode, current, version: basedOn } = channel
  const [today] = useState(() => taipeiDateOf(new Date()))
  const [address, setAddress] = useState(current.address ?? '')
  const [certainty, setCertainty] = useState(current.certainty)
  const [checkedOn, setCheckedOn] = useState(current.checkedOn ?? '')
  const [reason, setReason] = useState('')
  const [change, { isLoading, error }] = useChangeChannelMutation()
  const request = changeChannelRequest.safeParse({
    address: address.trim() === '' ? null : address,
    certainty,
    checkedOn: checkedOn === '' ? null : checkedOn,
    reason,
    basedOn,
  }).data
  const send = (event: FormEvent): void => {
    event.preventDefault()
    if (request) void change({ id, ...request })
  }
  return (
    <form aria-label={t('changeOf', { channel: nameOf(channel) })} className="space-y-4" onSubmit={send}>
      <TextField
        name="address"
        label={t('field.address')}
        hint={t(mode === 'email' ? 'field.mailboxHint' : 'field.formHint')}
        value={address}
        onChange={setAddress}
        autoComplete="off"
      />
      <SelectField
        label={t('field.certainty')}
        value={certainty}
        onChange={setCertainty}
        options={channelCertainties.map((value) => ({ value, text: t(`certainty.${value}`) }))}
      />
      <DateField
        label={t('field.checkedOn')}
        value={checkedOn}
        onChange={setCheckedOn}
        latest={today}
        isRequired={certainty === 'verified'}
      />
      <TextField name="reason" label={t('field.reason')} value={reason} onChange={setReason} />
      <Button type="submit" isDisabled={isLoading || !request}>
        {t('change')}
      </Button>
      {error && (
        <Notice tone="bad" live>
          {problemText(error, t('failed'))}
        </Notice>
      )}
    </form>
  )
}
