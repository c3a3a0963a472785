import { createRandom } from '#tools/pictures/engine/noise.ts'

type Stop = readonly [offset: number, color: string]

/** A sky from the top of the picture down to a height. */
export function sky(stops: readonly Stop[], height = 800, width = 1200): string {
  const colors = stops.map(([offset, color]) => `<stop offset="${offset}" stop-color="${color}"/>`)
  return `<linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">${colors.join('')}</linearGradient><rect width="${width}" height="${height}" fill="url(#sky)"/>`
}

export function stars(count: number, height: number, seed: number): string {
  const random = createRandom(seed)
  return Array.from(
    { length: count },
    () =>
      `<circle cx="${(random() * 1200).toFixed(0)}" cy="${(random() * height).toFixed(0)}" r="${(0.8 + random() * 1.5).toFixed(1)}" fill="#fff" opacity="${(0.25 + random() * 0.6).toFixed(2)}"/>`,
  ).join('')
}

/** A ridge of hills across the picture; its knots lie a step apart, their heights come from the seed. */
export function ridge(base: number, rise: number, color: string, seed: number, step = 150): string {
  const random = createRandom(seed)
  let path = `M-40 ${base + 400}V${(base - rise * random()).toFixed(0)}`
  for (let x = -40; x < 1240; x += step) {
    const top = base - rise * (0.15 + 0.85 * random())
    const next = base - rise * 0.5 * random()
    path += `C${x + step * 0.2} ${top.toFixed(0)} ${x + step * 0.35} ${top.toFixed(0)} ${x + step * 0.5} ${top.toFixed(0)}S${(x + step * 0.8).toFixed(0)} ${next.toFixed(0)} ${x + step} ${next.toFixed(0)}`
  }
  return `<path d="${path}V${base + 400}Z" fill="${color}"/>`
}

/** Peaks with straight flanks, the sunny side lighter. */
export function peaks(
  tops: readonly (readonly [x: number, y: number, half: number])[],
  base: number,
  [dark, light]: readonly [string, string],
): string {
  return tops
    .map(
      ([x, y, half]) =>
        `<path d="M${x - half} ${base}L${x} ${y}L${x + half} ${base}Z" fill="${dark}"/><path d="M${x} ${y}L${x + half} ${base}H${x + half * 0.16}L${x - half * 0.1} ${y + (base - y) * 0.62}L${x + half * 0.1} ${y + (base - y) * 0.4}Z" fill="${light}"/>`,
    )
    .join('')
}

/** Broken light on water, wider toward the viewer. */
export function glitter(
  x: number,
  top: number,
  bottom: number,
  color: string,
  seed: number,
): string {
  const random = createRandom(seed)
  return Array.from({ length: 80 }, () => {
    const share = random()
    const width = 12 + random() * 70 * (0.35 + share)
    const left = x + (random() - 0.5) * 2 * (70 + share * 260) - width / 2
    return `<rect x="${left.toFixed(0)}" y="${(top + share * (bottom - top)).toFixed(0)}" width="${width.toFixed(0)}" height="${(2 + share * 4).toFixed(1)}" rx="2" fill="${color}" opacity="${(0.2 + random() * 0.55).toFixed(2)}"/>`
  }).join('')
}

/** A lighthouse that stands on (x, ground); bands of two colours, the lamp room on top. */
export function lighthouse(
  x: number,
  ground: number,
  size: number,
  [light, band]: readonly [string, string] = ['#f4efe5', '#d7263d'],
): string {
  const y = (share: number) => (ground - size * share).toFixed(1)
  const half = (share: number) => size * (0.13 - 0.055 * share)
  const ring = (from: number, to: number, fill: string) =>
    `<path d="M${x - half(from)} ${y(from)}L${x - half(to)} ${y(to)}H${x + half(to)}L${x + half(from)} ${y(from)}Z" fill="${fill}"/>`
  const rings = [0, 1, 2, 3, 4].map((index) =>
    ring(index * 0.15, (index + 1) * 0.15, index % 2 ? band : light),
  )
  return `${rings.join('')}<path d="M${x} ${y(0)}L${x} ${y(0.75)}H${x + half(0.75)}L${x + half(0)} ${y(0)}Z" fill="#020817" opacity=".2"/>
<rect x="${x - size * 0.12}" y="${y(0.78)}" width="${size * 0.24}" height="${size * 0.035}" fill="#16202f"/><rect x="${x - size * 0.07}" y="${y(0.9)}" width="${size * 0.14}" height="${size * 0.12}" fill="#ffe7a6"/><path d="M${x - size * 0.1} ${y(0.9)}L${x} ${y(1)}L${x + size * 0.1} ${y(0.9)}Z" fill="${band}"/><path d="M${x} ${y(0.9)}V${y(0.78)}" stroke="#16202f" stroke-width="${size * 0.012}"/>`
}

/** The beam of a lighthouse lamp; angles in degrees, clockwise from the right. */
export function beam(
  x: number,
  y: number,
  from: number,
  to: number,
  color: string,
  opacity = 0.7,
): string {
  const edge = (degrees: number) => {
    const turn = (degrees * Math.PI) / 180
    return `${(x + Math.cos(turn) * 1600).toFixed(0)} ${(y + Math.sin(turn) * 1600).toFixed(0)}`
  }
  return `<radialGradient id="beam" gradientUnits="userSpaceOnUse" cx="${x}" cy="${y}" r="1100"><stop offset="0" stop-color="${color}" stop-opacity="${opacity}"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient><path d="M${x} ${y}L${edge(from)}L${edge(to)}Z" fill="url(#beam)"/>`
}

export type Ship = {
  readonly hull: string
  readonly band: string
  readonly house: string
  readonly window: string
}

/** An island ferry; the waterline lies at y, the bow on the right. */
export function ferry(
  x: number,
  y: number,
  size: number,
  { hull, band, house, window }: Ship,
): string {
  const s = size / 100
  const panes = (top: number, from: number, to: number, step: number) => {
    const count = Math.floor((to - from) / step)
    return Array.from(
      { length: count },
      (_, index) =>
        `<rect x="${from + index * step}" y="${top}" width="${step * 0.6}" height="5" rx="1"/>`,
    ).join('')
  }
  return `<g transform="translate(${x} ${y}) scale(${s})"><path d="M-88-18H96L84 4H-78Z" fill="${hull}"/><path d="M-86-14H94L92-9H-84Z" fill="${band}"/><path d="M-78-18V-34H62L76-18Z" fill="${house}"/><path d="M-62-34V-48H40L50-34Z" fill="${house}"/><path d="M-20-48V-58H24L30-48Z" fill="${house}"/><path d="M-50-48V-68H-34V-48Z" fill="${band}"/><path d="M-50-62H-34V-57H-50Z" fill="${hull}"/><path d="M2-58V-76" stroke="${hull}" stroke-width="2"/><g fill="${window}">${panes(-30, -72, 60, 9)}${panes(-44, -56, 38, 9)}${panes(-55, -16, 22, 8)}</g></g>`
}

export function sail(
  x: number,
  y: number,
  size: number,
  cloth = '#fff3d0',
  hull = '#5a2440',
): string {
  const s = size / 100
  return `<g transform="translate(${x} ${y}) scale(${s})"><path d="M0-6V-110L52-16Z" fill="${cloth}"/><path d="M-6-6L-10-86L-40-10Z" fill="${cloth}" opacity=".8"/><path d="M-52-2H58L42 16H-36Z" fill="${hull}"/></g>`
}

/** A stone pine, as it stands along the coast. */
export function pine(x: number, ground: number, size: number, color = '#081a2b'): string {
  const crowns: readonly (readonly [number, number, number])[] = [
    [-0.42, -0.98, 0.34],
    [0.02, -1.32, 0.4],
    [0.44, -1.06, 0.32],
    [0.04, -1.02, 0.36],
    [-0.28, -1.2, 0.3],
    [0.3, -1.26, 0.28],
  ]
  const crown = crowns
    .map(
      ([dx, dy, r]) =>
        `<ellipse cx="${x + dx * size}" cy="${ground + dy * size}" rx="${r * size}" ry="${r * size * 0.44}"/>`,
    )
    .join('')
  const branches = `M${x} ${ground - size * 0.6}L${x - size * 0.36} ${ground - size}M${x} ${ground - size * 0.7}L${x + size * 0.4} ${ground - size * 1.06}`
  return `<g fill="${color}"><path d="M${x - size * 0.06} ${ground}L${x - size * 0.02} ${ground - size * 1.2}H${x + size * 0.04}L${x + size * 0.06} ${ground}Z"/><path d="${branches}" stroke="${color}" stroke-width="${size * 0.04}"/>${crown}</g>`
}

/** A fir of the mountains: three skirts. */
export function fir(x: number, ground: number, size: number, color: string): string {
  const skirt = (base: number, top: number, half: number) =>
    `M${x - half * size} ${ground - base * size}Q${x - half * size * 0.4} ${ground - base * size * 1.05} ${x} ${ground - top * size}Q${x + half * size * 0.4} ${ground - base * size * 1.05} ${x + half * size} ${ground - base * size}Z`
  return `<path d="${skirt(0.08, 0.55, 0.3)}${skirt(0.32, 0.8, 0.23)}${skirt(0.56, 1, 0.16)}M${x - size * 0.03} ${ground}V${ground - size * 0.1}H${x + size * 0.03}V${ground}Z" fill="${color}"/>`
}

/** Stone houses of an island village, roofs of red tiles. */
export function village(x: number, ground: number, size: number, seed: number): string {
  const random = createRandom(seed)
  return Array.from({ length: 11 }, (_, index) => {
    const width = size * (0.13 + random() * 0.1)
    const height = size * (0.14 + random() * 0.14)
    const left = x + (index - 5) * size * 0.17 + (random() - 0.5) * size * 0.08
    const foot = ground - Math.sin((index / 10) * Math.PI) * size * 0.22 * (0.6 + random() * 0.6)
    const top = foot - height
    return `<rect x="${left.toFixed(0)}" y="${top.toFixed(0)}" width="${width.toFixed(0)}" height="${(height + size * 0.3).toFixed(0)}" fill="${index % 3 ? '#f1e4cb' : '#e3cfa8'}"/><path d="M${(left - 5).toFixed(0)} ${top.toFixed(0)}L${(left + width / 2).toFixed(0)} ${(top - size * 0.075).toFixed(0)}L${(left + width + 5).toFixed(0)} ${top.toFixed(0)}Z" fill="${index % 2 ? '#c8523c' : '#b5432f'}"/><rect x="${(left + width * 0.3).toFixed(0)}" y="${(top + height * 0.3).toFixed(0)}" width="${(width * 0.16).toFixed(0)}" height="${(height * 0.28).toFixed(0)}" fill="#2e6f7c"/><rect x="${(left + width * 0.62).toFixed(0)}" y="${(top + height * 0.3).toFixed(0)}" width="${(width * 0.16).toFixed(0)}" height="${(height * 0.28).toFixed(0)}" fill="#2e6f7c"/>`
  }).join('')
}

/** Bulbs on a wire between two points. */
export function bulbs(
  [x0, y0]: readonly [number, number],
  [x1, y1]: readonly [number, number],
  sag: number,
  count: number,
): string {
  const at = (t: number) =>
    [x0 + (x1 - x0) * t, y0 + (y1 - y0) * t + sag * 4 * t * (1 - t)] as const
  const lamps = Array.from({ length: count }, (_, index) => {
    const [x, y] = at((index + 0.5) / count)
    return `<circle cx="${x.toFixed(0)}" cy="${(y + 12).toFixed(0)}" r="26" fill="#ffd98a" opacity=".16"/><circle cx="${x.toFixed(0)}" cy="${(y + 12).toFixed(0)}" r="9" fill="#fff0c4"/>`
  })
  return `<path d="M${x0} ${y0}Q${(x0 + x1) / 2} ${(y0 + y1) / 2 + sag * 2} ${x1} ${y1}" fill="none" stroke="#0a1428" stroke-width="4"/>${lamps.join('')}`
}
