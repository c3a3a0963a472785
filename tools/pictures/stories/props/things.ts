import { text } from '#tools/pictures/engine/lettering.ts'
import { CREAM, GOLD, INK, RED, TEAL } from '#tools/pictures/stories/shapes.ts'

/** Somewhere in the picture, at some size and turn. */
export function placed(content: string, x: number, y: number, scale = 1, turn = 0): string {
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${content}</g>`
}

/** A cup about 100 high around its middle. */
export function cup(metal: string = GOLD, light = '#fff2cf', shade = '#8a5a1c'): string {
  return `<path d="M-30-52H30C30-18 20 2 6 8V26H18V36H-18V26H-6V8C-20 2-30-18-30-52Z" fill="${metal}"/><path d="M-29-44C-56-48-54-12-20-10M29-44C56-48 54-12 20-10" fill="none" stroke="${metal}" stroke-width="7"/><path d="M12-52H30C30-18 20 2 6 8V26H18V36H4V26Z" fill="${light}" opacity=".75"/><path d="M-30-52H-18C-18-20-10 0-6 8C-20 2-30-18-30-52Z" fill="${shade}" opacity=".55"/><rect x="-32" y="-57" width="64" height="8" rx="4" fill="${light}"/><rect x="-24" y="36" width="48" height="14" rx="2" fill="${INK}"/>`
}

/** A medal on a ribbon; the disc lies at the origin, the ribbon goes up by its length. */
export function medal(
  disc: string,
  edge: string,
  ribbon: readonly [string, string],
  length: number,
): string {
  return `<path d="M-48-${length}H-30L7-38H-9Z" fill="${ribbon[0]}"/><path d="M48-${length}H30L-7-38H9Z" fill="${ribbon[1]}"/><circle r="42" fill="${edge}"/><circle r="35" fill="${disc}"/><path d="M-30-18A35 35 0 0 1 18-30" fill="none" stroke="#fff" stroke-width="6" opacity=".6" stroke-linecap="round"/>`
}

/** A whistle 100 wide, its mouthpiece to the right. */
export function whistle(body: string = GOLD, shade = '#7a4f14'): string {
  return `<path d="M-20-28H58V-8H34A34 34 0 1 1-20-18Z" fill="${body}"/><circle cx="-2" cy="14" r="14" fill="${shade}"/><path d="M-8-28H14V-18H-8Z" fill="${shade}"/><path d="M14-28H58V-21H14Z" fill="#fff" opacity=".45"/><circle cx="-30" cy="-20" r="8" fill="none" stroke="${shade}" stroke-width="4"/>`
}

/** A clock face of radius 100 around the origin. */
export function clock(
  hour: number,
  minute: number,
  face: string = CREAM,
  hands: string = INK,
): string {
  const marks = Array.from(
    { length: 12 },
    (_, index) =>
      `<rect x="-3.500" y="-90" width="7" height="${index % 3 ? 12 : 20}" rx="2" transform="rotate(${index * 30})"/>`,
  )
  const hand = (turn: number, length: number, width: number) =>
    `<rect x="${-width / 2}" y="${-length}" width="${width}" height="${length + 14}" rx="${width / 2}" transform="rotate(${turn})"/>`
  return `<circle r="100" fill="${face}"/><circle r="97" fill="none" stroke="${hands}" stroke-width="6"/><g fill="${hands}">${marks.join('')}${hand(hour * 30 + minute / 2, 48, 10)}${hand(minute * 6, 76, 7)}</g><circle r="8" fill="${RED}"/>`
}

/** A closed book lying flat, seen from its long side; the spine is on the left. */
export function lyingBook(width: number, height: number, cover: string, title: string): string {
  return `<rect x="${-width / 2}" y="${-height}" width="${width}" height="${height}" rx="7" fill="${cover}"/><rect x="${-width / 2 + 22}" y="${-height + 8}" width="${width - 18}" height="${height - 16}" fill="#f3ead6"/><path d="M${-width / 2 + 26} ${-height * 0.66}H${width / 2 + 4}M${-width / 2 + 26} ${-height * 0.5}H${width / 2 + 4}M${-width / 2 + 26} ${-height * 0.34}H${width / 2 + 4}" stroke="#cbbd9c" stroke-width="2"/><rect x="${-width / 2}" y="${-height}" width="46" height="${height}" rx="7" fill="${cover}"/><rect x="${-width / 2 + 10}" y="${-height}" width="7" height="${height}" fill="#fff" opacity=".2"/>${title}`
}

/** A court shoe from the side, 300 long, toes to the right, the sole on y = 0. */
export function courtShoe(upper: string, stripe: string, sole: string = CREAM): string {
  return `<path d="M-132-22C-150-70-140-128-112-146C-90-152-70-138-44-140C-30-112 6-96 40-76C76-58 130-58 146-34L148-20H-134Z" fill="${upper}"/><path d="M-118-140C-96-148-70-136-46-138C-44-126-52-112-72-110C-96-108-114-120-118-140Z" fill="${INK}" opacity=".5"/><path d="M-70-22L-20-104L6-92L-38-22ZM-22-22L24-84L46-74L12-22Z" fill="${stripe}"/><g stroke="${CREAM}" stroke-width="7" stroke-linecap="round"><path d="M-34-128L-6-114M-16-116L14-100M4-104L34-88M26-92L54-76"/></g><path d="M-140-26C-100-16 90-12 150-28C160-22 162-6 148 0H-122C-140-2-146-14-140-26Z" fill="${sole}"/><path d="M-140-14C-100-6 90-4 158-16" stroke="${stripe}" stroke-width="4" fill="none"/><path d="M88-62C110-60 136-54 146-36" stroke="#fff" stroke-width="5" opacity=".4" fill="none"/>`
}

/** A photograph with a white edge, 200 by 236, its picture drawn by the caller in 180 by 180. */
export function snapshot(picture: string, id: string, paper = '#fbf7ee'): string {
  return `<rect x="-100" y="-100" width="200" height="236" fill="#020817" opacity=".28" transform="translate(8 12)"/><rect x="-100" y="-100" width="200" height="236" rx="3" fill="${paper}"/><clipPath id="${id}"><rect x="-90" y="-90" width="180" height="180"/></clipPath><g clip-path="url(#${id})">${picture}</g>`
}

/** A tapered cup with a printed wave, 120 wide and 160 high, its foot on y = 0. */
export function tumbler(body: string, wave: string, second: string): string {
  return `<clipPath id="tumbler-${body.slice(1)}"><path d="M-60-160H60L46 0H-46Z"/></clipPath><g clip-path="url(#tumbler-${body.slice(1)})"><rect x="-60" y="-160" width="120" height="160" fill="${body}"/><path d="M-70-70C-40-100-20-100 0-76S40-50 70-80V-50C40-20 20-20 0-46S-40-70-70-40Z" fill="${wave}"/><path d="M-70-34C-40-64-20-64 0-40S40-14 70-44V-26C40 4 20 4 0-22S-40-46-70-16Z" fill="${second}"/><path d="M26-160H60L46 0H18Z" fill="#020817" opacity=".14"/><path d="M-50-160H-38L-30 0H-38Z" fill="#fff" opacity=".4"/></g><ellipse cx="0" cy="-160" rx="60" ry="11" fill="#0b1b33" opacity=".55"/><ellipse cx="0" cy="-160" rx="60" ry="11" fill="none" stroke="${body}" stroke-width="5"/>`
}

/** A drum from the side, 260 wide. */
export function drum(body: string = RED, cord: string = CREAM): string {
  const zigzag = Array.from(
    { length: 7 },
    (_, index) => `L${-120 + index * 40} ${index % 2 ? 66 : -52}`,
  ).join('')
  return `<path d="M-130-70V76A130 34 0 0 0 130 76V-70Z" fill="${body}"/><path d="M-120 66${zigzag}" fill="none" stroke="${cord}" stroke-width="7" stroke-linejoin="round"/><path d="M60-50V100A130 34 0 0 0 130 76V-70Z" fill="#020817" opacity=".2"/><path d="M-134-78V-52A134 36 0 0 0 134-52V-78ZM-134 62V86A134 36 0 0 0 134 86V62A134 36 0 0 1-134 62Z" fill="${INK}"/><ellipse cy="-78" rx="134" ry="36" fill="#f6ead0"/><ellipse cy="-78" rx="134" ry="36" fill="none" stroke="${INK}" stroke-width="8"/>`
}

/** A megaphone that calls to the right. */
export function megaphone(body: string = GOLD, edge: string = INK): string {
  return `<path d="M-60-26L110-92V92L-60 26Z" fill="${body}"/><path d="M-60 4L110 40V92L-60 26Z" fill="#020817" opacity=".2"/><rect x="-98" y="-30" width="44" height="60" rx="10" fill="${edge}"/><path d="M-40 30L-24 96H8L-6 40Z" fill="${edge}"/><ellipse cx="110" rx="22" ry="94" fill="${edge}"/><ellipse cx="112" rx="13" ry="76" fill="#f6ead0" opacity=".9"/>`
}

/** A knitted scarf folded over a bar, with a word along each half; 120 wide and 340 high. */
export function hungScarf(base: string, stripe: string): string {
  const bands = [60, 92, 250, 282]
    .map((y) => `<rect x="-50" y="${y}" width="100" height="18" fill="${stripe}"/>`)
    .join('')
  const fringe = Array.from(
    { length: 10 },
    (_, index) =>
      `<rect x="${-49 + index * 10}" y="326" width="5" height="26" fill="${index % 2 ? stripe : base}"/>`,
  ).join('')
  return `<path d="M-50 0H50V330H-50Z" fill="${base}"/>${bands}${fringe}<path d="M-50 0H50V24H-50Z" fill="#fff" opacity=".16"/><path d="M30 0H50V330H30Z" fill="#020817" opacity=".16"/>`
}

/** A scarf over the shoulders of somebody who looks straight ahead; the neck is at the origin. */
export function wornScarf(base: string, stripe: string): string {
  const tail = (x: number, turn: number) =>
    `<g transform="translate(${x} 10) rotate(${turn})"><rect x="-17" width="34" height="120" fill="${base}"/><g fill="${stripe}"><rect x="-17" y="24" width="34" height="11"/><rect x="-17" y="46" width="34" height="11"/><rect x="-17" y="84" width="34" height="11"/></g>${Array.from({ length: 5 }, (_, index) => `<rect x="${-16 + index * 7}" y="118" width="4" height="14" fill="${index % 2 ? base : stripe}"/>`).join('')}<rect x="8" width="9" height="120" fill="#020817" opacity=".18"/></g>`
  return `${tail(-22, 7)}${tail(24, -6)}<path d="M-46 4C-30-22 30-22 46 4C40 28 20 36 0 36S-40 28-46 4Z" fill="${base}"/><path d="M-40-2C-26 16 26 16 40-2" fill="none" stroke="${stripe}" stroke-width="9"/>`
}

/** A frame on a wall; whatever hangs in it is drawn by the caller, its middle at the origin. */
export function frame(
  width: number,
  height: number,
  wood: string,
  inside: string,
  content: string,
): string {
  return `<rect x="${-width / 2}" y="${-height / 2}" width="${width}" height="${height}" fill="#020817" opacity=".3" transform="translate(9 14)"/><rect x="${-width / 2}" y="${-height / 2}" width="${width}" height="${height}" fill="${wood}"/><rect x="${-width / 2 + 16}" y="${-height / 2 + 16}" width="${width - 32}" height="${height - 32}" fill="${inside}"/><path d="M${-width / 2 + 16} ${height / 2 - 16}V${-height / 2 + 16}H${width / 2 - 16}" fill="none" stroke="#020817" stroke-width="6" opacity=".3"/>${content}`
}

/** A stack of coins, each 26 high and 130 wide, on the origin. */
export function coins(count: number, metal: string, edge: string): string {
  return Array.from({ length: count }, (_, index) => {
    const y = -index * 24
    const x = ((index * 37) % 9) - 4
    return `<path d="M${x - 66} ${y - 13}V${y + 9}A66 17 0 0 0 ${x + 66} ${y + 9}V${y - 13}Z" fill="${edge}"/><ellipse cx="${x}" cy="${y - 13}" rx="66" ry="17" fill="${metal}"/><ellipse cx="${x}" cy="${y - 13}" rx="50" ry="12" fill="none" stroke="${edge}" stroke-width="3"/>`
  }).join('')
}

/** A stopwatch of radius 100. */
export function stopwatch(face: string = CREAM): string {
  return `<rect x="-16" y="-146" width="32" height="40" rx="6" fill="${INK}"/><rect x="-30" y="-156" width="60" height="20" rx="8" fill="${RED}"/><rect x="62" y="-112" width="24" height="34" rx="6" fill="${INK}" transform="rotate(24 74 -95)"/><circle r="112" fill="${INK}"/><circle r="96" fill="${face}"/>${Array.from({ length: 30 }, (_, index) => `<rect x="-2.500" y="-88" width="5" height="${index % 5 ? 8 : 16}" fill="${INK}" transform="rotate(${index * 12})"/>`).join('')}<path d="M0 0V-70A70 70 0 0 1 0 70Z" fill="${TEAL}" opacity=".3"/><rect x="-4" y="-78" width="8" height="92" rx="4" fill="${RED}" transform="rotate(180)"/><circle r="10" fill="${RED}"/>`
}

/** Lettering on paper, such as on a sign or a card. */
export const label = (words: string, y: number, size: number, fill: string): string =>
  text(words, 0, y, {
    size,
    weight: 800,
    anchor: 'middle',
    tracking: 0.03,
    attributes: `fill="${fill}"`,
  })
