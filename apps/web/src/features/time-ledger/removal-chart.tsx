import type { RemovalPoint } from '@originseal/contracts'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import UPlot from 'uplot'
import 'uplot/dist/uPlot.min.css'
import { followTheme } from '../../theme/theme'
import { drawnHours, removalSteps } from './removal-steps.rules'
import './time-ledger.texts'

export interface RemovalChartProps {
  readonly curve: readonly RemovalPoint[]
  readonly followedHours: number
}

/** Hours that the axis names: every curve has the same, so that they can be compared. */
const ticks = [168, 336, 504, drawnHours]
const quarters = [0, 0.25, 0.5, 0.75, 1]

/** The share that was removed by the hour since filing, with its band. What it shows stands in a table, too. */
export function RemovalChart({ curve, followedHours }: RemovalChartProps) {
  const { t, i18n } = useTranslation('timeLedger')
  const { language } = i18n
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const box = place.current
    if (!box) return undefined
    const nameDay = (hours: number) => t('curve.day', { day: hours / 24 })
    const percent = new Intl.NumberFormat(language, { style: 'percent' })
    const steps = removalSteps(curve, followedHours)
    const data: UPlot.AlignedData = [
      steps.map(({ hours }) => hours),
      steps.map(({ band }) => band[1]),
      steps.map(({ band }) => band[0]),
      steps.map(({ removed }) => removed),
    ]
    const chart = new UPlot(
      optionsOf(box, nameDay, (share) => percent.format(share)),
      data,
      box,
    )
    const sizes = new ResizeObserver(() => chart.setSize(sizeOf(box)))
    sizes.observe(box)
    // The colours are asked for with every drawing.
    const redraw = () => chart.redraw()
    const stopFollowing = followTheme(redraw)
    const system = window.matchMedia('(prefers-color-scheme: dark)')
    system.addEventListener('change', redraw)
    return () => {
      sizes.disconnect()
      stopFollowing()
      system.removeEventListener('change', redraw)
      chart.destroy()
    }
  }, [curve, followedHours, t, language])
  return <div ref={place} className="h-full" />
}

const sizeOf = (box: HTMLElement) => ({ width: box.clientWidth, height: box.clientHeight })

function optionsOf(
  box: HTMLElement,
  nameDay: (hours: number) => string,
  nameShare: (share: number) => string,
): UPlot.Options {
  const stepped = UPlot.paths.stepped?.({ align: 1 })
  const colour = (name: string) => () => colourOf(box, name)
  const axis: UPlot.Axis = {
    stroke: colour('soft'),
    font: `12px ${getComputedStyle(box).fontFamily}`,
    grid: { stroke: colour('line'), width: 1 },
    ticks: { show: false },
  }
  const bound = { paths: stepped, stroke: 'transparent', points: { show: false } }
  return {
    ...sizeOf(box),
    legend: { show: false },
    cursor: { show: false },
    scales: { x: { time: false, range: [0, drawnHours] }, y: { range: [0, 1] } },
    axes: [
      {
        ...axis,
        grid: { show: false },
        splits: () => ticks,
        values: (_chart, hours) => hours.map(nameDay),
      },
      { ...axis, size: 48, splits: () => quarters, values: (_chart, shares) => shares.map(nameShare) },
    ],
    // A band is drawn over the series before it.
    series: [
      {},
      bound,
      bound,
      { paths: stepped, stroke: colour('brand-deep'), width: 2, points: { show: false } },
    ],
    bands: [{ series: [1, 2], fill: colour('brand-wash') }],
  }
}

/** A colour of the theme as a canvas understands it: tokens name one for light and one for dark. */
function colourOf(box: HTMLElement, name: string): string {
  const probe = box.appendChild(document.createElement('span'))
  probe.style.color = `var(--color-${name})`
  const { color } = getComputedStyle(probe)
  probe.remove()
  return color
}
