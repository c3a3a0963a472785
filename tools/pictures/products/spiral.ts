import { fullSheet } from '#tools/pictures/engine/sewing.ts'
import { METAL, type Piece, SHADOWS } from './soft.ts'

/** Wire loops along a line, each through its hole. */
export function spiral(
  from: readonly [number, number],
  to: readonly [number, number],
  count: number,
): readonly Piece[] {
  const isUpright = from[0] === to[0]
  const places = Array.from({ length: count }, (_, index) => {
    const share = index / (count - 1)
    return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share] as const
  })
  const holes = places.map(([x, y]) =>
    isUpright
      ? `<circle cx="${x + 28}" cy="${y}" r="9"/>`
      : `<circle cx="${x}" cy="${y + 28}" r="9"/>`,
  )
  const loops = places.map(([x, y]) =>
    isUpright
      ? `<path d="M${x + 30},${y - 5}C${x - 44},${y - 26} ${x - 44},${y + 12} ${x + 28},${y + 5}" fill="none" stroke="#fff" stroke-width="8"/>`
      : `<path d="M${x - 5},${y + 30}C${x - 26},${y - 44} ${x + 12},${y - 44} ${x + 5},${y + 28}" fill="none" stroke="#fff" stroke-width="8"/>`,
  )
  return [
    {
      outline: holes.join(''),
      art: fullSheet('#20242C'),
      finish: { specular: 0 },
      volume: [{ radius: 3, rise: -4 }],
    },
    {
      outline: loops.join(''),
      art: fullSheet('#C2C6CB'),
      finish: METAL,
      volume: [{ radius: 4, rise: 8 }],
      shadow: SHADOWS.thin,
    },
  ]
}
