import { CODE39 } from 'jsbarcode/bin/barcodes/CODE39/index.js'

/** Modules of quiet on each side, as scanners need it. */
const quiet = 10
const height = 60

/** A Code 39 barcode with its text below, dark on white in every theme: a store's scanner reads it off the screen. */
export function Barcode({ text }: { readonly text: string }) {
  const { data } = new CODE39(text, {}).encode()
  const bars = [...data.matchAll(/1+/g)].map(({ index, 0: bar }) => ({ x: index + quiet, width: bar.length }))
  return (
    <figure className="rounded-lg bg-[#fff] px-1 py-3 text-center text-[#000] forced-color-adjust-none">
      <svg
        role="img"
        aria-label={text}
        viewBox={`0 0 ${data.length + 2 * quiet} ${height}`}
        preserveAspectRatio="none"
        shapeRendering="crispEdges"
        className="h-16 w-full"
      >
        {bars.map(({ x, width }) => (
          <rect key={x} x={x} y={0} width={width} height={height} fill="#000" />
        ))}
      </svg>
      <figcaption className="font-mono text-small">{text}</figcaption>
    </figure>
  )
}
