import { ProgressBar as AriaProgressBar } from 'react-aria-components/ProgressBar'

/** @param percent 0 to 100 */
export function ProgressBar({ label, percent }: { readonly label: string; readonly percent: number }) {
  return (
    <AriaProgressBar value={percent} aria-label={label}>
      {({ valueText, percentage }) => (
        <div className="flex items-center gap-4">
          <div className="h-2.5 flex-1 overflow-hidden rounded-full bg-brand-wash">
            <div
              className="h-full rounded-full bg-brand-deep transition-[width] duration-500 ease-out"
              style={{ width: `${percentage}%` }}
            />
          </div>
          <span className="w-14 text-right whitespace-nowrap font-semibold tabular-nums">{valueText}</span>
        </div>
      )}
    </AriaProgressBar>
  )
}
