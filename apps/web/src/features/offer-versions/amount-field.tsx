import { useTranslation } from 'react-i18next'
import { TextField } from '../../components/text-field'

interface AmountFieldProps {
  readonly name: 'month' | 'year' | 'price' | 'days'
  readonly value: string
  readonly onChange: (value: string) => void
  readonly most: number
  readonly isFaulty: boolean
}

/** A whole number from 1 on. */
export function AmountField({ name, value, onChange, most, isFaulty }: AmountFieldProps) {
  const { t, i18n } = useTranslation('offerVersions')
  const figures = new Intl.NumberFormat(i18n.language)
  return (
    <TextField
      name={name}
      inputMode="tel"
      label={t(`field.${name}`)}
      value={value}
      onChange={onChange}
      error={isFaulty ? t('fault.number', { most: figures.format(most) }) : undefined}
    />
  )
}
