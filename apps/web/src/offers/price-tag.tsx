import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import './offers.texts'
import { priceText } from './price'

interface PriceTagProps {
  /** Whole NT$, tax included. */
  readonly amount: number
  /** For how long it pays; once where it is absent. */
  readonly per?: 'month' | 'year'
  readonly remark?: ReactNode
  readonly size?: 'usual' | 'large'
}

/** A price, and for how long it pays. */
export function PriceTag({ amount, per, remark, size = 'usual' }: PriceTagProps) {
  const { t } = useTranslation('offers')
  return (
    <p>
      <span className={`font-bold tabular-nums ${size === 'large' ? 'text-title' : 'text-subheading'}`}>
        {priceText(amount)}
      </span>
      {per && (
        <>
          {' '}
          <span className="whitespace-nowrap text-small text-soft">{t(`per.${per}`)}</span>
        </>
      )}
      {remark && <span className="block text-small text-soft">{remark}</span>}
    </p>
  )
}
