import RemoveIcon from 'lucide-react/icons/x'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { stored } from '../../api/stored'
import { Button } from '../../components/button'
import { TextField } from '../../components/text-field'
import { findingFilter, queryOf } from './use-finding-filter'
import type { FindingFilter } from './workbench.rules'

interface SavedFiltersProps {
  readonly filter: FindingFilter
  readonly onChoose: (filter: FindingFilter) => void
}

const saved = z.array(z.object({ name: z.string(), filter: findingFilter }))
const storedFilters = stored({
  area: () => localStorage,
  key: 'workbenchFilters',
  decode: (written) => saved.parse(written),
})

/** Filters that were given a name, kept in this browser. */
export function SavedFilters({ filter, onChoose }: SavedFiltersProps) {
  const { t } = useTranslation('workbench')
  const [filters, setFilters] = useState(() => storedFilters.read() ?? [])
  const [name, setName] = useState<string>()
  const isSet = Object.keys(queryOf(filter)).length > 0

  function keep(next: z.infer<typeof saved>) {
    storedFilters.write(next)
    setFilters(next)
    setName(undefined)
  }
  function save(event: FormEvent) {
    event.preventDefault()
    const chosen = name?.trim() ?? ''
    if (chosen) keep([...filters.filter((each) => each.name !== chosen), { name: chosen, filter }])
  }

  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-2">
      {filters.map((each) => (
        <span key={each.name} className="inline-flex items-center rounded-full border border-line bg-surface">
          <button type="button" className="min-h-11 pl-4 font-medium" onClick={() => onChoose(each.filter)}>
            {each.name}
          </button>
          <button
            type="button"
            aria-label={t('filter.forget', { name: each.name })}
            className="grid size-11 place-items-center"
            onClick={() => keep(filters.filter((other) => other !== each))}
          >
            <RemoveIcon aria-hidden className="size-4" />
          </button>
        </span>
      ))}
      {isSet && name === undefined && (
        <>
          <Button look="quiet" onPress={() => setName('')}>
            {t('filter.save')}
          </Button>
          <Button look="quiet" onPress={() => onChoose({})}>
            {t('filter.reset')}
          </Button>
        </>
      )}
      {isSet && name !== undefined && (
        <form className="flex flex-wrap items-end gap-3" onSubmit={save}>
          <TextField label={t('filter.name')} name="name" value={name} onChange={setName} maxLength={40} />
          <Button type="submit" look="outline">
            {t('filter.save')}
          </Button>
        </form>
      )}
    </div>
  )
}
