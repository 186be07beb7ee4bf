import { useId } from 'react'

interface RangeFieldProps {
  readonly label: string
  /** 0 to 100. */
  readonly percent: number
  readonly onChange: (percent: number) => void
}

/** A value that is felt for rather than typed. A plain range: every device has a good one of its own. */
export function RangeField({ label, percent, onChange }: RangeFieldProps) {
  const id = useId()
  return (
    <div className="flex flex-wrap items-center gap-x-4">
      <label htmlFor={id} className="text-small text-soft">
        {label}
      </label>
      <input
        id={id}
        type="range"
        min={0}
        max={100}
        value={percent}
        aria-valuetext={`${percent}%`}
        onChange={(event) => onChange(event.target.valueAsNumber)}
        className="h-11 min-w-40 flex-1 accent-brand-deep"
      />
    </div>
  )
}
