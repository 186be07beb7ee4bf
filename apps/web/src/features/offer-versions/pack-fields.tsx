import { limits } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { Checkbox } from '../../components/checkbox'
import { AmountField } from './amount-field'
import type { PackDraft } from './draft.rules'
import { PriorityField } from './priority-field'
import { UnitFields } from './unit-fields'

interface PackFieldsProps {
  readonly draft: PackDraft
  readonly onChange: (draft: PackDraft) => void
  readonly faults: ReadonlySet<string>
}

const mosts = { price: limits.catalogue.price, days: limits.catalogue.days } as const

/** Whether a pack is sold, for how much, and what it brings for how long; all links of a scan are opened without an end. */
export function PackFields({ draft, onChange, faults }: PackFieldsProps) {
  const { t } = useTranslation(['offerVersions', 'offers'])
  const isUnlock = draft.pack === 'scan-unlock'
  const amounts = isUnlock ? (['price'] as const) : (['price', 'days'] as const)
  const isFaulty = (field: string) => faults.has(`${draft.pack}.${field}`)
  return (
    <fieldset>
      <legend className="font-semibold">{t(`offers:pack.${draft.pack}`)}</legend>
      <div className="mt-3">
        <Checkbox isSelected={draft.isSold} onChange={(isSold) => onChange({ ...draft, isSold })}>
          {t('offerVersions:field.sold')}
        </Checkbox>
      </div>
      {draft.isSold && (
        <div className="mt-3 grid gap-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
          {amounts.map((name) => (
            <AmountField
              key={name}
              name={name}
              value={draft[name]}
              most={mosts[name]}
              onChange={(value) => onChange({ ...draft, [name]: value })}
              isFaulty={isFaulty(name)}
            />
          ))}
          {!isUnlock && (
            <>
              <UnitFields
                typed={draft.units}
                onChange={(units) => onChange({ ...draft, units })}
                isFaulty={(unit) => isFaulty(`units.${unit}`) || isFaulty('units')}
              />
              <PriorityField
                value={draft.priority}
                onChange={(priority) => onChange({ ...draft, priority })}
              />
            </>
          )}
        </div>
      )}
    </fieldset>
  )
}
