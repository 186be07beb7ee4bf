const shape =
  'inline-flex min-h-12 items-center justify-center gap-2 rounded-xl border py-2.5 text-center font-semibold transition-colors'

const looks = {
  primary:
    'px-6 border-transparent bg-brand-deep text-on-brand hover:bg-brand-dark data-hovered:bg-brand-dark',
  secondary:
    'px-6 border-brand-deep bg-surface text-brand-deep hover:bg-brand-tint data-hovered:bg-brand-tint',
  outline: 'px-6 border-field bg-surface text-ink hover:bg-paper data-hovered:bg-paper',
  quiet:
    'border-none text-brand-deep underline underline-offset-4 hover:text-brand-dark data-hovered:text-brand-dark',
} as const

export type ButtonLook = keyof typeof looks

const off =
  'data-disabled:cursor-not-allowed data-disabled:border-line data-disabled:bg-line data-disabled:text-soft'

/** The classes of anything that looks like a button: buttons and links share them. */
export function buttonLook(look: ButtonLook, more = ''): string {
  return `${shape} ${looks[look]} ${look === 'quiet' ? '' : off} ${more}`
}
