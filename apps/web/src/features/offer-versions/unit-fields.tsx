import { limits, units, type Unit } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { TextField } from '../../components/text-field'

interface UnitFieldsProps {
  readonly typed: Readonly<Record<Unit, string>>
  readonly onChange: (typed: Record<Unit, string>) => void
  readonly isFaulty: (unit: Unit) => boolean
}

/** How many of each unit; an empty field is none. */
export function UnitFields({ typed, onChange, isFaulty }: UnitFieldsProps) {
  const { t, i18n } = useTranslation(['offerVersions', 'offers'])
  const figures = new Intl.NumberFormat(i18n.language)
  return units.map((unit) => (
    <TextField
      key={unit}
      name={unit}
      inputMode="tel"
      label={t(`offers:unit.${unit}`)}
      value={typed[unit]}
      onChange={(value) => onChange({ ...typed, [unit]: value })}
      error={
        isFaulty(unit)
          ? t('offerVersions:fault.number', { most: figures.format(limits.catalogue.units) })
          : undefined
      }
    />
  ))
}
