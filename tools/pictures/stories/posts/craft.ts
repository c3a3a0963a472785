import { bigBall } from '#tools/pictures/stories/ball.ts'
import { groundShadow, play, playAll } from '#tools/pictures/stories/cast.ts'
import {
  darker,
  fairer,
  HOME_KIT,
  REFEREE_SHIRT,
  shirted,
  suited,
} from '#tools/pictures/stories/kits.ts'
import { ONLOOKER } from '#tools/pictures/stories/people/poses/back-row.ts'
import { SEATED } from '#tools/pictures/stories/people/poses/floor.ts'
import { WHISTLE } from '#tools/pictures/stories/people/poses/referee.ts'
import { ARM_UP, BALANCE } from '#tools/pictures/stories/people/poses/standing.ts'
import type { Poster } from '#tools/pictures/stories/poster.ts'
import { arrow, courtPlan, cross, ring } from '#tools/pictures/stories/props/courts.ts'
import { placed, stopwatch } from '#tools/pictures/stories/props/things.ts'
import { CREAM, GOLD, glowOn, INK, RED, TEAL, waveLines } from '#tools/pictures/stories/shapes.ts'
import { scoreboard, word } from '#tools/pictures/stories/words.ts'

const CHALK = '#e8f2ee'

/** Passive play: the raised arm, and the passes that are left. */
export const PASSIVE_PLAY: Poster = {
  ground: glowOn('#2a8f96', '#0b3a4e', [0.3, 0.4]),
  glow: 0.3,
  layers: [
    `<circle cx="320" cy="400" r="330" fill="${GOLD}"/>`,
    play({
      pose: ARM_UP,
      x: 320,
      y: 620,
      scale: 4.2,
      kit: { ...REFEREE_SHIRT, jersey: '#16202f', sleeve: '#16202f', trim: GOLD },
      cut: 'crop',
      rims: { glow: '#e9b44c' },
    }),
    [1, 2, 3, 4]
      .map((pass, index) => {
        const x = 640 + index * 150
        const y = 560 - index * 110
        const last = pass === 4
        return `<circle cx="${x}" cy="${y}" r="78" fill="${last ? RED : CREAM}"/>${word(String(pass), x, y + 38, 108, { fill: last ? CREAM : INK, anchor: 'middle' })}`
      })
      .join(''),
    `<path d="M540 720C760 700 980 560 1130 360" fill="none" stroke="${CREAM}" stroke-width="8" stroke-dasharray="4 24" stroke-linecap="round" opacity=".8"/>`,
  ],
}

/** Two sisters, two whistles, one match. */
export const SISTERS: Poster = {
  ground: glowOn('#1b3158', '#060c1c', [0.5, 0.5]),
  glow: 0.7,
  layers: [
    `<g fill="#fff0c4" opacity=".1"><path d="M180 -10H240L520 810H-80Z"/><path d="M960 -10H1020L1280 810H680Z"/></g>`,
    playAll([
      {
        pose: WHISTLE,
        x: 800,
        y: 690,
        scale: 5,
        cut: 'ponytail',
        limbs: 0.9,
        kit: fairer(REFEREE_SHIRT),
      },
      {
        pose: WHISTLE,
        mirrored: true,
        x: 390,
        y: 700,
        scale: 5.1,
        cut: 'bun',
        limbs: 0.9,
        kit: fairer(REFEREE_SHIRT),
      },
    ]),
    `<g fill="${RED}"><rect x="880" y="318" width="48" height="17" rx="5"/><circle cx="890" cy="338" r="17"/><rect x="258" y="320" width="48" height="17" rx="5"/><circle cx="296" cy="340" r="17"/></g>`,
  ],
}

/** A coach in front of his board. */
export const LICENCE: Poster = {
  ground: glowOn('#1f7a6e', '#0a3c40', [0.6, 0.4]),
  glow: 0.2,
  layers: [
    `<rect x="330" y="56" width="840" height="620" rx="14" fill="#0d4d4a"/><rect x="330" y="56" width="840" height="620" rx="14" fill="none" stroke="#caa56b" stroke-width="20"/><g transform="translate(750 366)" opacity=".55">${courtPlan({ floor: 'none', area: 'none', line: CHALK, scale: 18 })}</g>`,
    `${cross(560, 200, 22, CHALK)}${cross(620, 366, 22, CHALK)}${cross(560, 530, 22, CHALK)}${ring(880, 230, 26, GOLD)}${ring(930, 366, 26, GOLD)}${ring(880, 500, 26, GOLD)}${arrow([590, 200], [760, 130], [850, 210], CHALK, 8)}${arrow([650, 366], [760, 430], [900, 372], CHALK, 8, '20 16')}${arrow([590, 530], [760, 620], [1010, 470], GOLD, 8)}`,
    word('B', 1050, 300, 240, { fill: CHALK, anchor: 'middle' }),
    play({
      pose: ONLOOKER,
      x: 250,
      y: 560,
      scale: 4.4,
      kit: suited(HOME_KIT, '#17356a'),
      cut: 'crop',
    }),
  ],
}

/** Eight exercises for the knee: still on one leg. */
export const KNEES: Poster = {
  ground: glowOn('#9fd8d4', '#3fa0a4', [0.5, 0.4]),
  glow: 0.3,
  layers: [
    word('8', 1000, 640, 640, { fill: '#f4fbf9', anchor: 'middle', opacity: 0.65 }),
    `<path d="M0 716H1200V810H0Z" fill="#0c5560"/><rect x="300" y="700" width="460" height="26" rx="13" fill="#f58a72"/>`,
    groundShadow(520, 706, 130, 0.3),
    play({
      pose: BALANCE,
      x: 520,
      y: 406,
      scale: 2.95,
      cut: 'bun',
      limbs: 0.92,
      kit: { ...shirted(fairer(HOME_KIT), '#17356a'), sole: CREAM },
    }),
    '<radialGradient id="knee"><stop offset="0" stop-color="#fff3a8" stop-opacity=".9"/><stop offset="1" stop-color="#fff3a8" stop-opacity="0"/></radialGradient><circle cx="526" cy="548" r="96" fill="url(#knee)"/><circle cx="526" cy="548" r="62" fill="none" stroke="#d7263d" stroke-width="8"/><circle cx="526" cy="548" r="86" fill="none" stroke="#d7263d" stroke-width="4" stroke-dasharray="14 12"/>',
  ],
}

/** Two at the table who see everything. */
export const SCORE_TABLE: Poster = {
  ground: glowOn('#20406e', '#091428', [0.5, 0.3]),
  glow: 0.5,
  layers: [
    scoreboard('30:00', 600, 44, 420),
    `<g opacity=".45">${waveLines(330, 8, 24)}</g>`,
    playAll([
      { pose: SEATED, x: 300, y: 520, scale: 3.2, kit: suited(fairer(HOME_KIT), TEAL), cut: 'bun' },
      {
        pose: SEATED,
        x: 900,
        y: 520,
        scale: 3.2,
        kit: suited(darker(HOME_KIT), '#8a1c2c'),
        cut: 'crop',
        mirrored: true,
      },
    ]),
    `<path d="M200 500H1000V536H200Z" fill="#c68a4e"/><path d="M226 536H974V800H226Z" fill="#8a1c2c"/><path d="M226 536H974V560H226Z" fill="#020817" opacity=".25"/>${word('ZAPISNIK', 600, 690, 100, { fill: CREAM, anchor: 'middle' })}<g transform="translate(720 498) skewX(-30)"><rect x="-76" y="-14" width="150" height="14" fill="#fbf7ee"/></g>`,
    placed(stopwatch(), 540, 436, 0.56),
    '<rect x="640" y="430" width="16" height="70" fill="#16202f"/><circle cx="648" cy="416" r="24" fill="#7df08a"/><rect x="440" y="474" width="56" height="26" rx="6" fill="#16202f"/><circle cx="468" cy="466" r="16" fill="#d7263d"/>',
    '<path d="M0 786H1200V810H0Z" fill="#050b18"/>',
  ],
}

/** What to eat before the match: the plate is a court. */
export const PLATE: Poster = {
  ground: glowOn('#ffd66b', '#f2a93c', [0.5, 0.4]),
  glow: 0,
  layers: [
    `<g fill="#fff" opacity=".25">${Array.from({ length: 10 }, (_, row) => Array.from({ length: 15 }, (__, column) => ((row + column) % 2 ? `<rect x="${column * 80}" y="${row * 80}" width="80" height="80"/>` : '')).join('')).join('')}</g><circle cx="616" cy="424" r="330" fill="#7a3a10" opacity=".3"/><circle cx="600" cy="400" r="330" fill="#fdfaf2"/><clipPath id="plate"><circle cx="600" cy="400" r="256"/></clipPath><circle cx="600" cy="400" r="262" fill="#e3dccb"/><g clip-path="url(#plate)"><rect x="330" y="130" width="540" height="540" fill="#17808c"/><g transform="translate(600 400)">${courtPlan({ floor: '#1c93a0', area: '#d9523f', line: CREAM, scale: 13 })}</g></g>`,
    `<path d="M440 300C470 420 570 470 690 440C700 436 702 424 692 420C600 410 520 370 470 286C460 276 438 284 440 300Z" fill="#ffd94d"/><path d="M446 302C480 400 570 452 690 432" fill="none" stroke="#b98a1c" stroke-width="5"/><path d="M440 300L450 276L470 286Z" fill="#5a3a14"/>`,
    `<g fill="none" stroke="#f6dc9a" stroke-width="11" stroke-linecap="round">${Array.from({ length: 9 }, (_, index) => `<path d="M${660 + (index % 3) * 14} ${290 + index * 8}c40 -50 90 -30 80 10s-80 30 -70 -16"/>`).join('')}</g><circle cx="722" cy="300" r="15" fill="${RED}"/><circle cx="690" cy="336" r="13" fill="${RED}"/><circle cx="748" cy="330" r="12" fill="#2f8f5b"/>`,
    `${bigBall([600, 540], 46, '#f08a3c')}<g><circle cx="490" cy="520" r="52" fill="#cfeaf2"/><circle cx="490" cy="520" r="40" fill="#8fcfe0"/><path d="M466 500A34 34 0 0 1 500 486" stroke="#fff" stroke-width="8" fill="none" stroke-linecap="round"/></g>`,
    `<g fill="#c8d4d8"><rect x="130" y="150" width="24" height="520" rx="12"/><path d="M96 120V260C96 300 188 300 188 260V120H172V240H150V120H134V240H112V120Z"/><path d="M1060 130C1120 170 1110 360 1084 400V650A14 14 0 0 1 1056 650V130Z"/></g>`,
  ],
}
