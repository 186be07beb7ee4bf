import type { SealAnchor } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import { Notice } from '../../components/notice'
import { isIncluded } from './inclusion.rules'

interface InclusionCheckProps {
  readonly commitment: string
  readonly anchor: SealAnchor
}

/** Recomputes the way from the seal's commitment to the root that stands on the chain. */
export function InclusionCheck({ commitment, anchor }: InclusionCheckProps) {
  const { t } = useTranslation('verification')
  const holds = isIncluded({ commitment, ...anchor })
  return (
    <section aria-labelledby="check-inclusion" className="card space-y-4 p-5 sm:p-6">
      <h2 id="check-inclusion" className="text-subheading font-semibold">
        {t('inclusion.title')}
      </h2>
      <p className="text-soft">
        {t('inclusion.text', { index: anchor.leafIndex + 1, size: anchor.treeSize })}
      </p>
      <Notice tone={holds ? 'good' : 'bad'}>{holds ? t('inclusion.holds') : t('inclusion.fails')}</Notice>
      <details>
        <summary className="link w-fit cursor-pointer">{t('inclusion.path')}</summary>
        <ol className="mt-3 space-y-1 font-mono text-xs break-all">
          <li>{commitment}</li>
          {anchor.path.map((sibling) => (
            <li key={sibling}>+ {sibling}</li>
          ))}
          <li className="font-semibold">= {anchor.root}</li>
        </ol>
      </details>
      <p className="text-small text-soft">{t('inclusion.limits')}</p>
    </section>
  )
}
