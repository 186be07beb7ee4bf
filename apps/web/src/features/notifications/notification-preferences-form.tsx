import {
  findNotificationKind,
  kindsByTopic,
  mailFrequencies,
  notificationTopics,
  type NotificationLanguage,
  type NotificationPreference,
} from '@originseal/contracts'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button'
import { Checkbox } from '../../components/checkbox'
import { Fold } from '../../components/fold'
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
      <div className="divide-y divide-line">
        {notificationTopics.map((topic) => {
          const kinds = shown.filter(({ kind }) => kindsByTopic[topic].some(({ name }) => name === kind))
          return kinds.length === 0 ? null : (
            <Fold
              key={topic}
              summary={t('preferences.topic', {
                topic: t(`preferences.topics.${topic}`),
                count: kinds.length,
              })}
            >
              <div
                aria-hidden
                className={`${columns} border-b border-line pb-2 text-small text-soft not-sm:hidden sm:items-end`}
              >
                <span className="col-start-2">{t('preferences.inApp')}</span>
                <span>{t('preferences.mail')}</span>
              </div>
              {kinds.map((preference) => (
                <KindChannels key={preference.kind} preference={preference} onChange={change} />
              ))}
            </Fold>
          )
        })}
      </div>
      <p className="text-small text-soft">{t('preferences.digest')}</p>
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

/** What is told, and its two channels: a row, on a phone two. */
const columns = 'grid grid-cols-2 gap-x-4 sm:grid-cols-[1fr_9rem_10rem]'

interface KindChannelsProps {
  readonly preference: NotificationPreference
  readonly onChange: (preference: NotificationPreference) => void
}

function KindChannels({ preference, onChange }: KindChannelsProps) {
  const { t, i18n } = useTranslation('notifications')
  const name = useId()
  const kind = findNotificationKind(preference.kind)
  if (!kind) return null
  return (
    <div
      role="group"
      aria-labelledby={name}
      className={`${columns} items-center gap-y-2 border-b border-line py-3 last:border-b-0`}
    >
      <span id={name} className="col-span-full font-semibold sm:col-span-1">
        {kind.texts[i18n.language as NotificationLanguage].name}
      </span>
      <Checkbox isSelected={preference.inApp} onChange={(inApp) => onChange({ ...preference, inApp })}>
        <span className="sm:sr-only">{t('preferences.inApp')}</span>
      </Checkbox>
      <SelectField
        label={t('preferences.mail')}
        isLabelHidden
        value={preference.mail}
        onChange={(mail) => onChange({ ...preference, mail })}
        options={mailFrequencies.map((value) => ({ value, text: t(`preferences.${value}`) }))}
      />
    </div>
  )
}
