import type { ReactElement } from 'react'
import { barsOf, ean13Modules } from './ean13.ts'

/** Quiet zone in modules on both sides, required by scanners. */
const QUIET = 11
const HEIGHT = 48

/** Always dark on white, because scanners read it from the screen. */
export function BarCode({
  code,
  label,
}: {
  readonly code: string
  readonly label: string
}): ReactElement {
  const modules = ean13Modules(code)
  return (
    <figure className="rounded-sm bg-white p-3">
      {modules === null ? null : (
        <svg
          viewBox={`0 0 ${modules.length + 2 * QUIET} ${HEIGHT}`}
          role="img"
          aria-label={label}
          shapeRendering="crispEdges"
          className="w-full text-ink"
        >
          {barsOf(modules).map(({ at, width }) => (
            <rect key={at} x={at + QUIET} width={width} height={HEIGHT} fill="currentColor" />
          ))}
        </svg>
      )}
      <figcaption className="mt-1.5 text-center text-lg tracking-[0.2em] figures">
        {code}
      </figcaption>
    </figure>
  )
}
