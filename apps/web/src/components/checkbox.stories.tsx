import { useState } from 'react'
import type { StoriesMeta } from '../catalogue/stories'
import { Checkbox } from './checkbox'

export default { title: 'Forms/Checkbox' } satisfies StoriesMeta

export function Ticked() {
  const [isSelected, onChange] = useState(true)
  return (
    <Checkbox isSelected={isSelected} onChange={onChange}>
      I have read the terms
    </Checkbox>
  )
}

export function WithError() {
  const [isSelected, onChange] = useState(false)
  return (
    <Checkbox
      isSelected={isSelected}
      onChange={onChange}
      error={isSelected ? undefined : 'Please agree to the terms'}
    >
      I have read the terms
    </Checkbox>
  )
}

export function Disabled() {
  return (
    <Checkbox isSelected isDisabled onChange={() => undefined}>
      I have read the terms
    </Checkbox>
  )
}
