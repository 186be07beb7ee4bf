import { useTranslation } from 'react-i18next'
import { SelectField } from '../../components/select-field'
import type { Priority } from './draft.rules'

interface PriorityFieldProps {
  readonly value: Priority | ''
  readonly onChange: (value: Priority | '') => void
}

/** Before which other takedowns; nothing for none. */
export function PriorityField({ value, onChange }: PriorityFieldProps) {
  const { t } = useTranslation(['offerVersions', 'offers'])
  return (
    <SelectField
      label={t('offerVersions:field.priority')}
      value={value}
      onChange={onChange}
      options={[
        { value: '', text: t('offerVersions:none') },
        ...(['standard', 'high', 'highest'] as const).map((each) => ({
          value: each,
          text: t(`offers:priority.${each}`),
        })),
      ]}
    />
  )
}
