import { useState } from 'react'
import type { StoriesMeta } from '../catalogue/stories'
import { DisclosureButton } from './disclosure-button'
import { LoadingGroup } from './loading-group'
import { Page } from './page'
import { Skeleton } from './skeleton'

export default { title: 'Shells/Page' } satisfies StoriesMeta

export function InAForm() {
  return (
    <Page title="Register" lead="A minute, and five seals are yours.">
      <p>The form.</p>
    </Page>
  )
}

export function ToCompare() {
  return (
    <Page title="Users" lead="Every account." width="wide">
      <p>The table.</p>
    </Page>
  )
}

export function WithAPartThatIsHidden() {
  const [isOpen, setOpen] = useState(false)
  return (
    <Page title="Certificate">
      <DisclosureButton isOpen={isOpen} onToggle={setOpen} controls="details">
        Details
      </DisclosureButton>
      <p id="details" hidden={!isOpen}>
        The fingerprints.
      </p>
    </Page>
  )
}

export function PartsThatLoad() {
  return (
    <LoadingGroup>
      <p>This part is there, and waits for the other.</p>
      <Skeleton lines={3} />
    </LoadingGroup>
  )
}

export function PartsThatAreThere() {
  return (
    <LoadingGroup>
      <p>One part.</p>
      <p>The other.</p>
    </LoadingGroup>
  )
}
