import { useState } from 'react'
import type { StoriesMeta } from '../catalogue/stories'
import { RangeField } from './range-field'
import { SegmentedControl } from './segmented-control'

export default { title: 'Forms/Segmented control and range' } satisfies StoriesMeta

export function Segments() {
  const [value, setValue] = useState<'month' | 'year'>('month')
  return (
    <SegmentedControl
      label="Billing period"
      value={value}
      onChange={setValue}
      options={[
        { value: 'month', text: 'Monthly' },
        { value: 'year', text: 'Yearly' },
      ]}
    />
  )
}

export function Range() {
  const [percent, setPercent] = useState(40)
  return <RangeField label="Opacity" percent={percent} onChange={setPercent} />
}
