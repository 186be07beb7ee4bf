import { useMemo } from 'react'
import { create } from 'qrcode'

interface QrCodeProps {
  readonly text: string
  /** What a screen reader says of the picture. */
  readonly label: string
}

/** Dark on white whatever the theme, with the quiet zone of four modules that readers want (ISO/IEC 18004). */
export function QrCode({ text, label }: QrCodeProps) {
  const { size, path } = useMemo(() => {
    const { modules } = create(text)
    const dark = [...modules.data].flatMap((isDark, at) =>
      isDark ? [`M${(at % modules.size) + 4} ${Math.floor(at / modules.size) + 4}h1v1h-1z`] : [],
    )
    return { size: modules.size + 8, path: dark.join('') }
  }, [text])
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      className="size-52 bg-white text-black"
    >
      <path d={path} fill="currentColor" shapeRendering="crispEdges" />
    </svg>
  )
}
