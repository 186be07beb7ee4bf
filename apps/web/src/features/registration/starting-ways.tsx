import { useTranslation } from 'react-i18next'
import { ChoiceList } from '../../components/choice-list'

/** How somebody starts: with an account, or as a visitor. */
export const ways = ['account', 'visitor'] as const
export type Way = (typeof ways)[number]

interface StartingWaysProps {
  readonly way: Way
  readonly onChange: (way: Way) => void
}

/** The two ways in, each with what it takes and what it brings. */
export function StartingWays({ way, onChange }: StartingWaysProps) {
  const { t } = useTranslation('registration')
  return (
    <ChoiceList
      isProminent
      label={t('ways.label')}
      value={way}
      onChange={onChange}
      options={ways.map((each) => ({
        value: each,
        text: t(`ways.${each}.title`),
        hint: t(`ways.${each}.text`),
      }))}
    />
  )
}
