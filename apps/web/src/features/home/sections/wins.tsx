import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { buttonLook } from '../../../components/button-look'
import { useReadVictoriesQuery } from './home.api'
import { Section } from './section'
import { platformName } from '../../../components/platform-name'
import { mostCards, victoriesIn, type Victory } from './victories.rules'

/** Recent successes as cards, and all of them on a wall that goes round in 28 s and can be stopped (HOME-12). */
export function Wins() {
  const { t } = useTranslation('homeSections')
  const victories = victoriesIn(useReadVictoriesQuery().data)
  const [first] = victories
  if (!first) return null
  return (
    <Section title={t(first.isSample ? 'wins.title' : 'wins.realTitle')} isTinted>
      <p className="mt-4 text-soft">{t(first.isSample ? 'wins.text' : 'wins.realText')}</p>
      <ul className="mt-6 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {victories.slice(0, mostCards).map((victory) => (
          <li key={victory.caseId} className="card p-5">
            <WinText victory={victory} />
          </li>
        ))}
      </ul>
      <Wall victories={victories} />
    </Section>
  )
}

function WinText({ victory: { caseId, platform, ttrHours, isSample } }: { readonly victory: Victory }) {
  const { t } = useTranslation('homeSections')
  return (
    <>
      <p className="flex flex-wrap items-center justify-between gap-2">
        <span className="font-semibold">{platformName(platform) ?? t('wins.otherPlatform')}</span>
        {isSample && (
          <span className="rounded-full border border-line px-2.5 py-0.5 text-small text-soft">
            {t('wins.sample')}
          </span>
        )}
      </p>
      <p className="mt-1">{t('wins.hours', { count: ttrHours })}</p>
      <p className="text-small text-soft tabular-nums">{caseId}</p>
    </>
  )
}

/** Each twice, so that the wall's end is followed by its beginning. */
const halves = ['first', 'second'] as const

function Wall({ victories }: { readonly victories: readonly Victory[] }) {
  const { t } = useTranslation('homeSections')
  const [isStopped, setStopped] = useState(false)
  const textOf = ({ platform, ttrHours, isSample }: Victory) =>
    [
      platformName(platform) ?? t('wins.otherPlatform'),
      t('wins.hours', { count: ttrHours }),
      ...(isSample ? [t('wins.sample')] : []),
    ].join(' · ')
  return (
    <div className="mt-6">
      <div className="overflow-hidden" aria-hidden>
        <ul
          className={`flex w-max gap-3 hover:[animation-play-state:paused] motion-safe:animate-wall ${isStopped ? '[animation-play-state:paused]' : ''}`}
        >
          {halves.flatMap((half) =>
            victories.map((victory) => (
              <li
                key={`${half} ${victory.caseId}`}
                className="rounded-full border border-line bg-surface px-4 py-2 text-small"
              >
                {textOf(victory)}
              </li>
            )),
          )}
        </ul>
      </div>
      <button
        type="button"
        aria-pressed={isStopped}
        className={buttonLook('quiet', 'text-small motion-reduce:hidden')}
        onClick={() => setStopped(!isStopped)}
      >
        {t(isStopped ? 'wins.go' : 'wins.stop')}
      </button>
    </div>
  )
}
