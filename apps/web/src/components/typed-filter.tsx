import { useId, useState } from 'react'
import { TextField } from './text-field'

interface TypedFilterProps {
  readonly label: string
  readonly hint?: string
  /** The one that is in effect. */
  readonly value: string
  readonly onChange: (value: string) => void
}

/** A filter that is typed. It takes effect when it is left or Enter is pressed, not with each letter. */
export function TypedFilter(props: TypedFilterProps) {
  // A value that came from elsewhere, such as a link, takes the place of what was typed.
  return <TypedField key={props.value} {...props} />
}

function TypedField({ label, hint, value, onChange }: TypedFilterProps) {
  const name = useId()
  const [typed, setTyped] = useState(value)
  const apply = (): void => {
    if (typed.trim() !== value) onChange(typed.trim())
  }
  return (
    <TextField
      label={label}
      {...(hint !== undefined && { hint })}
      name={name}
      value={typed}
      onChange={setTyped}
      onBlur={apply}
      onKeyDown={({ key }) => key === 'Enter' && apply()}
      autoComplete="off"
    />
  )
}
