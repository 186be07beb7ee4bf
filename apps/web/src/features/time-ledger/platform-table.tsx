import type { PlatformTimes } from '@originseal/contracts'
import { useTranslation } from 'react-i18next'
import './time-ledger.texts'
import { useFigureTexts } from './use-figure-texts'

const cell = 'py-3 pl-3 text-right align-top tabular-nums'
const head = 'py-2 pl-3 text-right font-semibold align-bottom'

/** All platforms side by side; where too few were filed, how many. */
export function PlatformTable({ platforms }: { readonly platforms: readonly PlatformTimes[] }) {
  const { t } = useTranslation('timeLedger')
  const texts = useFigureTexts()
  return (
    <section aria-labelledby="platforms">
      <h2 id="platforms" className="text-heading font-bold">
        {t('table.title')}
      </h2>
      <table className="mt-4 w-full text-small sm:text-body">
        <thead className="border-b-2 border-line">
          <tr>
            <th scope="col" className="py-2 text-left align-bottom font-semibold">
              {t('table.platform')}
            </th>
            {(['filed', 'median', 'within72', 'byClaimant'] as const).map((name) => (
              <th key={name} scope="col" className={head}>
                {t(`table.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {platforms.map(({ platform, filed, seenByClaimant, figures }) => (
            <tr key={platform}>
              <th scope="row" className="py-3 text-left align-top font-medium">
                {texts.nameOf(platform)}
              </th>
              <td className={cell}>{texts.count(filed)}</td>
              {figures ? (
                <>
                  <td className={cell}>{texts.hours(figures.medianHours)}</td>
                  <td className={cell}>{texts.share(figures.downWithin72Hours)}</td>
                </>
              ) : (
                <td colSpan={2} className={`${cell} text-soft`}>
                  {t('table.tooFew')}
                </td>
              )}
              <td className={cell}>{texts.count(seenByClaimant)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
