import { useController, type Control } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { ChoiceList } from '../../../components/choice-list'
import { Notice } from '../../../components/notice'
import { SelectField } from '../../../components/select-field'
import type { NoticeDraft } from './notice.api'
import type { StatementAnswers } from './statements.rules'
import { useBilingual } from './use-bilingual'

interface ChannelChoiceProps {
  readonly control: Control<StatementAnswers>
  readonly channels: NoticeDraft['channels']
  /** Every way that was known is closed; what is missing says so. */
  readonly isNoneLeft: boolean
  readonly disclosure: NoticeDraft['disclosure']
}

/** How the notice gets there and by which rules, with how sure the way is, and who will read one's data. */
export function ChannelChoice({ control, channels, isNoneLeft, disclosure }: ChannelChoiceProps) {
  const { t, i18n } = useTranslation('caseNotice')
  const say = useBilingual()
  const { field: channel } = useController({ control, name: 'channelId' })
  const { field: regime } = useController({ control, name: 'regime' })
  const chosen = channels.find(({ id }) => id === channel.value) ?? channels[0]
  if (!chosen && isNoneLeft) return null
  if (!chosen) return <Notice>{t('channel.looking')}</Notice>
  const day = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium' })
  const regimes = chosen.regimes
  return (
    <div className="space-y-4">
      <ChoiceList
        label={t('channel.title')}
        value={chosen.id}
        onChange={(id) => {
          channel.onChange(id)
          const taken = channels.find((each) => each.id === id)?.regimes ?? []
          if (!taken.some((each) => each === regime.value)) regime.onChange(taken[0] ?? '')
        }}
        options={channels.map(({ id, mode, address, certainty, checkedAt, note }) => ({
          value: id,
          text: [t(`channel.mode.${mode}`), address].filter(Boolean).join(': '),
          hint: [
            t(`channel.certainty.${certainty}`),
            checkedAt && t('channel.checked', { day: day.format(new Date(checkedAt)) }),
            note && say(note),
          ]
            .filter(Boolean)
            .join(' · '),
        }))}
      />
      {regimes.length > 1 && (
        <SelectField
          label={t('regime.title')}
          hint={t('regime.hint')}
          value={regime.value === '' ? regimes[0]! : regime.value}
          onChange={regime.onChange}
          options={regimes.map((value) => ({ value, text: t(`regime.${value}`) }))}
        />
      )}
      <p className="text-small text-soft">{say(disclosure)}</p>
    </div>
  )
}
