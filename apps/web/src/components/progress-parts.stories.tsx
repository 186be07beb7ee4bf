import type { StoriesMeta } from '../catalogue/stories'
import { Countdown } from './countdown'
import { QuotaMeter } from './quota-meter'
import { StepList } from './step-list'
import { Timeline } from './timeline'

export default { title: 'Data/Time line, steps, quota, countdown' } satisfies StoriesMeta

const inADay = new Date(Date.now() + 93_784_000).toISOString()

export function WhatHappened() {
  return (
    <Timeline
      label="The case"
      entries={[
        { id: '1', at: '2026-11-20T08:00:00Z', title: 'Opened', tone: 'active' },
        { id: '2', at: '2026-11-20T09:10:00Z', title: 'Notice sent', text: 'By mail, with the report.' },
        { id: '3', at: '2026-11-21T07:30:00Z', title: 'Page removed', tone: 'good' },
      ]}
    />
  )
}

const steps = ['Search', 'Compare', 'Report'].map((text) => ({ id: text, text }))

export function Running() {
  return <StepList label="Running" steps={steps} current={1} />
}

export function Failed() {
  return <StepList label="Failed" steps={steps} current={1} hasFailed />
}

export function Quota() {
  return (
    <div className="max-w-sm space-y-6">
      <QuotaMeter label="Seals" used={2} total={5} remark="Begins anew on 1 December" />
      <QuotaMeter label="Scans" used={9} total={10} />
      <QuotaMeter label="Takedowns" used={3} total={3} />
    </div>
  )
}

export function TimeLeft() {
  return <Countdown label="The offer ends in" until={inADay} />
}

export function TimeIsUp() {
  return <Countdown label="The offer" until="2026-01-01T00:00:00Z" />
}
