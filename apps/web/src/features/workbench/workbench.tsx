import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { DecideDialog } from './decide-dialog'
import { DecisionOutcome } from './decision-outcome'
import { FilterBar } from './filter-bar'
import { FoundGroupCard } from './found-group-card'
import { KeyList } from './key-list'
import { SelectionBar } from './selection-bar'
import { TakedownDialog } from './takedown-dialog'
import { useFindingFilter } from './use-finding-filter'
import { useWorkbench } from './use-workbench'
import { useWorkbenchKeys } from './use-workbench-keys'
import type { WorkbenchFindings } from './workbench.api'
import type { WorkbenchParts } from './workbench-parts'
import { filterGroups, idsOf } from './workbench.rules'

interface WorkbenchProps extends WorkbenchParts {
  /** Of all pages that are loaded. */
  readonly findings: Pick<WorkbenchFindings, 'open' | 'groups' | 'works'>
  /** Leads to the next page, where there is one. */
  readonly more: ReactNode
  /** Instead of the list when nothing waits. */
  readonly empty: ReactNode
}

/** Groups of copies, each of which one decision ends; by mouse, finger or keys. */
export function Workbench({ findings, more, empty, Picture, unitsLeft }: WorkbenchProps) {
  const { open, groups, works } = findings
  const { t } = useTranslation('workbench')
  const { filter, setFilter } = useFindingFilter()
  const shown = filterGroups(groups, filter)
  const ids = idsOf(shown)
  const bench = useWorkbench(ids)
  const keys = useWorkbenchKeys(bench, shown)
  return (
    <div className="space-y-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <p role="status" className="text-subheading font-semibold tabular-nums">
          {t('open', { count: open })}
        </p>
        <KeyList isOn={keys.isOn} onSwitch={keys.setOn} isOpen={keys.isListOpen} onOpen={keys.openList} />
      </div>
      {unitsLeft}
      <DecisionOutcome outcome={bench.outcome} onUndo={bench.undo} error={bench.error} />
      {open === 0 ? (
        empty
      ) : (
        <>
          <FilterBar works={works} filter={filter} onChange={setFilter} />
          {shown.length === 0 && <p className="card px-5 py-8 text-center text-soft">{t('filter.none')}</p>}
          <ul className="space-y-5" aria-label={t('findings')}>
            {shown.map((group) => (
              <li key={group.copies[0]?.id}>
                <FoundGroupCard group={group} bench={bench} Picture={Picture} />
              </li>
            ))}
          </ul>
          {more}
          <SelectionBar bench={bench} />
        </>
      )}
      {bench.asked?.kind === 'decide' && (
        <DecideDialog asked={bench.asked} onClose={bench.close} onDecide={bench.decide} />
      )}
      {bench.asked?.kind === 'takedown' && (
        <TakedownDialog
          findingIds={bench.asked.ids}
          copies={groups.flatMap((group) => group.copies)}
          unitsLeft={unitsLeft}
          onClose={bench.close}
          onOpened={bench.left}
        />
      )}
    </div>
  )
}
