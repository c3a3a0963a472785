import type { ReactElement } from 'react'
import { encode } from 'uqr'

/** As one path, always dark on light, as scanners need it. */
export function QrCode({
  text,
  label,
}: {
  readonly text: string
  readonly label: string
}): ReactElement {
  const { data, size } = encode(text, { border: 3 })
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('')
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="size-52 rounded-md bg-white forced-color-adjust-none"
    >
      <path d={path} fill="#000" />
    </svg>
  )
}
