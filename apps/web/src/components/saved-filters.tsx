import RemoveIcon from 'lucide-react/icons/x'
import { useState, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { z } from 'zod'
import { stored } from '../api/stored'
import { Button } from './button'
import './components.texts'
import { takenFrom, type SavedFilter } from './saved-filters.rules'
import { TextField } from './text-field'
import { useAddressFilter } from './use-address-filter'

interface SavedFiltersProps {
  /** Whose filters they are: what they are kept under in this browser. */
  readonly list: 'workbench' | 'users' | 'payments' | 'adminCases' | 'audit'
  /** The values in the address that are the filter. */
  readonly names: readonly string[]
}

const savedFilters = z.array(z.object({ name: z.string(), filter: z.record(z.string(), z.string()) }))
const storedFiltersOf = (list: SavedFiltersProps['list']) =>
  stored({
    area: () => localStorage,
    key: `${list}Filters`,
    decode: (written) => savedFilters.parse(written),
  })

/** Filters of a list that were given a name, kept in this browser. */
export function SavedFilters({ list, names }: SavedFiltersProps) {
  const { t } = useTranslation('components')
  const { params, replace } = useAddressFilter()
  const [filters, setFilters] = useState(() => storedFiltersOf(list).read() ?? [])
  const [name, setName] = useState<string>()
  const filter = takenFrom(params, names)
  const isSet = Object.keys(filter).length > 0

  function keep(next: SavedFilter[]) {
    storedFiltersOf(list).write(next)
    setFilters(next)
    setName(undefined)
  }
  function save(event: FormEvent) {
    event.preventDefault()
    const chosen = name?.trim() ?? ''
    if (chosen) keep([...filters.filter((each) => each.name !== chosen), { name: chosen, filter }])
  }

  return (
    <div className="flex flex-wrap items-end gap-x-4 gap-y-2 empty:hidden">
      {filters.map((each) => (
        <span key={each.name} className="inline-flex items-center rounded-full border border-line bg-surface">
          <button
            type="button"
            className="min-h-11 pl-4 font-medium"
            onClick={() => replace(names, each.filter)}
          >
            {each.name}
          </button>
          <button
            type="button"
            aria-label={t('savedFilters.forget', { name: each.name })}
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
            {t('savedFilters.save')}
          </Button>
          <Button look="quiet" onPress={() => replace(names, {})}>
            {t('savedFilters.reset')}
          </Button>
        </>
      )}
      {isSet && name !== undefined && (
        <form className="flex flex-wrap items-end gap-3" onSubmit={save}>
          <TextField
            label={t('savedFilters.name')}
            name="name"
            value={name}
            onChange={setName}
            maxLength={40}
          />
          <Button type="submit" look="outline">
            {t('savedFilters.save')}
          </Button>
        </form>
      )}
    </div>
  )
}
