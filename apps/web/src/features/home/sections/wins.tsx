import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { buttonLook } from '../../../components/button-look'
import { mostCards, sampleVictories, type Victory } from './victories'

/** Recent successes as cards, and all of them on a wall that goes round in 28 s and can be stopped (HOME-12). */
export function Wins() {
  const { t } = useTranslation('homeSections')
  return (
    <>
      <p className="mt-4 text-soft">{t('wins.text')}</p>
      <ul className="mt-6 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {sampleVictories.slice(0, mostCards).map((victory) => (
          <li key={victory.caseId} className="card p-5">
            <WinText victory={victory} />
          </li>
        ))}
      </ul>
      <Wall />
    </>
  )
}

function WinText({ victory: { caseId, platform, ttrHours } }: { readonly victory: Victory }) {
  const { t } = useTranslation('homeSections')
  return (
    <>
      <p className="flex flex-wrap items-center justify-between gap-2">
        <span className="font-semibold">{platform}</span>
        <span className="rounded-full border border-line px-2.5 py-0.5 text-small text-soft">
          {t('wins.sample')}
        </span>
      </p>
      <p className="mt-1">{t('wins.hours', { count: ttrHours })}</p>
      <p className="text-small text-soft tabular-nums">{caseId}</p>
    </>
  )
}

/** Twice, so that its end is followed by its beginning. */
const goingRound = ['first', 'second'].flatMap((half) =>
  sampleVictories.map((victory) => ({ victory, key: `${half} ${victory.caseId}` })),
)

function Wall() {
  const { t } = useTranslation('homeSections')
  const [isStopped, setStopped] = useState(false)
  return (
    <div className="mt-6">
      <div className="overflow-hidden" aria-hidden>
        <ul
          className={`flex w-max gap-3 hover:[animation-play-state:paused] motion-safe:animate-wall ${isStopped ? '[animation-play-state:paused]' : ''}`}
        >
          {goingRound.map(({ key, victory: { platform, ttrHours } }) => (
            <li key={key} className="rounded-full border border-line bg-surface px-4 py-2 text-small">
              {platform} · {t('wins.hours', { count: ttrHours })} · {t('wins.sample')}
            </li>
          ))}
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
