import { useState } from 'react'
import type { StoriesMeta } from '../catalogue/stories'
import { CommandForm } from './command-form'
import { KeywordsField } from './keywords-field'
import { PasswordStrengthHint } from './password-strength-hint'
import { PictureField } from './picture-field'
import { TextAreaField } from './text-area-field'
import { TypedFilter } from './typed-filter'

export default { title: 'Forms/Long text, keywords, picture, commands' } satisfies StoriesMeta

export function LongText() {
  const [value, setValue] = useState('')
  return <TextAreaField label="Message" name="message" hint="Up to 2,000" value={value} onChange={setValue} />
}

export function Keywords() {
  const [keywords, setKeywords] = useState(['morning', 'coast'])
  return (
    <KeywordsField
      label="Keywords"
      hint="Divided by commas"
      keywords={keywords}
      onChange={setKeywords}
      maxLength={200}
    />
  )
}

export function Filter() {
  const [value, setValue] = useState('')
  return <TypedFilter label="Search" hint="A number or an id" value={value} onChange={setValue} />
}

const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=='
const aPicture = () =>
  new File([Uint8Array.from(atob(pixel), (letter) => letter.charCodeAt(0))], 'morning.png', {
    type: 'image/png',
  })

interface PictureProps {
  readonly picked?: File
  readonly error?: string
}

function Picture({ picked, error }: PictureProps) {
  const [file, setFile] = useState(picked)
  return (
    <PictureField
      label="Picture"
      hint="JPG, PNG or WEBP, up to 25 MB"
      invitation="Choose, drop or paste a picture"
      previewLabel="The picked picture"
      file={file}
      onPick={setFile}
      error={error}
    />
  )
}

export function NoPicture() {
  return <Picture />
}

export function RefusedPicture() {
  return <Picture error="This file is no picture" />
}

export function PickedPicture() {
  return <Picture picked={aPicture()} />
}

export function PasswordStrength() {
  return (
    <div className="space-y-3">
      {['abc', 'abcdef', 'sunny morning', 'correct horse battery staple'].map((password) => (
        <PasswordStrengthHint key={password} password={password} minimum={6} />
      ))}
    </div>
  )
}

export function Commands() {
  return (
    <div className="space-y-6">
      <CommandForm
        text="Refund"
        fields={[
          { name: 'amount', label: 'Amount', isAmount: true, value: '300' },
          { name: 'reason', label: 'Reason' },
        ]}
        onSend={() => Promise.resolve({})}
      />
      <CommandForm
        text="Decide"
        fields={[
          {
            name: 'decision',
            label: 'Decision',
            value: 'upheld',
            options: [
              { value: 'upheld', text: 'Upheld' },
              { value: 'dismissed', text: 'Dismissed' },
            ],
          },
        ]}
        onSend={() => Promise.resolve({})}
      />
    </div>
  )
}
