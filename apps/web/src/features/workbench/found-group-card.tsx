import type { FoundGroup } from '@originseal/contracts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../components/button'
import { Checkbox } from '../../components/checkbox'
import { FoundCopyRow } from './found-copy-row'
import type { WorkbenchState } from './use-workbench'
import type { WorkbenchParts } from './workbench-parts'

interface FoundGroupCardProps extends Pick<WorkbenchParts, 'Picture'> {
  readonly group: FoundGroup
  readonly bench: WorkbenchState
}

/** Copies of one seller or one picture, and what can be done with all of them at once. */
export function FoundGroupCard({ group, bench, Picture }: FoundGroupCardProps) {
  const { t } = useTranslation('workbench')
  const titleId = useId()
  const title = useGroupTitle(group)
  const ids = group.copies.map(({ id }) => id)
  const isMany = ids.length > 1
  // Of a hidden page nothing can be asked for.
  const visibleIds = group.copies.filter(({ masked }) => !masked).map(({ id }) => id)
  const takedown = isMany ? t('takedownAll', { count: visibleIds.length }) : t('takedown')
  return (
    <section aria-labelledby={titleId} className="card overflow-hidden">
      <header className="flex items-start gap-3 border-b border-line bg-paper px-4 py-3 sm:px-6">
        {isMany && (
          <Checkbox
            isSelected={ids.every((id) => bench.selected.includes(id))}
            onChange={() => bench.toggle(ids)}
          >
            <span className="sr-only">{t('selectGroup', { title })}</span>
          </Checkbox>
        )}
        <h2 id={titleId} className="min-w-0 font-semibold break-words">
          {title}
        </h2>
      </header>
      <ul className="divide-y divide-line">
        {group.copies.map((copy) => (
          <FoundCopyRow
            key={copy.id}
            copy={copy}
            isSelected={bench.selected.includes(copy.id)}
            onToggle={() => bench.toggle([copy.id])}
            Picture={Picture}
          />
        ))}
      </ul>
      <footer className="flex flex-wrap gap-3 border-t border-line px-4 py-3 sm:px-6">
        {visibleIds.length > 0 && (
          <Button
            label={t('actOn', { action: takedown, what: title })}
            isDisabled={bench.isBusy}
            onPress={() => bench.ask({ kind: 'takedown', ids: visibleIds })}
          >
            {takedown}
          </Button>
        )}
        <Button
          look="outline"
          label={t('actOn', { action: t('decide.open'), what: title })}
          isDisabled={bench.isBusy}
          onPress={() => bench.ask({ kind: 'decide', ids })}
        >
          {t('decide.open')}
        </Button>
      </footer>
    </section>
  )
}

function useGroupTitle({ by, copies }: FoundGroup): string {
  const { t } = useTranslation('workbench')
  const [first] = copies
  const count = copies.length
  if (by === 'seller' && first?.seller) return t('group.seller', { seller: first.seller, count })
  if (count > 1) return t('group.picture', { count })
  if (first?.masked) return t('copy.hidden')
  return first?.pageTitle ?? t('copy.untitled')
}
