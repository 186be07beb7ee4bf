import { Meter } from 'react-aria-components/Meter'
import { useTranslation } from 'react-i18next'
import './components.texts'

interface QuotaMeterProps {
  readonly label: string
  readonly used: number
  readonly total: number
  /** When it begins anew, or what more there is. */
  readonly remark?: string
}

/** From so large a part on, it is nearly used up. */
const NEARLY = 0.8

/** How much of what one has is used. */
export function QuotaMeter({ label, used, total, remark }: QuotaMeterProps) {
  const { t, i18n } = useTranslation('components')
  const figures = new Intl.NumberFormat(i18n.language)
  const part = total === 0 ? 1 : used / total
  const bar = part >= 1 ? 'bg-bad' : part >= NEARLY ? 'bg-warn' : 'bg-brand-deep'
  const said = t('quota', { used: figures.format(used), total: figures.format(total) })
  return (
    <Meter value={Math.min(used, total)} maxValue={Math.max(1, total)} valueLabel={said} aria-label={label}>
      {({ percentage }) => (
        <>
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="font-semibold">{label}</span>
            <span className="text-small tabular-nums">{said}</span>
          </div>
          <div className="mt-1.5 h-2.5 overflow-hidden rounded-full border border-transparent bg-line forced-colors:border-[CanvasText]">
            <div
              className={`h-full forced-colors:bg-[Highlight] ${bar}`}
              style={{ width: `${total === 0 ? 100 : percentage}%` }}
            />
          </div>
          {remark && <p className="mt-1 text-small text-soft">{remark}</p>}
        </>
      )}
    </Meter>
  )
}
