import { ProgressBar as AriaProgressBar } from 'react-aria-components/ProgressBar'

interface ProgressBarProps {
  readonly label: string
  /** 0 to 100; without it nobody knows how far it is. */
  readonly percent: number | undefined
}

export function ProgressBar({ label, percent }: ProgressBarProps) {
  const isIndeterminate = percent === undefined
  return (
    <AriaProgressBar value={percent ?? 0} isIndeterminate={isIndeterminate} aria-label={label}>
      {({ valueText, percentage }) => (
        <div className="flex items-center gap-4">
          <div className="h-2.5 flex-1 overflow-hidden rounded-full border border-transparent bg-brand-wash">
            <div
              className={`h-full rounded-full bg-brand-deep forced-color-adjust-none ${isIndeterminate ? 'animate-breathe' : 'transition-[width] duration-500 ease-out'}`}
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
