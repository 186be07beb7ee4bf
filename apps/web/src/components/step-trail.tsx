interface StepTrailProps {
  readonly label: string
  readonly steps: readonly string[]
  /** Index of the step that the visitor is at. */
  readonly current: number
}

/** Where one is on a way of a few steps. On a narrow screen only the current one is spelled out. */
export function StepTrail({ label, steps, current }: StepTrailProps) {
  return (
    <nav aria-label={label} className="column-wide pt-6">
      <ol className="flex gap-2 sm:gap-3">
        {steps.map((step, index) => (
          <li key={step} aria-current={index === current ? 'step' : undefined} className="min-w-0 flex-1">
            <div
              className={`h-1.5 rounded-full forced-color-adjust-none ${index <= current ? 'bg-brand' : 'bg-line'}`}
            />
            <span
              className={`sr-only text-small sm:not-sr-only sm:mt-2 sm:block ${index === current ? 'font-semibold text-brand-deep' : 'text-soft'}`}
            >
              {index + 1}. {step}
            </span>
          </li>
        ))}
      </ol>
      <p aria-hidden className="mt-2 text-small font-semibold text-brand-deep sm:hidden">
        {current + 1}. {steps[current]}
      </p>
    </nav>
  )
}
