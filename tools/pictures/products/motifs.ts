import { handballMark } from '#tools/pictures/engine/handball.ts'
import { text, textOutline } from '#tools/pictures/engine/lettering.ts'

/** Where a motif stands; all are drawn in a box of 200 by 200 around the middle. */
export type Spot = { readonly x: number; readonly y: number; readonly scale: number }

function at({ x, y, scale }: Spot, content: string): string {
  return `<g transform="translate(${x},${y}) scale(${scale})">${content}</g>`
}

/** A row of crests, `width` wide in all, its middle at (x, y). */
export function waveLine(
  x: number,
  y: number,
  width: number,
  style: { readonly color: string; readonly stroke: number; readonly rise?: number },
): string {
  const step = width / 6
  const rise = style.rise ?? 30
  return `<path d="M${x - width / 2},${y}c${step * 0.8},${-rise} ${step * 1.2},${-rise} ${step * 2},0s${step * 1.2},${rise} ${step * 2},0s${step * 1.2},${-rise} ${step * 2},0" stroke="${style.color}" stroke-width="${style.stroke}" fill="none" stroke-linecap="round"/>`
}

export function threeWaves(spot: Spot, colors: readonly [string, string, string]): string {
  return at(
    spot,
    colors
      .map((color, index) => waveLine(0, -46 + index * 46, 200, { color, stroke: 20, rise: 34 }))
      .join(''),
  )
}

export function lighthouse(
  spot: Spot,
  { tower, stripe, sea }: { readonly tower: string; readonly stripe: string; readonly sea: string },
): string {
  const bands = [
    [-30, -20.6, -4, -23],
    [22, -25.8, 50, -28.6],
  ].map(
    ([top = 0, left = 0, bottom = 0, foot = 0]) =>
      `<path d="M${left},${top}H${-left}L${-foot},${bottom}H${foot}Z" fill="${stripe}"/>`,
  )
  return at(
    spot,
    `<path d="M-18,-56H18L31,74H-31Z" fill="${tower}" stroke="${stripe}" stroke-width="2.4"/>${bands.join('')}<rect x="-25" y="-64" width="50" height="9" rx="3" fill="${stripe}"/><rect x="-14" y="-84" width="28" height="20" fill="${tower}" stroke="${stripe}" stroke-width="2.4"/><rect x="-5" y="-81" width="10" height="14" fill="#F2C84B"/><path d="M-19,-84Q0,-112 19,-84Z" fill="${stripe}"/><path d="M-5,74V58Q0,50 5,58V74Z" fill="${sea}"/><path d="M-64,80C-52,66 -34,70 -24,70H24C36,70 52,66 64,80Z" fill="${stripe}" fill-opacity=".28"/>${waveLine(0, 86, 180, { color: sea, stroke: 9, rise: 16 })}${waveLine(0, 102, 120, { color: sea, stroke: 7, rise: 12 })}`,
  )
}

export function gull(
  spot: Spot,
  { body, wing, beak }: { readonly body: string; readonly wing: string; readonly beak: string },
): string {
  return at(
    spot,
    `<path d="M-8,8C-24,-34 -62,-62 -104,-66C-92,-44 -66,0 -30,26Z" fill="${wing}"/><path d="M-72,52C-40,44 -26,18 6,2C28,-8 48,-16 62,-12C74,-8 76,6 66,12C40,44 -6,64 -72,52Z" fill="${body}"/><path d="M2,14C14,-30 50,-74 108,-84C98,-48 72,4 26,30Z" fill="${wing}"/><path d="M104,-84C100,-68 92,-52 84,-40L62,-66C76,-76 90,-82 104,-84Z" fill="#20242C"/><path d="M69,-9L92,-1L68,7Z" fill="${beak}"/><circle cx="58" cy="-3" r="3.4" fill="#20242C"/>`,
  )
}

export function anchor(spot: Spot, color: string): string {
  return at(
    spot,
    `<g fill="none" stroke="${color}" stroke-width="17" stroke-linecap="round"><circle cx="0" cy="-76" r="17" stroke-width="13"/><path d="M0,-58V84M-38,-32H38"/><path d="M-76,26C-68,72 -34,90 0,92C34,90 68,72 76,26"/></g><path d="M-98,34L-74,4L-52,36ZM98,34L74,4L52,36Z" fill="${color}"/>`,
  )
}

export function octopus(
  spot: Spot,
  { skin, shade, ball }: { readonly skin: string; readonly shade: string; readonly ball: string },
): string {
  const arms = [
    'M-40,24C-70,34 -96,22 -92,-8C-90,-24 -72,-26 -70,-12',
    'M-34,34C-56,66 -94,60 -100,88',
    'M-16,40C-22,72 -48,80 -46,100',
    'M16,40C22,72 48,80 46,100',
    'M34,34C56,66 94,60 100,88',
    'M40,24C66,20 78,-16 76,-46',
  ]
  return at(
    spot,
    `<g fill="none" stroke="${shade}" stroke-width="23" stroke-linecap="round">${arms.map((arm) => `<path d="${arm}"/>`).join('')}</g><g fill="none" stroke="${skin}" stroke-width="18" stroke-linecap="round">${arms.map((arm) => `<path d="${arm}"/>`).join('')}</g><path d="M-52,10C-66,-76 -34,-98 0,-98C34,-98 66,-76 52,10C46,52 -46,52 -52,10Z" fill="${skin}"/><circle cx="-19" cy="-22" r="16" fill="#FFFFFF"/><circle cx="19" cy="-22" r="16" fill="#FFFFFF"/><circle cx="-15" cy="-24" r="7.5" fill="#20242C"/><circle cx="23" cy="-24" r="7.5" fill="#20242C"/><path d="M-17,12Q0,30 17,12" fill="none" stroke="${shade}" stroke-width="6" stroke-linecap="round"/>${flatBall({ x: 78, y: -66, scale: 0.3 }, { skin: ball, seam: '#20242C' })}`,
  )
}

/** A ball drawn with a few seams. */
export function flatBall(
  spot: Spot,
  { skin, seam }: { readonly skin: string; readonly seam: string },
): string {
  return at(
    spot,
    `<circle r="94" fill="${skin}"/>${handballMark({ radius: 92, color: seam, seam: 0.085 })}<circle r="91" fill="none" stroke="${seam}" stroke-width="7"/>`,
  )
}

/** The sports hall by the sea: a low roof like a wave, pillars, steps. */
export function hall(spot: Spot, color: string, wall: string): string {
  const pillars = [-72, -48, -24, 0, 24, 48, 72]
    .map((x) => `<rect x="${x - 5}" y="-6" width="10" height="58" fill="${color}"/>`)
    .join('')
  return at(
    spot,
    `<rect x="-84" y="-8" width="168" height="62" fill="${wall}"/>${pillars}<path d="M-108,-8C-70,-62 -30,-70 0,-52C34,-34 70,-46 108,-22L104,-4H-104Z" fill="${color}"/><rect x="-94" y="52" width="188" height="10" fill="${color}"/><rect x="-106" y="64" width="212" height="9" fill="${color}"/>${waveLine(0, 92, 190, { color, stroke: 7, rise: 13 })}`,
  )
}

export function sunOverIslands(
  spot: Spot,
  { sun, island, sea }: { readonly sun: string; readonly island: string; readonly sea: string },
): string {
  return at(
    spot,
    `<circle cy="-14" r="72" fill="${sun}"/><path d="M-108,50C-80,10 -58,6 -38,26C-22,40 -8,44 2,50ZM-14,50C10,22 40,-8 66,14C84,30 98,42 110,50Z" fill="${island}"/>${waveLine(0, 64, 216, { color: sea, stroke: 8, rise: 14 })}${waveLine(0, 84, 150, { color: sea, stroke: 7, rise: 12 })}`,
  )
}

/** Slanted streaks of the north-east wind. */
export function windLines(spot: Spot, colors: readonly string[]): string {
  const rows = [
    [-96, -70, 120],
    [-40, -48, 136],
    [-104, -24, 150],
    [-60, 0, 164],
    [-98, 24, 120],
    [-20, 48, 116],
    [-84, 72, 130],
  ]
  return at(
    spot,
    rows
      .map(
        ([x = 0, y = 0, length = 0], index) =>
          `<path d="M${x},${y + 16}L${x + length},${y - 22}q20,-10 10,-26" fill="none" stroke="${colors[index % colors.length] ?? '#fff'}" stroke-width="${11 - (index % 3) * 2}" stroke-linecap="round"/>`,
      )
      .join(''),
  )
}

/** Rows of seats seen from the court, some of them taken. */
export function seats(spot: Spot, free: string, taken: string): string {
  let dots = ''
  for (let row = 0; row < 7; row++) {
    const count = 9 + row * 2
    for (let index = 0; index < count; index++) {
      const angle = Math.PI * (0.16 + (0.68 * index) / (count - 1))
      const reach = 76 + row * 19
      const isTaken = (index * 7 + row * 5) % 11 < 3
      dots += `<circle cx="${(-Math.cos(angle) * reach).toFixed(1)}" cy="${(112 - Math.sin(angle) * reach).toFixed(1)}" r="${(5 + row * 0.35).toFixed(1)}" fill="${isTaken ? taken : free}"/>`
    }
  }
  return at(spot, dots)
}

/** One line that is sea, bay, town and hill. */
export function coastLine(spot: Spot, color: string, accent: string): string {
  return at(
    spot,
    `<path d="M-140,44C-120,30 -104,44 -88,38C-70,8 -52,2 -36,20L-28,20V2H-18V-14L-12,-30L-6,-14V2H2V20H14V8H30V20C46,-22 72,-40 92,-8C106,14 122,30 140,34" fill="none" stroke="${color}" stroke-width="8" stroke-linejoin="round" stroke-linecap="round"/><circle cx="52" cy="-58" r="17" fill="${accent}"/>${waveLine(-24, 64, 130, { color: accent, stroke: 7, rise: 12 })}`,
  )
}

export function fish(spot: Spot, color: string, eye: string): string {
  return at(
    spot,
    `<path d="M-100,0C-64,-52 20,-56 58,-8L104,-44C94,-14 94,14 104,44L58,8C20,56 -64,52 -100,0Z" fill="${color}"/><circle cx="-62" cy="-8" r="8" fill="${eye}"/><path d="M-34,-34C-18,-12 -18,12 -34,34M-2,-26C8,-10 8,10 -2,26M24,-18C32,-8 32,8 24,18" fill="none" stroke="${eye}" stroke-width="6" stroke-linecap="round"/>`,
  )
}

export function star(spot: Spot, color: string): string {
  const corners = Array.from({ length: 10 }, (_, index) => {
    const angle = -Math.PI / 2 + (index * Math.PI) / 5
    const reach = index % 2 === 0 ? 100 : 42
    return `${(Math.cos(angle) * reach).toFixed(1)},${(Math.sin(angle) * reach).toFixed(1)}`
  })
  return at(spot, `<path d="M${corners.join('L')}Z" fill="${color}"/>`)
}

/** The number of the century between two waves. */
export function hundred(spot: Spot, color: string, wave: string): string {
  return at(
    spot,
    `${text('100', 0, 46, { size: 150, weight: 900, anchor: 'middle', tracking: 0.02, attributes: `fill="${color}"` })}${waveLine(0, 76, 190, { color: wave, stroke: 9, rise: 18 })}${text('1926 – 2026', 0, -76, { size: 34, weight: 700, anchor: 'middle', tracking: 0.1, attributes: `fill="${color}"` })}`,
  )
}

/** A word whose letters stand on an arc around (x, y), each turned with it. */
export function archedWord(
  word: string,
  place: { readonly x: number; readonly y: number; readonly radius: number },
  size: number,
  fill: string,
): string {
  const letters = [...word]
  const step = (size * 0.56) / place.radius
  return letters
    .map((letter, index) => {
      const turn = (((index - (letters.length - 1) / 2) * step * 180) / Math.PI).toFixed(2)
      const shape =
        letter === ' '
          ? ''
          : text(letter, 0, -place.radius, { size, anchor: 'middle', attributes: `fill="${fill}"` })
      return `<g transform="translate(${place.x},${place.y}) rotate(${turn})">${shape}</g>`
    })
    .join('')
}

/** A word or several, centred, one below the other. */
export function lines(
  words: readonly string[],
  place: { readonly x: number; readonly y: number; readonly size: number; readonly step?: number },
  fill: string,
): string {
  const step = place.step ?? place.size * 1.05
  return words
    .map((word, index) =>
      text(word, place.x, place.y + index * step, {
        size: place.size,
        anchor: 'middle',
        tracking: 0.05,
        attributes: `fill="${fill}"`,
      }),
    )
    .join('')
}

export function outlinedNumber(
  digits: string,
  place: { readonly x: number; readonly y: number; readonly size: number },
  color: string,
): string {
  const outline = textOutline(digits, place.x, place.y, {
    size: place.size,
    weight: 900,
    anchor: 'middle',
  })
  return `<path d="${outline}" fill="none" stroke="${color}" stroke-width="${place.size * 0.028}" stroke-linejoin="round"/>`
}

/** Names written by hand: loops and strokes that nobody can read, as on a signed jersey. */
export function signatures(
  spots: readonly (readonly [x: number, y: number, turn: number, scale: number])[],
  color: string,
): string {
  const hands = [
    'M-90,10C-70,-40 -50,-50 -48,-10S-70,40 -50,20S-20,-20 -12,4S10,20 16,0S30,-16 36,4S60,14 92,-16M-80,36C-20,22 40,26 96,18',
    'M-84,-20C-60,-50 -40,-30 -60,4S-84,40 -60,26S-34,-8 -26,10S-6,20 0,4S4,-40 12,-44S8,20 22,12S40,-10 48,6S70,16 90,-4',
    'M-96,8C-80,-36 -62,-40 -64,-8S-84,34 -62,18S-40,-20 -34,0S-18,18 -12,-6S6,-56 10,-16S2,26 18,12S44,-14 50,4S74,8 96,2M-20,34C20,44 60,34 90,24',
    'M-70,-36C-96,-4 -84,30 -58,20S-40,-14 -50,-10S-54,18 -34,12S-16,-8 -10,8S10,20 16,-4S34,-30 34,0S52,16 62,0S84,-18 98,-22M-84,38L-10,30',
    'M-92,0C-84,-44 -62,-44 -66,0S-40,30 -38,-4S-30,-30 -22,2S-6,26 2,2S14,-20 22,4S44,20 50,-2S74,-24 96,-30M-40,40L70,28',
  ]
  return spots
    .map(
      ([x, y, turn, scale], index) =>
        `<path transform="translate(${x},${y}) rotate(${turn}) scale(${scale})" d="${hands[index % hands.length]}" fill="none" stroke="${color}" stroke-width="5.5" stroke-linecap="round" stroke-linejoin="round"/>`,
    )
    .join('')
}
