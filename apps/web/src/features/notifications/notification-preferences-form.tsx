import {
  findNotificationKind,
  mailFrequencies,
  type NotificationLanguage,
  type NotificationPreference,
} from '@originseal/contracts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button'
import { Checkbox } from '../../components/checkbox'
import { Notice } from '../../components/notice'
import { SelectField } from '../../components/select-field'
import { useProblemText } from '../../i18n/problem-text'
import { useSetNotificationPreferencesMutation } from './notifications.api'

interface NotificationPreferencesFormProps {
  readonly preferences: readonly NotificationPreference[]
}

/** The channels of each kind. Kinds that are younger than this page stay as they are. */
export function NotificationPreferencesForm({ preferences }: NotificationPreferencesFormProps) {
  const { t } = useTranslation('notifications')
  const problemText = useProblemText()
  const [changed, setChanged] = useState<Readonly<Record<string, NotificationPreference>>>({})
  const [save, { isLoading, isSuccess, error, reset }] = useSetNotificationPreferencesMutation()
  const change = (preference: NotificationPreference) => {
    reset()
    setChanged({ ...changed, [preference.kind]: preference })
  }
  const shown = preferences.map((preference) => changed[preference.kind] ?? preference)
  return (
    <form
      className="space-y-6"
      onSubmit={(event) => {
        event.preventDefault()
        void save(shown.filter(({ kind }) => findNotificationKind(kind)))
      }}
    >
      {shown.map((preference) => (
        <KindChannels key={preference.kind} preference={preference} onChange={change} />
      ))}
      <p className="text-sm text-soft">{t('preferences.digest')}</p>
      <Button type="submit" isDisabled={isLoading}>
        {t(isLoading ? 'preferences.saving' : 'preferences.save')}
      </Button>
      {error && (
        <Notice tone="bad" live>
          {problemText(error, t('preferences.notSaved'))}
        </Notice>
      )}
      {isSuccess && (
        <Notice tone="good" live>
          {t('preferences.saved')}
        </Notice>
      )}
    </form>
  )
}

interface KindChannelsProps {
  readonly preference: NotificationPreference
  readonly onChange: (preference: NotificationPreference) => void
}

function KindChannels({ preference, onChange }: KindChannelsProps) {
  const { t, i18n } = useTranslation('notifications')
  const kind = findNotificationKind(preference.kind)
  if (!kind) return null
  return (
    <fieldset className="border-b border-line pb-6">
      <legend className="mb-3 font-semibold">{kind.texts[i18n.language as NotificationLanguage].name}</legend>
      <div className="grid items-end gap-4 sm:grid-cols-2">
        <div className="flex min-h-12 items-center">
          <Checkbox isSelected={preference.inApp} onChange={(inApp) => onChange({ ...preference, inApp })}>
            {t('preferences.inApp')}
          </Checkbox>
        </div>
        <SelectField
          label={t('preferences.mail')}
          value={preference.mail}
          onChange={(mail) => onChange({ ...preference, mail })}
          options={mailFrequencies.map((value) => ({ value, text: t(`preferences.${value}`) }))}
        />
      </div>
    </fieldset>
  )
}
