export function BellMark() {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden
      className="size-6 stroke-ink"
      fill="none"
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M6 9.5a6 6 0 0 1 12 0c0 5 2 6.5 2 6.5H4s2-1.5 2-6.5ZM10 19.5a2.2 2.2 0 0 0 4 0" />
    </svg>
  )
}
