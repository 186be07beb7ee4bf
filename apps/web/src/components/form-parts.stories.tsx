import { useState } from 'react'
import type { StoriesMeta } from '../catalogue/stories'
import { ComboboxField } from './combobox-field'
import { DateField } from './date-field'
import { ErrorSummary } from './error-summary'
import { FileQueue } from './file-queue/file-queue'
import { useFileQueue } from './file-queue/use-file-queue'
import { SaveState } from './save-state'
import { SelectField } from './select-field'

export default { title: 'Forms/Select, combobox, date, files' } satisfies StoriesMeta

const options = ['Taiwan', 'Japan', 'Korea', 'Singapore', 'Thailand'].map((text) => ({ value: text, text }))

export function Select() {
  const [value, setValue] = useState('Taiwan')
  return <SelectField label="Country" value={value} onChange={setValue} options={options} />
}

export function Combobox() {
  const [value, setValue] = useState<string | null>('Japan')
  return <ComboboxField label="Country or region" value={value} onChange={setValue} options={options} />
}

export function ComboboxWithAFault() {
  return (
    <ComboboxField
      label="Country of the seller"
      value={null}
      onChange={() => undefined}
      options={options}
      hint="Where the shop is registered."
      error="Please choose one."
    />
  )
}

export function Day() {
  const [value, setValue] = useState('2026-11-21')
  return <DateField label="First published on" value={value} onChange={setValue} latest="2026-11-22" />
}

export function DayWithAFault() {
  return (
    <DateField
      label="Day of the sale"
      value=""
      onChange={() => undefined}
      isRequired
      error="Please enter a day."
    />
  )
}

export function Faults() {
  return (
    <ErrorSummary
      faults={[
        { fieldId: 'name', text: 'Please enter a name.' },
        { fieldId: 'day', text: 'Please enter a day.' },
      ]}
    />
  )
}

export function SavesItself() {
  return (
    <>
      <SaveState state="saving" onRetry={() => undefined} />
      <SaveState state="saved" onRetry={() => undefined} />
      <SaveState state="failed" onRetry={() => undefined} />
    </>
  )
}

export function Files() {
  const queue = useFileQueue({
    send: async (file, { onProgress }) => onProgress(file.size / 2),
    faultText: String,
    refuse: ({ size }) => (size > 1_000_000 ? 'Larger than 1 MB.' : undefined),
  })
  return (
    <FileQueue
      label="Pictures"
      invitation="Choose pictures, or drop them here"
      hint="Up to 1 MB each"
      queue={queue}
    />
  )
}
