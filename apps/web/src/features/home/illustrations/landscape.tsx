/** A small landscape that stands for a visitor's work; drawn on 270 by 168 and scaled to its frame. */
export function Landscape({ width, height }: { readonly width: number; readonly height: number }) {
  return (
    <svg width={width} height={height} viewBox="0 0 270 168" preserveAspectRatio="xMidYMid slice">
      <rect width="270" height="168" rx="10" fill="#fbe3d6" />
      <circle cx="196" cy="52" r="24" fill="#f6a98b" />
      <path
        d="M0 128c40-46 70-60 98-34 22-30 52-42 84-8 26-18 54-10 88 22v50a10 10 0 0 1-10 10H10a10 10 0 0 1-10-10z"
        fill="#e38bb6"
      />
      <path
        d="M0 146c50-30 92-34 132-12 44-24 92-22 138 6v18a10 10 0 0 1-10 10H10a10 10 0 0 1-10-10z"
        fill="#b4457f"
      />
    </svg>
  )
}
