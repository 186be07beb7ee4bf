import { entitlements, limits } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { Checkbox } from '../../components/checkbox'
import { AmountField } from './amount-field'
import type { PlanDraft } from './draft.rules'
import { entitlementTexts } from './entitlement-texts'
import { PriorityField } from './priority-field'
import { UnitFields } from './unit-fields'

interface PlanFieldsProps {
  readonly draft: PlanDraft
  readonly onChange: (draft: PlanDraft) => void
  readonly faults: ReadonlySet<string>
}

/** What one plan costs and brings. The free one costs nothing, and that by quote says no price. */
export function PlanFields({ draft, onChange, faults }: PlanFieldsProps) {
  const { t } = useTranslation(['offerVersions', 'offers'])
  const isPaid = draft.plan !== 'free' && draft.plan !== 'enterprise'
  const isFaulty = (field: string) => faults.has(`${draft.plan}.${field}`)
  return (
    <fieldset>
      <legend className="font-semibold">{t(`offers:plan.${draft.plan}`)}</legend>
      <div className="mt-3 grid gap-4 sm:grid-cols-2 lg:grid-cols-3 xl:grid-cols-4">
        {isPaid &&
          (['month', 'year'] as const).map((interval) => (
            <AmountField
              key={interval}
              name={interval}
              value={draft[interval]}
              most={limits.catalogue.price}
              onChange={(value) => onChange({ ...draft, [interval]: value })}
              isFaulty={isFaulty(`price.${interval}`) || isFaulty('price')}
            />
          ))}
        <UnitFields
          typed={draft.units}
          onChange={(units) => onChange({ ...draft, units })}
          isFaulty={(unit) => isFaulty(`monthlyUnits.${unit}`)}
        />
        <PriorityField value={draft.priority} onChange={(priority) => onChange({ ...draft, priority })} />
      </div>
      <div className="mt-4 flex flex-wrap gap-x-6 gap-y-2">
        {entitlements.map((entitlement) => (
          <Checkbox
            key={entitlement}
            isSelected={draft.entitlements.includes(entitlement)}
            onChange={(has) =>
              onChange({
                ...draft,
                entitlements: entitlements.filter((each) =>
                  each === entitlement ? has : draft.entitlements.includes(each),
                ),
              })
            }
          >
            {t(`offerVersions:entitlement.${entitlementTexts[entitlement]}`)}
          </Checkbox>
        ))}
      </div>
    </fieldset>
  )
}
