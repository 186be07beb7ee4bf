import type { ScoreReason, ScoreSignal } from '@originseal/contracts'

/** A named observation and what it adds. Undefined where nothing can be said: what is unknown moves no score. */
export interface Signal<Input> {
  readonly name: ScoreSignal
  readonly weigh: (input: Input) => Omit<ScoreReason, 'signal'> | undefined
}

/** All that the signals say, in their order. */
export function reasonsFor<Input>(signals: readonly Signal<Input>[], input: Input): ScoreReason[] {
  return signals.flatMap((signal) => {
    const weighed = signal.weigh(input)
    return weighed && weighed.points !== 0 ? [{ signal: signal.name, ...weighed }] : []
  })
}

export function sumOf(base: number, reasons: readonly ScoreReason[]): number {
  const sum = reasons.reduce((total, reason) => total + reason.points, base)
  return Math.round(Math.min(100, Math.max(0, sum)))
}
