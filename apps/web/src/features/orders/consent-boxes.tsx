import type { OrderItem } from '@originseal/contracts'
import type { RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import { Checkbox } from '../../components/checkbox'

interface ConsentBoxesProps {
  readonly item: OrderItem
  readonly hasAgreed: boolean
  readonly onAgree: (now: boolean) => void
  readonly startsNow: boolean
  readonly onStart: (now: boolean) => void
  readonly isMissing: boolean
  readonly termsBox: RefObject<HTMLInputElement | null>
}

/**
 * What the buyer is told before they order (Consumer Protection Act, 18 and 19), and what they agree to. That it begins at
 * once is asked for by itself and not ticked before.
 */
export function ConsentBoxes(boxes: ConsentBoxesProps) {
  const { t } = useTranslation('orders')
  return (
    <div className="space-y-5">
      <div className="space-y-2 text-small text-soft">
        <p>{t('consent.coolingOff')}</p>
        <p>{t('consent.howTo')}</p>
      </div>
      <div className="space-y-2">
        <Checkbox
          isSelected={boxes.hasAgreed}
          onChange={boxes.onAgree}
          inputRef={boxes.termsBox}
          error={boxes.isMissing ? t('fault.terms') : undefined}
        >
          {t('consent.terms')}
        </Checkbox>
        <p className="flex flex-wrap gap-x-5 pl-9 text-small">
          <NewTabLink to="/terms">{t('consent.readTerms')}</NewTabLink>
          <NewTabLink to="/refund-policy">{t('consent.readRefunds')}</NewTabLink>
          <NewTabLink to="/privacy">{t('consent.readPrivacy')}</NewTabLink>
        </p>
      </div>
      <Checkbox isSelected={boxes.startsNow} onChange={boxes.onStart}>
        {t(boxes.item.kind === 'scan-unlock' ? 'consent.startLinks' : 'consent.startUnits')}
      </Checkbox>
    </div>
  )
}

function NewTabLink({ to, children }: { readonly to: string; readonly children: string }) {
  const { t } = useTranslation('orders')
  return (
    <a href={to} target="_blank" rel="noopener" className="link inline-flex min-h-8 items-center">
      {children} <span className="sr-only">{t('consent.newTab')}</span>
    </a>
  )
}
