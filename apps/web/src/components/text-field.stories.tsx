import { useState } from 'react'
import type { StoriesMeta } from '../catalogue/stories'
import { PasswordField } from './password-field'
import { TextField } from './text-field'

export default { title: 'Forms/Text field' } satisfies StoriesMeta

export function WithHint() {
  const [value, setValue] = useState('')
  return (
    <TextField
      label="Real name"
      name="realName"
      hint="As it is to stand on the certificate"
      isRequired
      value={value}
      onChange={setValue}
    />
  )
}

export function WithError() {
  const [value, setValue] = useState('ming@')
  return (
    <TextField
      label="E-mail"
      name="email"
      type="email"
      error="Please write a whole address"
      value={value}
      onChange={setValue}
    />
  )
}

export function Disabled() {
  return <TextField label="Phone" name="phone" value="0912345678" onChange={() => undefined} isDisabled />
}

export function Password() {
  const [value, setValue] = useState('correct horse')
  return <PasswordField label="Password" name="password" value={value} onChange={setValue} />
}
