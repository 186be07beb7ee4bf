import CardIcon from 'lucide-react/icons/credit-card'
import StoreIcon from 'lucide-react/icons/store'
import { useState } from 'react'
import type { StoriesMeta } from '../catalogue/stories'
import { ChoiceList } from './choice-list'

export default { title: 'Forms/Choice list' } satisfies StoriesMeta

export function OneOfAFew() {
  const [value, setValue] = useState<'card' | 'store'>('card')
  return (
    <ChoiceList
      label="How to pay"
      value={value}
      onChange={setValue}
      options={[
        { value: 'card', text: 'Card', hint: 'At once, on the payment provider’s page.', Icon: CardIcon },
        {
          value: 'store',
          text: 'Convenience store',
          hint: 'With a code, within seven days.',
          Icon: StoreIcon,
        },
      ]}
    />
  )
}

export function NotNow() {
  return (
    <ChoiceList
      isDisabled
      label="How to pay"
      value="card"
      onChange={() => undefined}
      options={[{ value: 'card', text: 'Card' }]}
    />
  )
}
