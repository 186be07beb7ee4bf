import { ProgressBar as AriaProgressBar } from 'react-aria-components/ProgressBar'

interface ProgressBarProps {
  readonly label: string
  /** 0 to 100; without it nobody knows how far it is. */
  readonly percent: number | undefined
}

const filled = 'bg-brand-deep transition-[width] duration-500 ease-out'
/** So that it is not taken for a full bar, also where nothing moves. */
const stripes =
  'animate-breathe bg-[repeating-linear-gradient(-45deg,var(--color-brand-deep)_0_0.5rem,var(--color-brand-wash)_0.5rem_1rem)]'

export function ProgressBar({ label, percent }: ProgressBarProps) {
  const isIndeterminate = percent === undefined
  return (
    <AriaProgressBar value={percent ?? 0} isIndeterminate={isIndeterminate} aria-label={label}>
      {({ valueText, percentage }) => (
        <div className="flex items-center gap-4">
          <div className="h-2.5 flex-1 overflow-hidden rounded-full border border-transparent bg-brand-wash">
            <div
              className={`h-full rounded-full forced-color-adjust-none ${isIndeterminate ? stripes : filled}`}
              style={{ width: isIndeterminate ? '100%' : `${percentage}%` }}
            />
          </div>
          {!isIndeterminate && (
            <span className="w-14 text-right whitespace-nowrap font-semibold tabular-nums">{valueText}</span>
          )}
        </div>
      )}
    </AriaProgressBar>
  )
}
