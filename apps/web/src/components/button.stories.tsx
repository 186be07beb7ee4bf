import type { StoriesMeta } from '../catalogue/stories'
import { Button } from './button'
import { ButtonLink } from './button-link'

export default { title: 'Actions/Button' } satisfies StoriesMeta

export function Looks() {
  return (
    <div className="flex flex-wrap items-center gap-4">
      <Button>Primary</Button>
      <Button look="secondary">Secondary</Button>
      <Button look="outline">Outline</Button>
      <Button look="quiet">Quiet</Button>
    </div>
  )
}

export function Disabled() {
  return (
    <div className="flex flex-wrap items-center gap-4">
      <Button isDisabled>Primary</Button>
      <Button look="secondary" isDisabled>
        Secondary
      </Button>
      <Button look="outline" isDisabled>
        Outline
      </Button>
    </div>
  )
}

export function AsLink() {
  return <ButtonLink to="/pricing">A link as weighty as a button</ButtonLink>
}
