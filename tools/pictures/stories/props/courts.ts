import { RED } from '#tools/pictures/stories/shapes.ts'

type Plan = {
  readonly floor: string
  readonly area: string
  readonly line: string
  /** Pixels per metre. */
  readonly scale: number
}

/** A handball court from straight above, 40 by 20 metres around the origin. */
export function courtPlan({ floor, area, line, scale }: Plan): string {
  const m = (metres: number) => (metres * scale).toFixed(1)
  const goalArc = (radius: number, side: number) => {
    const x = 20 * side
    const sweep = side > 0 ? 0 : 1
    const inner = x - side * radius
    return `M${m(x)} ${m(-1.5 - radius)}A${m(radius)} ${m(radius)} 0 0 ${sweep} ${m(inner)} ${m(-1.5)}V${m(1.5)}A${m(radius)} ${m(radius)} 0 0 ${sweep} ${m(x)} ${m(1.5 + radius)}`
  }
  const half = [-1, 1].map((side) => {
    const clip = `<path d="${goalArc(6, side)}Z" fill="${area}"/><path d="${goalArc(6, side)}" fill="none"/><path d="${goalArc(8.5, side)}" fill="none" stroke-dasharray="${m(0.9)} ${m(0.7)}"/><path d="M${m(13 * side)} ${m(-0.5)}V${m(0.5)}" fill="none"/>`
    return `${clip}<rect x="${m(side > 0 ? 20 : -21)}" y="${m(-1.5)}" width="${m(1)}" height="${m(3)}" fill="none" stroke="${RED}"/>`
  })
  return `<rect x="${m(-20)}" y="${m(-10)}" width="${m(40)}" height="${m(20)}" fill="${floor}"/><g stroke="${line}" stroke-width="${m(0.16)}">${half.join('')}<rect x="${m(-20)}" y="${m(-10)}" width="${m(40)}" height="${m(20)}" fill="none"/><path d="M0 ${m(-10)}V${m(10)}" fill="none"/></g>`
}

/** A goal seen from the front, with its net; the frame's inner edges are given. */
export function goalMouth(
  left: number,
  top: number,
  width: number,
  height: number,
  band: string = RED,
): string {
  const bar = width * 0.033
  const stripes = (count: number, place: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => place(index)).join('')
  const fill = (index: number) => (index % 2 ? '#f5f3ee' : band)
  const across = (width + bar * 2) / 15
  const down = height / 10
  let threads = ''
  for (let x = 0; x <= 26; x++) {
    const from = left + (width * x) / 26
    const to = left + width * 0.07 + (width * 0.86 * x) / 26
    threads += `M${from} ${top}Q${(from + to) / 2} ${top + 40} ${to.toFixed(1)} ${top + 96}V${top + height}`
  }
  for (let y = 1; y < 18; y++) {
    const inset = width * 0.07 * Math.min(1, y / 3)
    const at = top + (y * height) / 18
    threads += `M${left + inset} ${at}Q${left + width / 2} ${at + 16} ${left + width - inset} ${at}`
  }
  return `<path d="${threads}" fill="none" stroke="#cfe3ea" stroke-width="1.6" opacity=".34"/>
${stripes(10, (index) => `<rect x="${left - bar}" y="${top + down * index}" width="${bar}" height="${down + 0.5}" fill="${fill(index)}"/><rect x="${left + width}" y="${top + down * index}" width="${bar}" height="${down + 0.5}" fill="${fill(index)}"/>`)}
${stripes(15, (index) => `<rect x="${left - bar + across * index}" y="${top - bar}" width="${across + 0.5}" height="${bar}" fill="${fill(index + 1)}"/>`)}
<path d="M${left - bar} ${top}V${top + height}M${left + width} ${top}V${top + height}" stroke="#020817" stroke-width="9" opacity=".22"/><rect x="${left - bar}" y="${top - 8}" width="${width + bar * 2}" height="8" fill="#020817" opacity=".22"/>`
}

/** What coaches draw: crosses, rings and arrows, in chalk. */
export function cross(x: number, y: number, size: number, color: string): string {
  return `<path d="M${x - size} ${y - size}L${x + size} ${y + size}M${x + size} ${y - size}L${x - size} ${y + size}" stroke="${color}" stroke-width="${size * 0.42}" stroke-linecap="round" fill="none"/>`
}

export function ring(x: number, y: number, size: number, color: string): string {
  return `<circle cx="${x}" cy="${y}" r="${size}" fill="none" stroke="${color}" stroke-width="${size * 0.36}"/>`
}

/** A curved arrow; its head follows the last piece of the curve. */
export function arrow(
  from: readonly [number, number],
  over: readonly [number, number],
  to: readonly [number, number],
  color: string,
  width = 8,
  dash = '',
): string {
  const turn = Math.atan2(to[1] - over[1], to[0] - over[0])
  const wing = (side: number) =>
    `${(to[0] - Math.cos(turn + side) * width * 3.6).toFixed(1)} ${(to[1] - Math.sin(turn + side) * width * 3.6).toFixed(1)}`
  return `<g fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"><path d="M${from[0]} ${from[1]}Q${over[0]} ${over[1]} ${to[0]} ${to[1]}" stroke-dasharray="${dash}"/><path d="M${wing(0.5)}L${to[0]} ${to[1]}L${wing(-0.5)}"/></g>`
}
